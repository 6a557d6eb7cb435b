// Talks to the playground's door: see the table in bot/playground/door.py.

import { state } from "./state.js";

export class Refused extends Error {}

async function call(method, path, body) {
  const options = { method, headers: {} };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers["Content-Type"] = "application/json";
  }
  const answer = await fetch(`/door${path}`, options);
  const payload = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Refused(payload.message);
  return payload;
}

const mine = (path) => `/${encodeURIComponent(state.user.username)}${path}`;

export const door = {
  users: () => call("GET", "/users"),
  addUser: (display) => call("POST", "/users", { display }),
  settings: (changes) => call("PATCH", mine(""), changes),
  channels: () => call("GET", mine("/channels")),
  messages: (channel) => call("GET", mine(`/channels/${channel}/messages?limit=200`)),
  say: (channel, content) => call("POST", mine(`/channels/${channel}/messages`), { content }),
  read: (channel) => call("POST", mine(`/channels/${channel}/read`)),
  commands: (channel) => call("GET", mine(`/channels/${channel}/commands`)),
  command: (channel, name, options) => call("POST", mine(`/channels/${channel}/command`), { name, options }),
  autocomplete: (channel, name, options, focused) =>
    call("POST", mine(`/channels/${channel}/autocomplete`), { name, options, focused }),
  click: (message, custom_id) => call("POST", mine(`/messages/${message}/click`), { custom_id }),
  choose: (message, custom_id, values) => call("POST", mine(`/messages/${message}/choose`), { custom_id, values }),
  submit: (interaction, values) => call("POST", mine(`/modals/${interaction}/submit`), { values }),
  dismiss: (message) => call("POST", mine(`/messages/${message}/dismiss`)),
  number: async () => (await call("GET", mine("/events?since=9007199254740991"))).number,
  requests: (since) => call("GET", `/requests?since=${since}`),
  feed: (since) => new EventSource(`/door${mine(`/feed?since=${since}`)}`),
};
