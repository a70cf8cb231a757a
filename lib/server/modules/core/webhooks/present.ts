import { SEND_FAULTS, SEND_STATES, WEBHOOK_OFF_REASONS, type WebhookEvent } from '@/lib/shared/people/webhooks'
import { formatDateTime } from '@/lib/shared/time'
import type { Ctx } from '../../../runtime/context'
import type { EndpointRow, SendRow } from './types'

export const presentWebhook = (row: EndpointRow, { now, isTest }: Pick<Ctx, 'now' | 'isTest'>) => ({
  webhookId: row.id,
  mode: isTest ? ('test' as const) : ('live' as const),
  url: row.url,
  events: row.events as WebhookEvent[],
  isOn: row.offAt === null,
  offReason: row.offReason ? WEBHOOK_OFF_REASONS[row.offReason] : '',
  offTime: row.offAt && formatDateTime(row.offAt),
  failingTime: row.failingSince && formatDateTime(row.failingSince),
  oldSecretTime: row.oldUntil && row.oldUntil > now() ? formatDateTime(row.oldUntil) : null,
  createTime: formatDateTime(row.createdAt),
})

export const presentSend = (row: SendRow) => ({
  sendId: row.id,
  messageId: row.messageId,
  type: row.type,
  state: row.state,
  stateName: SEND_STATES[row.state],
  tries: row.tries,
  status: row.status,
  error: row.error ? ((SEND_FAULTS as Record<string, string>)[row.error] ?? row.error) : '',
  ms: row.ms,
  request: row.body ?? '',
  answer: row.answer,
  createTime: formatDateTime(row.createdAt),
  tryTime: row.triedAt && formatDateTime(row.triedAt),
  nextTime: row.state === 'waiting' ? formatDateTime(row.dueAt) : null,
})
