import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ServiceKind } from '@/lib/shared/service-terms'
import { WORK_MODES } from '@/lib/shared/trade-modes'
import { pageOf, presentPage } from '../../db/page'
import { orders } from '../../db/schema/trading'
import type { Ctx } from '../../runtime/context'
import { presentPost } from './present-posts'

export interface PostFilter {
  kind?: ServiceKind
  gid?: number
  sort?: 'time' | 'price'
  page: number
  pageSize: number
}

/** Demands of this host that nobody has taken; those of customers who booked the season come first. */
export async function listPosts(ctx: Ctx, { kind, gid, sort = 'time', page, pageSize }: PostFilter) {
  const open = and(
    eq(orders.subStatus, 'POSTED'),
    eq(orders.distId, ctx.dist.distId),
    kind ? eq(orders.mode, kind) : inArray(orders.mode, [...WORK_MODES]),
    gid ? eq(orders.gameId, gid) : undefined,
    sql`${orders.frozenAt} is null`,
  )
  const isFirst = sql`coalesce((${orders.terms} #>> '{boost,priority}')::boolean, false)`
  const rows = ctx.db
    .select()
    .from(orders)
    .where(open)
    .orderBy(desc(isFirst), ...(sort === 'price' ? [desc(orders.goodsFen)] : []), desc(orders.id))
  return presentPage(await pageOf(rows, () => ctx.db.$count(orders, open), { page, pageSize }), presentPost)
}
