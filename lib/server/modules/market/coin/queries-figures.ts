import { sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { COIN_COMPLETION } from '@/lib/shared/trade/coin-terms'
import type { Db, Tx } from '../../../db/client'
import { coinAssignments, coinMerchants } from '../../../db/schema/market/coin'
import type { Figures } from './types'

const since = (at: Date): string => new Date(at.getTime() - COIN_COMPLETION.days * DAY_MS).toISOString()

/** Columns orders, done and minutes of the merchant given by `merchantId`, for joins in other statements. */
export const figuresOf = (merchantId: unknown, at: Date) => sql`(
  select count(*)::int as orders, (count(*) filter (where a.outcome = 'done'))::int as done,
    percentile_cont(0.5) within group (order by extract(epoch from a.delivered_at - a.accepted_at) / 60)
      filter (where a.outcome = 'done') as minutes
  from ${coinAssignments} a join ${coinMerchants} c on c.user_id = a.merchant_id
  where a.merchant_id = ${merchantId} and a.outcome not in ('open', 'tied', 'void')
    and a.ended_at > ${since(at)}::timestamptz and a.given_at >= c.counted_from
)`

export async function loadFigures(
  db: Db | Tx,
  merchantIds: readonly UserId[],
  at: Date,
): Promise<Map<number, Figures>> {
  const ids = [...new Set(merchantIds)]
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; orders: number; done: number; minutes: number | null }>(sql`
    select m.id, f.orders, f.done, f.minutes
    from unnest(${sql.param(ids)}::bigint[]) as m (id), lateral ${figuresOf(sql`m.id`, at)} f`)
  return new Map(rows.map(({ id, ...figures }) => [Number(id), figures]))
}

export const NO_FIGURES: Figures = { orders: 0, done: 0, minutes: null }
