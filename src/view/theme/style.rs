//! egui's own style made from our tokens, so that the few stock widgets we use look like ours.

use egui::style::{ScrollStyle, Selection, TextCursorStyle, WidgetVisuals, Widgets};
use egui::{
    Color32, Context, CornerRadius, Margin, Stroke, Style, TextStyle, Theme, Visuals, vec2,
};

use super::fonts::{BODY, HEAD, SMALL, Weight, medium, regular, semibold, tab};
use super::tokens::{DARK, LIGHT, Tokens};

/// Gives the window our look. Call at start and when the wish for reduced motion changes.
pub fn apply(ctx: &Context, reduced_motion: bool) {
    for (theme, tokens) in [(Theme::Light, &LIGHT), (Theme::Dark, &DARK)] {
        ctx.style_mut_of(theme, |style| set(style, tokens, reduced_motion));
    }
}

fn set(style: &mut Style, t: &Tokens, reduced_motion: bool) {
    style.text_styles = [
        (TextStyle::Small, regular(SMALL)),
        (TextStyle::Body, regular(BODY)),
        (TextStyle::Button, medium(BODY)),
        (TextStyle::Heading, semibold(HEAD)),
        (TextStyle::Monospace, tab(BODY, Weight::Regular)),
    ]
    .into();
    style.animation_time = if reduced_motion { 0.0 } else { super::duration::SWITCH };
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.5;
    #[cfg(debug_assertions)]
    {
        style.debug.show_unaligned = false;
    }

    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(8.0, 8.0);
    spacing.button_padding = vec2(16.0, 8.0);
    spacing.interact_size = vec2(36.0, 32.0);
    spacing.menu_margin = Margin::same(4);
    spacing.window_margin = Margin::same(16);
    spacing.tooltip_width = 320.0;
    spacing.scroll = ScrollStyle {
        bar_width: 6.0,
        floating_width: 4.0,
        floating_allocated_width: 0.0,
        handle_min_length: 24.0,
        bar_inner_margin: 4.0,
        bar_outer_margin: 2.0,
        foreground_color: true,
        dormant_background_opacity: 0.0,
        active_background_opacity: 0.0,
        interact_background_opacity: 0.0,
        dormant_handle_opacity: 0.25,
        active_handle_opacity: 0.4,
        interact_handle_opacity: 0.6,
        ..ScrollStyle::floating()
    };

    style.visuals = visuals(t);
}

fn visuals(t: &Tokens) -> Visuals {
    let base = if t.dark { Visuals::dark() } else { Visuals::light() };
    let widget = |fill: Color32, stroke: Stroke, text: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: stroke,
        fg_stroke: Stroke::new(1.0, text),
        corner_radius: CornerRadius::same(6),
        expansion: 0.0,
    };
    let hair = Stroke::new(1.0, t.hair);
    Visuals {
        widgets: Widgets {
            noninteractive: widget(t.paper, hair, t.ink),
            inactive: widget(t.raised, hair, t.ink),
            hovered: widget(t.raised.blend(t.hover), hair, t.ink),
            active: widget(t.raised.blend(t.press), hair, t.ink),
            open: widget(t.raised.blend(t.sel), hair, t.ink),
        },
        selection: Selection {
            bg_fill: t.jade.gamma_multiply(0.35),
            stroke: Stroke::new(1.0, t.ink),
        },
        weak_text_color: Some(t.muted),
        hyperlink_color: t.accent,
        faint_bg_color: t.hover,
        extreme_bg_color: t.raised,
        text_edit_bg_color: Some(t.raised),
        code_bg_color: t.sunk,
        warn_fg_color: t.amber_text,
        error_fg_color: t.accent,
        window_corner_radius: CornerRadius::same(8),
        window_shadow: t.float_shadow[0],
        window_fill: t.raised,
        window_stroke: Stroke::NONE,
        window_highlight_topmost: false,
        menu_corner_radius: CornerRadius::same(6),
        panel_fill: t.paper,
        popup_shadow: t.float_shadow[1],
        text_cursor: TextCursorStyle {
            stroke: Stroke::new(1.5, t.ink),
            ..TextCursorStyle::default()
        },
        disabled_alpha: 0.38,
        button_frame: true,
        ..base
    }
}
