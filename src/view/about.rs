//! The program, its name and its licences.

use super::kit::{self, Button, Card};
use super::{ViewCtx, theme};
use crate::action::Action;
use crate::persist::Store;
use egui::{
    Align2, Color32, ColorImage, Context, Id, Rect, Sense, TextureHandle, TextureOptions, Ui, pos2,
    vec2,
};
use std::path::Path;
use std::sync::LazyLock;

/// Shows the card.
pub fn card(ctx: &Context, cx: &ViewCtx<'_>) {
    let card =
        Card::new("about", cx.t("command-about")).close_name(cx.t("button-close")).width(520.0);
    let shown = card.show(
        ctx,
        |ui| contents(ui, cx),
        |ui| ui.add(Button::secondary(cx.t("button-close"))).clicked(),
    );
    if shown.closed || shown.foot || super::dialogs::entered(ctx, &[]) {
        cx.send(Action::Dialog(None));
    }
}

/// Shows what there is to say, here and on the page of the settings.
pub fn contents(ui: &mut Ui, cx: &ViewCtx<'_>) {
    let t = theme::tokens(ui);
    ui.spacing_mut().item_spacing.y = 0.0;
    let (head, response) = ui.allocate_exact_size(vec2(ui.available_width(), 64.0), Sense::hover());
    let version = cx.text.with("about-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
    response.widget_info(|| {
        let label = format!("Luozi 落子, {version}");
        egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, label)
    });
    let tile = Rect::from_min_size(head.min, vec2(64.0, 64.0));
    if let Some(icon) = icon(ui.ctx(), ui.pixels_per_point()) {
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        ui.painter().image(icon.id(), tile, whole, Color32::WHITE);
    }
    let left = tile.right() + 16.0;
    let line = |y: f32, words: &str, font, color: Color32| {
        let at = pos2(left, head.top() + y);
        kit::text_at(
            ui.painter(),
            at,
            Align2::LEFT_CENTER,
            words,
            font,
            color,
            head.right() - left,
        );
    };
    line(20.0, "Luozi 落子", theme::semibold(theme::HEAD), t.ink);
    line(46.0, &version, theme::regular(theme::BODY), t.muted);

    let say = |ui: &mut Ui, gap: f32, words: &str, color| {
        ui.add_space(gap);
        kit::paragraph(ui, words, theme::regular(theme::BODY), color);
    };
    say(ui, 20.0, cx.t("about-what"), t.ink);
    say(ui, 4.0, cx.t("about-name"), t.ink);
    ui.add_space(16.0);
    kit::hairline(ui);
    say(ui, 16.0, cx.t("about-licence"), t.muted);
    say(ui, 8.0, cx.t("about-fonts"), t.muted);
    if let Some(folder) = FOLDER.as_deref() {
        say(ui, 8.0, &cx.text.with("about-folder", &[("path", folder.into())]), t.muted);
    }
}

/// The program's icon, as sharp as the screen: 64 points wide.
fn icon(ctx: &Context, pixels_per_point: f32) -> Option<TextureHandle> {
    let png: &[u8] = match pixels_per_point {
        p if p <= 1.0 => include_bytes!("../../assets/icon/png/64.png"),
        p if p <= 2.0 => include_bytes!("../../assets/icon/png/128.png"),
        _ => include_bytes!("../../assets/icon/png/256.png"),
    };
    let id = Id::unique(("about-icon", png.len()));
    if let Some(icon) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
        return Some(icon);
    }
    let pixels = eframe::icon_data::from_png_bytes(png).ok()?;
    let size = [pixels.width as usize, pixels.height as usize];
    let image = ColorImage::from_rgba_unmultiplied(size, &pixels.rgba);
    let icon = ctx.load_texture("icon", image, TextureOptions::LINEAR);
    ctx.data_mut(|data| data.insert_temp(id, icon.clone()));
    Some(icon)
}

/// Where the settings are kept, as a person would write it.
static FOLDER: LazyLock<Option<String>> = LazyLock::new(|| {
    let home = directories::BaseDirs::new().map(|dirs| dirs.home_dir().to_owned());
    Store::of_user().folder().map(|folder| shown_path(folder, home.as_deref()))
});

/// The path, with `~` for the user's home where the system has that habit.
fn shown_path(path: &Path, home: Option<&Path>) -> String {
    match home.and_then(|home| path.strip_prefix(home).ok()) {
        Some(rest) if cfg!(unix) => Path::new("~").join(rest).display().to_string(),
        _ => path.display().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn the_home_folder_is_written_short() {
        let home = Path::new("/srv/people/lin");
        let short = shown_path(Path::new("/srv/people/lin/.config/luozi"), Some(home));
        assert_eq!(short, "~/.config/luozi");
        let other = shown_path(Path::new("/srv/luozi"), Some(home));
        assert_eq!(other, "/srv/luozi");
        assert_eq!(shown_path(Path::new("/srv/luozi"), None), "/srv/luozi");
    }
}
