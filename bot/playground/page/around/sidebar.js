// Channels, threads, conversations with their unread marks; who I am and which language I read.

import { avatar, byId, fill, h, name, shownName } from "../dom.js";
import { door } from "../door.js";
import { changed, channelName, state, when } from "../state.js";

const LANGUAGES = { "en-US": "English", "zh-TW": "繁體中文", "zh-CN": "简体中文", ja: "日本語", de: "Deutsch", fr: "Français", "es-ES": "Español", ko: "한국어" };

export function drawSidebar() {
  const all = [...state.channels.values()];
  const text = all.filter((c) => c.type === 0).sort((a, b) => a.position - b.position);
  const conversations = all.filter((c) => c.type === 1);
  const focused = document.activeElement?.dataset?.channel;
  fill(byId("channels"),
    h("h3", {}, "Text channels"),
    h("ul", {}, text.map((channel) => h("li", {}, row(channel), threadsOf(channel, all)))),
    conversations.length ? h("h3", {}, "Direct messages") : null,
    h("ul", {}, conversations.map((channel) => h("li", {}, row(channel)))));
  if (focused) byId("channels").querySelector(`[data-channel="${focused}"]`)?.focus();
  mark();
}

function threadsOf(channel, all) {
  const threads = all.filter((c) => c.parent_id === channel.id && (c.type === 11 || c.type === 12));
  const shown = threads.filter((t) => !t.thread_metadata.archived || t.mentions || t.id === state.current);
  shown.sort((a, b) => Number(BigInt(a.id) - BigInt(b.id) > 0n) * 2 - 1);
  return shown.length ? h("ul", { class: "threads" }, shown.map((thread) => h("li", {}, row(thread)))) : null;
}

function row(channel) {
  const here = channel.id === state.current;
  const classes = ["channel", here && "here", channel.unread && "unread", channel.thread_metadata?.archived && "archived"].filter(Boolean).join(" ");
  const sign = channel.type === 1 ? avatar(state.bot, 28) : h("span", { class: "sign", "aria-hidden": "true" }, channel.type === 0 ? "#" : "↳");
  const count = channel.mentions;
  const spoken = count ? `, ${count} for you` : channel.unread ? ", unread" : "";
  return h("a", { class: classes, href: `#${channel.id}`, "aria-current": here ? "page" : null, data: { channel: channel.id }, "aria-label": `${channelName(channel)}${spoken}` },
    sign, name(channelName(channel), { class: "channel-name" }), count ? h("span", { class: "badge" }, String(count)) : null);
}

// Marks in the tab's title and on the menu button of a small screen.
function mark() {
  const all = [...state.channels.values()];
  const pings = all.reduce((sum, c) => sum + c.mentions, 0);
  document.title = `${pings ? `(${pings}) ` : ""}${channelName(state.channels.get(state.current))} · ${shownName(state.user)}`;
  byId("menu-mark").hidden = !all.some((c) => c.mentions && c.id !== state.current);
}

export function drawMe() {
  const language = h("select", { "aria-label": "Language", title: "The language that Discord tells the bot" },
    Object.entries(LANGUAGES).map(([code, label]) => h("option", { value: code, selected: code === state.user.locale }, label)));
  language.addEventListener("change", async () => {
    state.user = { ...state.user, ...(await door.settings({ locale: language.value })) };
    changed("language");
  });
  const dms = h("input", { type: "checkbox", checked: state.user.accepts_dms });
  dms.addEventListener("change", () => door.settings({ accepts_dms: dms.checked }));
  const people = h("button", { class: "who", "aria-haspopup": "dialog", title: "Be somebody else, in this tab or another" }, avatar(state.user, 32), h("span", { class: "words" }, name(shownName(state.user)), h("small", {}, name(state.user.username))));
  people.addEventListener("click", () => changed("people"));
  fill(byId("me"), people, h("div", { class: "settings" }, language, h("label", { title: "Whether the bot may send direct messages" }, dms, " DMs")));
}

when("channels", drawSidebar);
when("current", drawSidebar);
