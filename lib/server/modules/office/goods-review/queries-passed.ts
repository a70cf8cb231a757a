import { and, asc, inArray } from 'drizzle-orm'
import type { FindingRule } from '@/lib/shared/goods/goods-review'
import type { GoodsSn } from '@/lib/shared/ids'
import { type Fen, greaterOf, lesserOf, readFen } from '@/lib/shared/money/money'
import { goodsReviews } from '../../../db/schema/office/goods-review'
import type { Ctx } from '../../../runtime/context'
import type { PassedPrices } from './types'

/**
 * Returns per item the most extreme price that staff approved for each finding about prices, since they last refused the
 * item or took it off the shelf.
 */
export async function findPassedPrices(
  { db }: Pick<Ctx, 'db'>,
  sns: readonly GoodsSn[],
): Promise<Map<GoodsSn, PassedPrices>> {
  if (sns.length === 0) return new Map()
  const { goodsSn, state, findings, version } = goodsReviews
  const rows = await db
    .select({ goodsSn, state, findings })
    .from(goodsReviews)
    .where(and(inArray(goodsSn, [...sns]), inArray(state, ['passed', 'refused', 'removed'])))
    .orderBy(asc(version))
  const passed = new Map<GoodsSn, Map<FindingRule, Fen>>()
  for (const row of rows) {
    const prices = row.state === 'passed' ? (passed.get(row.goodsSn) ?? new Map<FindingRule, Fen>()) : new Map()
    for (const { rule, price } of row.state === 'passed' ? row.findings : []) {
      if (!price) continue
      const former = prices.get(rule) ?? readFen(price)
      prices.set(rule, rule === 'cheap' ? lesserOf(former, readFen(price)) : greaterOf(former, readFen(price)))
    }
    passed.set(row.goodsSn, prices)
  }
  return passed
}
