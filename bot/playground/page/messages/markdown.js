// Discord's markdown, as elements. Nothing here makes HTML from text.

import { h, shownName } from "../dom.js";
import { channelName, state } from "../state.js";

const INLINE = [
  [/^\\([^\p{L}\p{N}\s])/u, (m) => m[1]],
  [/^``([^]+?)``|^`([^`\n]+?)`/, (m) => h("code", {}, (m[1] ?? m[2]).trim())],
  [/^\*\*\*([^]+?)\*\*\*(?!\*)/, (m) => h("strong", {}, h("em", {}, inline(m[1])))],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m) => h("strong", {}, inline(m[1]))],
  [/^__([^]+?)__(?!_)/, (m) => h("u", {}, inline(m[1]))],
  [/^\*(?!\s)([^*]+?)(?<!\s)\*(?!\*)/, (m) => h("em", {}, inline(m[1]))],
  [/^_([^_]+?)_(?![\p{L}\p{N}_])/u, (m) => h("em", {}, inline(m[1]))],
  [/^~~([^]+?)~~/, (m) => h("s", {}, inline(m[1]))],
  [/^\|\|([^]+?)\|\|/, (m) => spoiler(inline(m[1]))],
  [/^\[((?:[^\[\]\\]|\\.)+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/, (m) => link(m[2], inline(m[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]!?*_~|]/, (m) => link(m[0], m[0])],
  [/^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/, (m) => time(Number(m[1]), m[2] || "f")],
  [/^<@!?(\d+)>/, (m) => userMention(m[1])],
  [/^<@&(\d+)>/, (m) => mention(`@${state.roles.get(m[1]) || "role"}`)],
  [/^<#(\d+)>/, (m) => channelMention(m[1])],
  [/^<\/([^:>]+):\d+>/, (m) => mention(`/${m[1]}`)],
  [/^<a?:(\w+):\d+>/, (m) => h("span", { class: "emoji" }, `:${m[1]}:`)],
  [/^@(everyone|here)\b/, (m) => mention(`@${m[1]}`)],
];

export function inline(text) {
  const parts = [];
  let plain = "";
  while (text) {
    const before = plain.slice(-1);
    const hit = matchInline(text, before);
    if (!hit) {
      const length = [...text][0].length;
      plain += text.slice(0, length);
      text = text.slice(length);
      continue;
    }
    if (plain) parts.push(plain);
    plain = "";
    parts.push(hit.node);
    text = text.slice(hit.length);
  }
  if (plain) parts.push(plain);
  return parts;
}

function matchInline(text, before) {
  if (!/[\\`*_~|[<h@]/.test(text[0])) return null;
  if (text[0] === "_" && text[1] !== "_" && /[\p{L}\p{N}]/u.test(before)) return null;
  for (const [pattern, make] of INLINE) {
    const found = pattern.exec(text);
    if (found) return { node: make(found), length: found[0].length };
  }
  return null;
}

// Blocks: code, quotes, headings, lists, small text, paragraphs.
export function markdown(text) {
  const root = h("div", { class: "markdown" });
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) root.append(h("div", { class: "text" }, ...breaks(paragraph)));
    paragraph = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const fence = /^(.*?)```(.*)$/.exec(line);
    if (fence && (lines.slice(i + 1).some((l) => l.includes("```")) || fence[2].includes("```"))) {
      if (fence[1]) paragraph.push(fence[1]);
      flush();
      const taken = codeBlock(lines, i, fence[2]);
      root.append(taken.node);
      if (taken.rest) paragraph.push(taken.rest);
      i = taken.last;
      continue;
    }
    const block = blockAt(lines, i);
    if (!block) {
      paragraph.push(line);
      continue;
    }
    flush();
    root.append(block.node);
    i = block.last;
  }
  flush();
  return root;
}

function breaks(lines) {
  return lines.flatMap((line, index) => (index ? [h("br"), ...inline(line)] : inline(line)));
}

function codeBlock(lines, first, opening) {
  const same = /^(.*?)```(.*)$/.exec(opening);
  if (same) return { node: h("pre", { tabindex: 0 }, h("code", {}, same[1])), last: first, rest: same[2] };
  let last = first + 1;
  while (!lines[last].includes("```")) last++;
  const [closing, rest] = [lines[last].split("```")[0], lines[last].split("```").slice(1).join("```")];
  const body = lines.slice(first + 1, last);
  if (!/^[\w+-]*$/.test(opening)) body.unshift(opening);
  if (closing) body.push(closing);
  return { node: h("pre", { tabindex: 0 }, h("code", {}, body.join("\n"))), last, rest };
}

function blockAt(lines, i) {
  const line = lines[i];
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  if (heading) return { node: h(`h${heading[1].length + 2}`, {}, inline(heading[2].replace(/ +#+ *$/, ""))), last: i };
  const small = /^-# +(.+)$/.exec(line);
  if (small) return { node: h("small", {}, inline(small[1])), last: i };
  if (line.startsWith(">>> ")) {
    const rest = [line.slice(4), ...lines.slice(i + 1)];
    return { node: h("blockquote", {}, markdown(rest.join("\n"))), last: lines.length };
  }
  if (line.startsWith("> ")) {
    let last = i;
    while (last + 1 < lines.length && /^>( |$)/.test(lines[last + 1])) last++;
    const inner = lines.slice(i, last + 1).map((l) => l.slice(2)).join("\n");
    return { node: h("blockquote", {}, markdown(inner)), last };
  }
  return listAt(lines, i);
}

const ITEM = /^( *)([-*]|\d{1,9}\.) +(.+)$/;

function listAt(lines, i) {
  const first = ITEM.exec(lines[i]);
  if (!first) return null;
  const indent = first[1].length;
  const ordered = /\d/.test(first[2]);
  const list = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(first[2], 10) } : {});
  let last = i;
  for (let j = i; j < lines.length; j++) {
    const item = ITEM.exec(lines[j]);
    if (!item || item[1].length < indent || (item[1].length === indent && /\d/.test(item[2]) !== ordered)) break;
    if (item[1].length > indent && list.lastChild) {
      const nested = listAt(lines, j);
      list.lastChild.append(nested.node);
      j = last = nested.last;
      continue;
    }
    list.append(h("li", {}, inline(item[3])));
    last = j;
  }
  return { node: list, last };
}

// Small things

function spoiler(children) {
  const hidden = h("span", { class: "spoiler", role: "button", tabindex: 0, "aria-label": "Spoiler" }, children);
  const show = () => hidden.classList.add("shown");
  hidden.addEventListener("click", show);
  hidden.addEventListener("keydown", (event) => event.key === "Enter" && show());
  return hidden;
}

// A link to a place in this server stays in the page.
export function placeOf(url) {
  const found = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?/.exec(url);
  return found && { channel: found[2], message: found[3] };
}

function link(url, children) {
  const place = placeOf(url);
  if (place && state.channels.has(place.channel)) {
    const label = children === url ? `# ${channelName(state.channels.get(place.channel))}` : children;
    return h("a", { class: "mention", href: `#${place.channel}${place.message ? `/${place.message}` : ""}` }, label);
  }
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow" }, children);
}

const mention = (text) => h("span", { class: "mention" }, h("bdi", {}, text));

function userMention(id) {
  const user = id === state.bot.id ? state.bot : state.users.get(id);
  const element = mention(`@${user ? shownName(user) : "unknown-user"}`);
  if (state.user && id === state.user.id) element.classList.add("me");
  return element;
}

function channelMention(id) {
  const channel = state.channels.get(id);
  return channel ? h("a", { class: "mention", href: `#${id}` }, h("bdi", {}, `#${channelName(channel)}`)) : mention("#unknown");
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function relative(seconds, locale) {
  const distance = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(distance) >= size) || ["second", 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(distance / size), unit);
}

function time(seconds, style) {
  const moment = new Date(seconds * 1000);
  const locale = state.user ? state.user.locale : "en";
  if (Number.isNaN(moment.getTime())) return "Invalid Date";
  const full = new Intl.DateTimeFormat(locale, STYLES.F).format(moment);
  const shown = style === "R" ? relative(seconds, locale) : new Intl.DateTimeFormat(locale, STYLES[style]).format(moment);
  const data = style === "R" ? { relative: seconds } : {};
  return h("time", { datetime: moment.toISOString(), title: full, data }, shown);
}

setInterval(() => {
  for (const element of document.querySelectorAll("time[data-relative]"))
    element.textContent = relative(Number(element.dataset.relative), state.user.locale);
}, 10000);
