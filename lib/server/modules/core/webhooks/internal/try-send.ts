import { and, eq } from 'drizzle-orm'
import { MINUTE_MS } from '@/lib/shared/durations'
import { webhookSends } from '../../../../db/schema/core/webhooks'
import type { WebhookAnswer } from '../../../../providers/webhook/port'
import type { Ctx } from '../../../../runtime/context'
import { nameOf, nextTry } from '../rules'
import { signedHeaders } from '../rules-signature'
import type { EndpointRow, ReadObject, SendRow } from '../types'
import { openSecrets } from './seal-secret'

/** skipped: nothing was sent, because our own reading failed; left: the person may no longer read for the owner. */
export type SendResult = 'taken' | 'refused' | 'silent' | 'skipped' | 'left'

const isTaken = ({ status }: WebhookAnswer): boolean => status !== null && status >= 200 && status < 300

/** Sends an event once, and records what was answered. */
export async function trySend(
  ctx: Ctx,
  endpoint: EndpointRow,
  { send, read }: { send: SendRow; read: ReadObject },
): Promise<SendResult> {
  const body = await bodyOf(ctx, endpoint, { send, read })
  if (body === 'left' || body === 'skipped') return body
  const at = ctx.now()
  const headers = signedHeaders(openSecrets(ctx.vault, endpoint, at), { id: send.messageId, at, body })
  const answer = await ctx.webhooks.post(endpoint.url, { headers, body })
  const tries = send.tries + 1
  const again = isTaken(answer) ? null : nextTry(tries, ctx.now(), Math.random())
  await ctx.db
    .update(webhookSends)
    .set({
      tries,
      status: answer.status,
      answer: answer.text,
      error: answer.error ?? '',
      ms: answer.ms,
      triedAt: at,
      ...(again ? { dueAt: again } : { state: isTaken(answer) ? ('sent' as const) : ('failed' as const) }),
    })
    .where(and(eq(webhookSends.id, send.id), eq(webhookSends.state, 'waiting')))
  return isTaken(answer) ? 'taken' : answer.status === null ? 'silent' : 'refused'
}

/** What is sent: read before the first try and stored, so that all tries are the same message. */
async function bodyOf(
  ctx: Ctx,
  endpoint: EndpointRow,
  { send, read }: { send: SendRow; read: ReadObject },
): Promise<string | 'left' | 'skipped'> {
  if (send.body !== null) return send.body
  const { ownerKind: kind, ownerId, distId, creatorId } = endpoint
  const { object, type, createdAt } = send
  try {
    const data = send.data ?? (await read({ owner: { kind, id: ownerId, distId }, creatorId }, object))
    if (data === 'left') return 'left'
    const about = { type, timestamp: createdAt.toISOString(), livemode: !ctx.isTest }
    const body = JSON.stringify(Object.assign(about, { data: data ?? nameOf(object) }))
    await ctx.db.update(webhookSends).set({ body }).where(eq(webhookSends.id, send.id))
    return body
  } catch (err) {
    ctx.log.error({ err, sendId: send.id, object }, 'the content of an event could not be read; trying again later')
    const dueAt = new Date(ctx.now().getTime() + MINUTE_MS)
    await ctx.db.update(webhookSends).set({ dueAt }).where(eq(webhookSends.id, send.id))
    return 'skipped'
  }
}
