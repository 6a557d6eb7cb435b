// What this tab knows; whoever changes it calls `changed(topic)`, whoever shows it listens with `when`.

export const state = {
  user: null,
  bot: null,
  guild: null,
  roles: new Map(),
  users: new Map(),
  channels: new Map(),
  messages: new Map(),
  current: null,
};

const listeners = new Map();

export function when(topic, listener) {
  listeners.set(topic, [...(listeners.get(topic) || []), listener]);
}

export function changed(topic, detail) {
  for (const listener of listeners.get(topic) || []) listener(detail);
}

export const current = () => state.channels.get(state.current);

export function channelName(channel) {
  if (!channel) return "unknown";
  return channel.type === 1 ? "Longtable" : channel.name;
}

// The text for the reader's language, with Discord's few fallbacks.
export function localized(thing, key) {
  const texts = thing[`${key}_localizations`] || {};
  const near = { "en-GB": "en-US", "en-US": "en-GB", "es-419": "es-ES" }[state.user.locale];
  return texts[state.user.locale] || texts[near] || thing[key];
}
