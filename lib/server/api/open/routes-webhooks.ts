import { boolean, commas, required, text, time, type View } from './fields'
import type { OpenRoutes } from './route'

const WEBHOOK: View = {
  id: 'webhookId',
  url: 'url',
  events: 'events',
  on: 'isOn',
  offReason: 'offReason',
  failingSince: time('failingTime'),
  oldSecretUntil: time('oldSecretTime'),
  createdAt: time('createTime'),
}
const WITH_SECRET: View = { secret: 'secret', id: 'row.webhookId', url: 'row.url', events: 'row.events' }
const SEND: View = {
  id: 'sendId',
  message: 'messageId',
  type: 'type',
  state: 'state',
  tries: 'tries',
  status: 'status',
  error: 'error',
  ms: 'ms',
  request: 'request',
  answer: 'answer',
  createdAt: time('createTime'),
  triedAt: time('tryTime'),
  nextTryAt: time('nextTime'),
}
const scope = 'webhooks.write'
const id = { id: 'webhookId' }
const url = text('url', 'https, public; redirects are not followed')
const events = commas('events', 'names of events, e.g. `order.paid`')

/** Endpoints to which the owner's events on this site are sent, by Standard Webhooks. */
export const WEBHOOK_ROUTES: OpenRoutes = {
  'GET /webhooks': {
    summary: 'List own webhook endpoints, newest first',
    scope,
    runs: 'GET /webhook/list',
    view: WEBHOOK,
    list: { rows: 'list', cursor: 'webhookId', size: 'pageSize' },
  },
  'POST /webhooks': {
    summary: 'Add a webhook endpoint; the signing secret is returned once',
    scope,
    runs: 'POST /webhook/create',
    fields: { url: required(url), events: required(events) },
    view: WITH_SECRET,
  },
  'PATCH /webhooks/{id}': {
    summary: 'Change address or events of an endpoint; fields that are left out stay as they are',
    scope,
    runs: 'POST /webhook/change',
    path: id,
    fields: { url, events },
    view: WEBHOOK,
  },
  'PUT /webhooks/{id}/on': {
    summary: 'Switch an endpoint on or off; events that happen while it is off are not sent later',
    scope,
    runs: 'POST /webhook/switch',
    path: id,
    fields: { on: boolean('on') },
    view: WEBHOOK,
  },
  'DELETE /webhooks/{id}': {
    summary: 'Delete an endpoint with its log',
    scope,
    runs: 'POST /webhook/remove',
    path: id,
    view: 'same',
  },
  'POST /webhooks/{id}/secret': {
    summary: 'Make a new signing secret, returned once; the former one also signs for 24 hours',
    scope,
    runs: 'POST /webhook/rotate',
    path: id,
    view: WITH_SECRET,
  },
  'POST /webhooks/{id}/test': {
    summary: 'Send a test event',
    scope,
    runs: 'POST /webhook/test',
    path: id,
    view: SEND,
  },
  'GET /webhooks/{id}/sends': {
    summary: 'List what was sent to an endpoint in the last 30 days, newest first',
    scope,
    runs: 'GET /webhook/sends',
    path: id,
    fields: { failed: boolean('failed', 'only those that were not taken') },
    view: SEND,
    list: { rows: 'list', cursor: 'sendId', size: 'pageSize' },
  },
  'POST /webhooks/sends/{id}/resend': {
    summary: 'Send an event again, with the same id and content',
    scope,
    runs: 'POST /webhook/resend',
    path: { id: 'sendId' },
    view: SEND,
  },
}
