import { and, asc, count, eq, lte, or, type SQL, sql } from 'drizzle-orm'
import { type Page, type Paging, pageOf } from '../../../db/page'
import { goodsChecks } from '../../../db/schema/listings/checks'
import type { StaffCtx } from '../../../runtime/context'
import { isOfHere } from '../../core/tenancy/queries-here'
import { isUntied } from '../../money/ties/queries-untied'
import type { GoodsCheck } from './types'

/** Checks of this host that the caller may take or has taken; those of accounts tied to the caller are left out. */
const ofDesk = (ctx: StaffCtx, kind: 'waiting' | 'mine'): SQL | undefined =>
  and(
    isOfHere(ctx, goodsChecks.distId),
    ...(kind === 'mine'
      ? [eq(goodsChecks.state, 'taken'), eq(goodsChecks.agentId, ctx.user.userId)]
      : [eq(goodsChecks.state, 'waiting'), isUntied(ctx.user.userId, goodsChecks.sellerId)]),
  )

/** Lists checks, the longest waiting first. */
export function listChecks(
  ctx: StaffCtx,
  { kind, ...paging }: { kind: 'waiting' | 'mine' } & Paging,
): Promise<Page<GoodsCheck>> {
  const where = ofDesk(ctx, kind)
  const rows = ctx.db.select().from(goodsChecks).where(where).orderBy(asc(goodsChecks.createdAt), asc(goodsChecks.id))
  return pageOf(rows, () => ctx.db.$count(goodsChecks, where), paging)
}

/** Counts what waits for the caller; `overdue`: submitted longer ago than a member may take for one. */
export async function sizeOfChecks(ctx: StaffCtx, hours: number): Promise<{ total: number; overdue: number }> {
  const before = new Date(ctx.now().getTime() - hours * 3_600_000)
  const [row] = await ctx.db
    .select({
      total: count(),
      overdue: sql<number>`(count(*) filter (where ${lte(goodsChecks.createdAt, before)}))::int`,
    })
    .from(goodsChecks)
    .where(or(ofDesk(ctx, 'waiting'), ofDesk(ctx, 'mine')))
  return row ?? { total: 0, overdue: 0 }
}
