// Messages: who, when, what was said, pictures, embeds, components; and the small print around them.

import { avatar, h, name, shownName } from "../dom.js";
import { children, fileCard, picture } from "./components.js";
import { door } from "../door.js";
import { inline, markdown } from "./markdown.js";
import { state } from "../state.js";

const EPHEMERAL = 64, LOADING = 128, LAYOUT = 32768;
const GROUP_WITHIN = 7 * 60 * 1000;

export function drawMessage(message, previous) {
  const system = message.type === 18;
  const together = !system && previous && joins(message, previous);
  const pinged = message.mention_everyone || message.mentions.some((user) => user.id === state.user.id);
  const classes = ["message", together && "together", message.flags & EPHEMERAL && "ephemeral", pinged && "pinged", system && "system"];
  const author = shownName(message.author);
  const article = h("article", { class: classes.filter(Boolean).join(" "), data: { message: message.id, author: message.author.id, at: message.timestamp }, "aria-label": `${author}, ${clock(message.timestamp)}` });
  if (system) {
    article.append(threadStarted(message));
    return article;
  }
  if (!together) article.append(usedCommand(message) || "", avatar(message.author));
  article.append(h("div", { class: "body" }, !together && byline(message), ...content(message), smallPrint(message)));
  return article;
}

function joins(message, previous) {
  const close = new Date(message.timestamp) - new Date(previous.timestamp) < GROUP_WITHIN;
  const plain = ![19, 20].includes(message.type) && previous.type !== 18;
  return plain && close && previous.author.id === message.author.id && !((message.flags ^ previous.flags) & EPHEMERAL);
}

function usedCommand(message) {
  const used = message.interaction_metadata;
  if (message.type === 20 && used?.name)
    return h("div", { class: "used" }, avatar(used.user, 16), name(shownName(used.user), { class: "who" }), " used ", h("span", { class: "command" }, `/${used.name}`));
  if (message.type === 19 && message.message_reference) return replyTo(message);
  return null;
}

function replyTo(message) {
  const { channel_id, message_id } = message.message_reference;
  const original = (state.messages.get(channel_id) || []).find((other) => other.id === message_id);
  const author = original ? original.author : message.author;
  const words = original?.content || (original?.components.length ? "a message with buttons" : "an earlier message");
  return h("div", { class: "used" }, avatar(author, 16), name(shownName(author), { class: "who" }), " ",
    h("a", { class: "quote", href: `#${channel_id}/${message_id}` }, words.slice(0, 80)));
}

function byline(message) {
  return h("header", { class: "byline" },
    name(shownName(message.author), { class: `author ${message.author.bot ? "bot" : ""}` }),
    message.author.bot && h("span", { class: "tag" }, "APP"),
    h("time", { datetime: message.timestamp, title: full(message.timestamp) }, clock(message.timestamp)));
}

const locale = () => state.user.locale;
const full = (stamp) => new Intl.DateTimeFormat(locale(), { dateStyle: "full", timeStyle: "short" }).format(new Date(stamp));

function clock(stamp) {
  const moment = new Date(stamp);
  const today = moment.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale(), today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" }).format(moment);
}

function content(message) {
  if (message.flags & LOADING) return [thinking(message)];
  const shown = [];
  if (message.content) {
    const text = markdown(message.content);
    if (message.edited_timestamp && !(message.flags & LAYOUT)) text.append(h("span", { class: "edited", title: full(message.edited_timestamp) }, " (edited)"));
    shown.push(text);
  }
  if (!(message.flags & LAYOUT)) shown.push(...attachments(message));
  shown.push(...message.embeds.map(embed));
  shown.push(h("div", { class: "components" }, children(message.components, message)));
  if (message.reactions?.length)
    shown.push(h("div", { class: "reactions" }, message.reactions.map((r) => h("span", { class: "reaction" }, `${r.emoji.name} ${r.count}`))));
  if (message.thread) shown.push(threadCard(message.thread));
  return shown;
}

function thinking(message) {
  const late = Date.now() - new Date(message.timestamp) > 15 * 60 * 1000;
  if (late) return h("p", { class: "late" }, "The application did not respond");
  return h("p", { class: "thinking", "aria-label": "Longtable is thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), "Longtable is thinking…");
}

function attachments(message) {
  const embedded = new Set(message.embeds.map((e) => e.image?.attachment_id || e.thumbnail?.attachment_id));
  const shown = message.attachments.filter((a) => !embedded.has(a.id));
  const pictures = shown.filter((a) => a.content_type?.startsWith("image/")).map((a) => ({ ...a, name: a.filename }));
  const files = shown.filter((a) => !a.content_type?.startsWith("image/"));
  return [
    pictures.length ? h("div", { class: `gallery of-${Math.min(pictures.length, 4)}` }, pictures.map((_, index) => picture(pictures, index))) : null,
    ...files.map((a) => fileCard(a.url, a.filename, a.size)),
  ];
}

function embed(data) {
  const colour = data.color === undefined || data.color === null ? "#1e1f22" : `#${data.color.toString(16).padStart(6, "0")}`;
  const title = data.title && h("div", { class: "embed-title" }, data.url ? h("a", { href: data.url, target: "_blank", rel: "noopener noreferrer" }, inline(data.title)) : inline(data.title));
  return h("div", { class: "embed", style: { "border-left-color": colour } },
    h("div", { class: "embed-body" },
      data.author?.name && h("div", { class: "embed-author" }, data.author.name),
      title,
      data.description && markdown(data.description),
      data.fields?.length ? h("div", { class: "embed-fields" }, data.fields.map((field) => h("div", { class: field.inline ? "inline" : "" }, h("div", { class: "field-name" }, inline(field.name)), markdown(field.value)))) : null,
      data.image && h("div", { class: "gallery of-1" }, picture([data.image], 0)),
      data.footer?.text && h("div", { class: "embed-footer" }, data.footer.text)),
    data.thumbnail && h("div", { class: "thumbnail" }, picture([data.thumbnail], 0)));
}

function smallPrint(message) {
  const complaint = h("p", { class: "complaint", role: "alert" });
  if (!(message.flags & EPHEMERAL)) return complaint;
  const dismiss = h("button", { class: "textlink", on: { click: () => door.dismiss(message.id) } }, "Dismiss message");
  return h("div", {}, complaint, h("p", { class: "private" }, "Only you can see this · ", dismiss));
}

function threadStarted(message) {
  const thread = message.message_reference.channel_id;
  return h("p", {}, h("span", { class: "sign", "aria-hidden": "true" }, "↳"), name(shownName(message.author), { class: "who" }), " started a thread: ",
    h("a", { href: `#${thread}` }, name(message.content)), " ", h("time", { datetime: message.timestamp }, clock(message.timestamp)));
}

function threadCard(thread) {
  const count = state.channels.get(thread.id)?.message_count ?? thread.message_count;
  return h("a", { class: "thread-card", href: `#${thread.id}` }, h("strong", {}, name(thread.name)), h("span", {}, `${count} ${count === 1 ? "message" : "messages"} ›`));
}
