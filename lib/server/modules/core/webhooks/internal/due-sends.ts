import { asc, type SQL, sql } from 'drizzle-orm'
import { webhookSends } from '../../../../db/schema/core/webhooks'
import type { Ctx } from '../../../../runtime/context'
import type { SendRow } from '../types'

/**
 * Condition on `webhook_sends` under the name `s`: due, and no earlier event of the same object waits. The first of an
 * object that was not taken holds back the others of that object, and no other object.
 */
export const isNext = (at: Date): SQL => sql`s.state = 'waiting' and s.due_at <= ${at.toISOString()}::timestamptz
  and not exists (select from ${webhookSends} earlier where earlier.endpoint_id = s.endpoint_id
    and earlier.object = s.object and earlier.state = 'waiting' and earlier.id < s.id)`

/** Due events of an endpoint, at most one of each object, the longest due first. */
export async function findDueSends(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { endpointId, limit }: { endpointId: number; limit: number },
): Promise<SendRow[]> {
  const { id } = webhookSends
  const due = sql`select s.id from ${webhookSends} s where s.endpoint_id = ${endpointId} and ${isNext(ctx.now())}
    order by s.due_at, s.id limit ${limit}`
  return ctx.db.select().from(webhookSends).where(sql`${id} in (${due})`).orderBy(asc(webhookSends.dueAt), asc(id))
}
