// Starts the page: who am I, what is there, and what changes from now on.

import { byId, fill, h, name, shownName } from "./dom.js";
import { door } from "./door.js";
import { toggleInspector } from "./around/inspector.js";
import { markdown } from "./messages/markdown.js";
import { drawMessage } from "./messages/message.js";
import { drawMe } from "./around/sidebar.js";
import { changed, channelName, current, state, when } from "./state.js";
import { welcome } from "./around/welcome.js";
import "./writing/composer.js";

const log = byId("log");

async function start() {
  const { guild, bot, users, roles } = await door.users();
  Object.assign(state, { guild, bot });
  for (const user of users) state.users.set(user.id, user);
  for (const role of roles) state.roles.set(role.id, role.name);
  const wanted = new URLSearchParams(location.search).get("user");
  state.user = users.find((user) => user.username === wanted || user.id === wanted);
  if (!state.user) return welcome(users);
  byId("guild").textContent = guild.name;
  byId("app").hidden = false;
  const number = await door.number();
  for (const channel of await door.channels()) state.channels.set(channel.id, channel);
  drawMe();
  await go();
  listen(number);
}

// Where I am: the address's hash is "#channel" or "#channel/message".

async function go() {
  const [wanted, message] = location.hash.slice(1).split("/");
  if (wanted === "composer") return byId("composer")?.focus();
  const first = [...state.channels.values()].find((channel) => channel.type === 0);
  const channel = state.channels.get(wanted) || first;
  document.body.classList.remove("drawer");
  byId("menu").setAttribute("aria-expanded", "false");
  if (!channel) return;
  const moved = state.current !== channel.id;
  state.current = channel.id;
  if (!state.messages.has(channel.id)) state.messages.set(channel.id, await door.messages(channel.id));
  if (state.current !== channel.id) return;
  if (moved) {
    byId("title").replaceChildren(h("span", { class: "sign", "aria-hidden": "true" }, channel.type === 1 ? "@" : channel.type === 0 ? "# " : "↳ "), name(channelName(channel)));
    byId("topic").textContent = channel.topic || "";
    changed("current");
    drawLog();
  }
  if (message) point(message);
  document.querySelectorAll(`.toast[data-channel="${channel.id}"]`).forEach((toast) => toast.remove());
  markRead();
}

function drawLog() {
  byId("newer").hidden = true;
  const messages = state.messages.get(state.current) || [];
  const drawn = messages.map((message, index) => drawMessage(message, messages[index - 1]));
  fill(log, h("div", { class: "beginning" }, h("p", {}, beginning(current()))), drawn);
  toBottom();
}

function beginning(channel) {
  if (channel.type === 1) return "This is the beginning of your conversation with Longtable.";
  return channel.type === 0 ? `This is the start of #${channel.name}. Type / to see the commands.` : `The start of the thread ${channel.name}.`;
}

function point(id) {
  const element = log.querySelector(`[data-message="${CSS.escape(id)}"]`);
  if (!element) return;
  element.scrollIntoView({ block: "center" });
  element.classList.add("pointed");
  setTimeout(() => element.classList.remove("pointed"), 2000);
}

let pinned = true;
const nearBottom = () => log.scrollHeight - log.scrollTop - log.clientHeight < 120;
const toBottom = () => (log.scrollTop = log.scrollHeight);
log.addEventListener("scroll", () => {
  pinned = nearBottom();
  if (pinned) byId("newer").hidden = true;
});
byId("newer").addEventListener("click", () => (toBottom(), log.focus()));
log.addEventListener("load", () => pinned && toBottom(), true);
new ResizeObserver(() => pinned && toBottom()).observe(log);

function markRead() {
  const channel = current();
  if (channel && (channel.unread || channel.mentions) && document.visibilityState === "visible") door.read(channel.id);
}
document.addEventListener("visibilitychange", markRead);

// What changes

const HEARD = {
  message: ({ message }) => {
    const list = state.messages.get(message.channel_id);
    if (!list || list.some((other) => other.id === message.id)) return;
    list.push(message);
    if (message.channel_id !== state.current) return;
    const stick = nearBottom() || message.author.id === state.user.id || message.flags & 64;
    log.append(drawMessage(message, list[list.length - 2]));
    if (stick) toBottom();
    else byId("newer").hidden = false;
  },
  edit: ({ message }) => {
    const list = state.messages.get(message.channel_id) || [];
    const index = list.findIndex((other) => other.id === message.id);
    if (index < 0) return;
    list[index] = message;
    if (message.channel_id === state.current) replace(message, list[index - 1]);
  },
  message_gone: ({ id, channel_id }) => {
    const list = state.messages.get(channel_id) || [];
    const index = list.findIndex((other) => other.id === id);
    if (index < 0) return;
    list.splice(index, 1);
    if (channel_id === state.current) log.querySelector(`[data-message="${id}"]`)?.remove();
    if (channel_id === state.current && list[index]) replace(list[index], list[index - 1]);
  },
  channel: ({ channel }) => {
    const before = state.channels.get(channel.id);
    state.channels.set(channel.id, channel);
    changed("channels");
    if (channel.id !== state.current) return;
    if (JSON.stringify([before?.rights, before?.thread_metadata]) !== JSON.stringify([channel.rights, channel.thread_metadata])) changed("rights");
    if (before?.name !== channel.name) byId("title").lastChild.textContent = channelName(channel);
    markRead();
  },
  channel_gone: ({ id }) => {
    state.channels.delete(id);
    changed("channels");
    if (id === state.current) location.hash = "";
  },
  reload: () => location.reload(),
  user: ({ user }) => user && state.users.set(user.id, user),
  notification: ({ notification }) => notification.channel_id === state.current && document.visibilityState === "visible" ? null : toast(notification),
};

// A message drawn anew keeps its place, and the keyboard's focus on the same button if it's still there.
function replace(message, previous) {
  const old = log.querySelector(`[data-message="${message.id}"]`);
  if (!old) return;
  const stick = nearBottom();
  const focused = old.contains(document.activeElement) ? document.activeElement.dataset.custom || "" : null;
  const drawn = drawMessage(message, previous);
  old.replaceWith(drawn);
  if (focused !== null) {
    const same = [...drawn.querySelectorAll("[data-custom]")];
    (same.find((element) => element.dataset.custom === focused) || same[0])?.focus();
  }
  if (stick) toBottom();
}

function listen(number) {
  const feed = door.feed(number);
  feed.onmessage = (event) => {
    const heard = JSON.parse(event.data);
    HEARD[heard.kind]?.(heard);
  };
  feed.onopen = () => byId("app").classList.remove("offline");
  feed.onerror = () => byId("app").classList.add("offline");
}

function toast(notice) {
  const element = h("a", { class: "toast", data: { channel: notice.channel_id }, href: `#${notice.channel_id}/${notice.message_id}` },
    h("strong", {}, name(notice.from), notice.where ? [" in ", name(notice.where)] : ""), markdown(notice.text.split("\n").slice(0, 3).join("\n")));
  element.querySelectorAll("a").forEach((inner) => inner.replaceWith(...inner.childNodes));
  element.addEventListener("click", () => element.remove());
  byId("toasts").append(element);
  setTimeout(() => element.remove(), 8000);
}

byId("menu").addEventListener("click", () => {
  const open = document.body.classList.toggle("drawer");
  byId("menu").setAttribute("aria-expanded", String(open));
});
byId("veil").addEventListener("click", () => document.body.classList.remove("drawer"));
byId("inspect").addEventListener("click", toggleInspector);
addEventListener("hashchange", go);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("drawer")) byId("menu").click();
  const typing = event.target.closest?.("input, textarea, select, button, a, dialog, summary");
  if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) (event.preventDefault(), document.querySelector(".slash")?.click());
});
when("language", () => (drawMe(), drawLog()));

start().catch((error) => {
  byId("welcome").hidden = false;
  fill(byId("welcome"), h("div", { class: "card" }, h("h1", {}, "The playground isn't there"), h("p", {}, error.message || shownName(state.bot || {}))));
});
