import { and, eq, sql } from 'drizzle-orm'
import { webhookEndpoints, webhookSends } from '../../../../db/schema/core/webhooks'
import type { Ctx } from '../../../../runtime/context'
import { randomToken } from '../../../../runtime/vault'
import type { EndpointRow } from '../types'
import { isNext } from './due-sends'

/** Longer than one round of sends takes; renewed after each. A turn that was cut off ends then. */
const LEASE_SECONDS = 60

/** Takes the turn of the endpoint with due events whose last turn is the longest ago; undefined: none waits. */
export async function claimEndpoint(ctx: Ctx): Promise<EndpointRow | undefined> {
  const at = ctx.now()
  const now = sql`${at.toISOString()}::timestamptz`
  const next = sql`select e.id from ${webhookEndpoints} e
    where e.off_at is null and (e.leased_until is null or e.leased_until < ${now})
      and (e.paused_until is null or e.paused_until <= ${now})
      and exists (select from ${webhookSends} s where s.endpoint_id = e.id and ${isNext(at)})
    order by e.turn_at nulls first, e.id limit 1 for no key update skip locked`
  const [row] = await ctx.db
    .update(webhookEndpoints)
    .set({ lease: randomToken(12), leasedUntil: until(at), turnAt: at })
    .where(sql`${webhookEndpoints.id} = (${next})`)
    .returning()
  return row
}

/** Extends a turn, or ends it. False: the turn was lost, because it took too long. */
export async function renewLease(
  ctx: Ctx,
  { id, lease }: EndpointRow,
  { isOver = false }: { isOver?: boolean } = {},
): Promise<boolean> {
  const renewed = await ctx.db
    .update(webhookEndpoints)
    .set(isOver ? { lease: null, leasedUntil: null } : { leasedUntil: until(ctx.now()) })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.lease, lease ?? '')))
    .returning({ id: webhookEndpoints.id })
  return renewed.length > 0
}

const until = (at: Date): Date => new Date(at.getTime() + LEASE_SECONDS * 1000)
