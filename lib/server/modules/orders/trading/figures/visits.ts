import { sql } from 'drizzle-orm'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import { orders } from '../../../../db/schema/orders/trading'
import type { StaffCtx } from '../../../../runtime/context'
import { type OriginKey, originsOf, visitorsBy } from '../../../listings/traffic/queries-origins'
import { visitorsByPage } from '../../../listings/traffic/queries-pages'
import { presentPages, presentWays } from './present-overview'

/**
 * Returns visitors of the last `span` days and their conversion, by host, by source and by page; of the caller's site, or of
 * all.
 */
export async function loadWays(ctx: StaffCtx, span: number) {
  const from = formatDate(new Date(ctx.now().getTime() - (span - 1) * DAY_MS))
  const [hosts, sources, pages] = await Promise.all([
    waysBy(ctx, 'host', from),
    waysBy(ctx, 'source', from),
    visitorsByPage(ctx.db, { distId: ctx.staff.distId, from }),
  ])
  return { hosts, sources, pages: presentPages(pages) }
}

async function waysBy({ db, staff }: StaffCtx, by: OriginKey, from: string) {
  const wanted = { distId: staff.distId, from }
  const [visitors, placed] = await Promise.all([
    visitorsBy(db, by, wanted),
    db.execute<{ key: string; placedBy: number; placed: number; paid: number }>(sql`
      select o.key, count(distinct (${orders.buyerId}, o.day))::int as "placedBy", count(*)::int as placed, (count(*) filter (where ${orders.paidAt} is not null))::int as paid
      from ${originsOf(by, wanted)} o join ${orders} on ${orders.sn} = o.order_sn group by o.key`),
  ])
  return presentWays(by, visitors, placed.rows)
}
