import { sql } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { preparedSql } from '../../../db/prepared'
import { orderOrigins, visits } from '../../../db/schema/listings/traffic'
import type { Ctx } from '../../../runtime/context'
import { visitorOf } from './internal/visitor-of'

/** Records the traffic source of an order's buyer on that day; repeated calls keep the first. */
export async function recordOrigin(ctx: Ctx, { orderSn, host }: { orderSn: OrderSn; host: string }): Promise<void> {
  await keep(ctx.db, { orderSn, host, ...visitorOf(ctx) })
}

const keep = preparedSql(
  ['orderSn', 'host', 'distId', 'day', 'visitorHash'],
  ({ orderSn, host, distId, day, visitorHash }) => sql`
    insert into ${orderOrigins} (order_sn, dist_id, day, host, source, transit_code)
    select ${orderSn}::text, ${distId}::int, ${day}::date, ${host}::text, coalesce(v.source, ''), coalesce(v.transit_code, '')
    from (select 1) as one left join ${visits} v
      on v.dist_id = ${distId}::int and v.day = ${day}::date and v.visitor_hash = ${visitorHash}::text
    on conflict do nothing`,
)
