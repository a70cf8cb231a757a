import { and, desc, eq, lt, ne, type SQL } from 'drizzle-orm'
import { MOST_WEBHOOKS } from '@/lib/shared/people/webhooks'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { webhookEndpoints, webhookSends } from '../../../db/schema/core/webhooks'
import type { UserCtx } from '../../../runtime/context'
import { findEndpoint, isOf } from './internal/find-endpoint'
import { presentSend, presentWebhook } from './present'
import type { WebhookOwner } from './types'

const CAP = 10_000

/** Lists an owner's endpoints, newest first. */
export async function listWebhooks(ctx: UserCtx, owner: WebhookOwner, { after }: { after?: number } = {}) {
  const rows = await ctx.db
    .select()
    .from(webhookEndpoints)
    .where(and(isOf(owner), after === undefined ? undefined : lt(webhookEndpoints.id, after)))
    .orderBy(desc(webhookEndpoints.id))
  const list = rows.map((row) => presentWebhook(row, ctx))
  return { list, total: list.length, more: false, page: 1, pageSize: MOST_WEBHOOKS }
}

interface Filter extends Paging {
  webhookId: number
  after?: number
  failed?: boolean
}

/** Lists what was sent to an own endpoint in the last 30 days, newest first. Refuses NOT_FOUND. */
export async function listSends(ctx: UserCtx, owner: WebhookOwner, { webhookId, after, failed, ...paging }: Filter) {
  const { id } = await findEndpoint(ctx.db, owner, webhookId)
  const conditions: (SQL | undefined)[] = [
    eq(webhookSends.endpointId, id),
    after === undefined ? undefined : lt(webhookSends.id, after),
    failed ? ne(webhookSends.state, 'sent') : undefined,
  ]
  const where = and(...conditions)
  const found = await pageOf(
    ctx.db.select().from(webhookSends).where(where).orderBy(desc(webhookSends.id)),
    () => ctx.db.$count(webhookSends, where),
    paging,
    CAP,
  )
  return presentPage(found, presentSend)
}
