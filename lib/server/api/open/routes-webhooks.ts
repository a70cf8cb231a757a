import { boolean, commas, required, text, time, type View } from './fields'
import type { OpenRoutes } from './route'

const WEBHOOK: View = {
  id: 'webhookId',
  mode: 'mode',
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
const url = text('url', '推送地址，公网 https，不跟随跳转')
const events = commas('events')

/** Endpoints to which the owner's events on this site are sent, by Standard Webhooks. */
export const WEBHOOK_ROUTES: OpenRoutes = {
  'GET /webhooks': {
    summary: '列出推送地址，从新到旧',
    scope,
    runs: 'GET /webhook/list',
    view: WEBHOOK,
    list: { rows: 'list', cursor: 'webhookId', size: 'pageSize' },
  },
  'POST /webhooks': {
    summary: '添加推送地址，签名密钥只返回一次',
    scope,
    runs: 'POST /webhook/create',
    fields: { url: required(url), events: required(events) },
    view: WITH_SECRET,
  },
  'PATCH /webhooks/{id}': {
    summary: '修改推送地址或事件，没有填写的字段不变',
    scope,
    runs: 'POST /webhook/change',
    path: id,
    fields: { url, events },
    view: WEBHOOK,
  },
  'PUT /webhooks/{id}/on': {
    summary: '启用或停用推送地址，停用期间的事件不补发',
    scope,
    runs: 'POST /webhook/switch',
    path: id,
    fields: { on: boolean('on') },
    view: WEBHOOK,
  },
  'DELETE /webhooks/{id}': {
    summary: '删除推送地址和它的推送记录',
    scope,
    runs: 'POST /webhook/remove',
    path: id,
    view: 'same',
  },
  'POST /webhooks/{id}/secret': {
    summary: '更换签名密钥，只返回一次；旧密钥 24 小时后失效',
    scope,
    runs: 'POST /webhook/rotate',
    path: id,
    view: WITH_SECRET,
  },
  'POST /webhooks/{id}/test': {
    summary: '发送测试事件',
    scope,
    runs: 'POST /webhook/test',
    path: id,
    view: SEND,
  },
  'GET /webhooks/{id}/sends': {
    summary: '列出 30 天内的推送记录，从新到旧',
    scope,
    runs: 'GET /webhook/sends',
    path: id,
    fields: { failed: boolean('failed') },
    view: SEND,
    list: { rows: 'list', cursor: 'sendId', size: 'pageSize' },
  },
  'POST /webhooks/sends/{id}/resend': {
    summary: '重新推送，编号和内容不变',
    scope,
    runs: 'POST /webhook/resend',
    path: { id: 'sendId' },
    view: SEND,
  },
}
