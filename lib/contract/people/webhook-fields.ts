import { z } from 'zod'
import { SEND_STATES, type SendState, WEBHOOK_EVENT_NAMES } from '@/lib/shared/people/webhooks'
import { commaList, dateTime, flag, page, pageSize, required, uint } from '../fields'
import { keyMode } from './api-key-fields'

export const webhook = z.object({
  webhookId: z.number().int(),
  mode: keyMode.describe('whose events it gets'),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENT_NAMES)),
  isOn: z.boolean(),
  offReason: z.string().describe("in Chinese; '' while it is on"),
  offTime: dateTime.nullable(),
  failingTime: dateTime.nullable().describe('the first failure since the last success'),
  oldSecretTime: dateTime.nullable().describe('until then the former secret also signs; null: there is none'),
  createTime: dateTime,
})
/** Together with the secret, which is shown once. */
export const newWebhook = z.object({ secret: z.string().describe('whsec_…'), row: webhook })

export const webhookSend = z.object({
  sendId: z.number().int(),
  messageId: z.string().describe('of the header webhook-id'),
  type: z.string(),
  state: z.enum(Object.keys(SEND_STATES) as [SendState, ...SendState[]]),
  stateName: z.string(),
  tries: z.number().int(),
  status: z.number().int().nullable().describe('HTTP status of the last answer'),
  error: z.string().describe("in Chinese: why there was no answer; ''"),
  ms: z.number().int().nullable(),
  request: z.string().describe("the JSON that is sent; '' until the first try"),
  answer: z.string().describe('its beginning'),
  createTime: dateTime,
  tryTime: dateTime.nullable().describe('the last try'),
  nextTime: dateTime.nullable().describe('the next try; null: none'),
})

const url = required(500, '请填写推送地址')
const events = commaList(z.enum(WEBHOOK_EVENT_NAMES, '事件有误，请刷新后重新选择')).describe('comma-joined')
export const webhookId = uint()
/** A new endpoint. */
export const webhookForm = z.object({ url: url.describe('https, public'), events })
/** What is absent stays. */
export const webhookChange = z.object({ webhookId, url: url.optional(), events: events.optional() })
export const webhookSwitch = z.object({ webhookId, on: flag })
export const sendFilter = z.object({
  webhookId,
  failed: flag.optional().describe('1: only those that were not taken'),
  after: uint().optional().describe('only those with a lower number'),
  page,
  pageSize: pageSize(20),
})
