import { and, eq, inArray } from 'drizzle-orm'
import { webhookEndpoints, webhookSends } from '../../../db/schema/core/webhooks'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { isOf } from './internal/find-endpoint'
import { presentSend } from './present'
import type { WebhookOwner } from './types'

/**
 * Sends an event of an own endpoint again, with the same id and content; one that waits is tried at once. Refuses
 * NOT_FOUND, WEBHOOK_OFF.
 */
export async function retrySend(ctx: UserCtx, owner: WebhookOwner, sendId: number) {
  const own = ctx.db
    .select({ id: webhookEndpoints.id, offAt: webhookEndpoints.offAt })
    .from(webhookEndpoints)
    .where(isOf(owner))
  const endpoints = await own
  const ids = endpoints.map(({ id }) => id)
  const where = and(eq(webhookSends.id, sendId), inArray(webhookSends.endpointId, ids))
  const [found] = ids.length > 0 ? await ctx.db.select().from(webhookSends).where(where) : []
  if (!found) throw refuse('NOT_FOUND', '没有这条推送记录')
  if (endpoints.some(({ id, offAt }) => id === found.endpointId && offAt)) throw refuse('WEBHOOK_OFF')
  const [row] = await ctx.db
    .update(webhookSends)
    .set({ state: 'waiting', dueAt: ctx.now(), tries: 0 })
    .where(where)
    .returning()
  if (!row) throw refuse('NOT_FOUND', '没有这条推送记录')
  return presentSend(row)
}
