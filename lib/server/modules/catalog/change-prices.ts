import { sql } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money'
import { shelfTags } from '@/lib/shared/page-tags'
import { goods } from '../../db/schema/catalog'
import { inTx, type UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { loadRuleBook } from '../tenancy/load-rule-book'
import { priceFault } from './assert-price'
import { lockOwn, type OwnRow, outcomesOf } from './internal/lock-own'
import { markAlerts } from './internal/mark-alerts'
import type { Outcome } from './rules-outcomes'

const CHANGEABLE: readonly number[] = [GOODS_STATUS.review, GOODS_STATUS.onShelf, GOODS_STATUS.offShelf]

/**
 * New prices of own goods, each number once; a price it has already is done, so the same list may be sent again. An order
 * already placed keeps its price; a buyer who saw the old one is told on ordering. Of each: NOT_FOUND, GONE, INVALID_INPUT,
 * GOODS_BUSY.
 */
export async function changePrices(
  ctx: UserCtx,
  changes: readonly { goodsSn: GoodsSn; price: Fen }[],
): Promise<Outcome[]> {
  const rulesOf = await loadRuleBook(ctx)
  const prices = new Map(changes.map(({ goodsSn, price }) => [goodsSn, price]))
  const priceOf = (row: OwnRow): Fen => prices.get(row.sn) ?? row.priceFen
  return inTx(ctx, async (tx, effects) => {
    const own = await lockOwn(ctx, tx, [...prices.keys()])
    const outcomes = outcomesOf([...prices.keys()], own, (row) =>
      CHANGEABLE.includes(row.status) ? priceFault(rulesOf, priceOf(row), row) : refuse('GOODS_BUSY', '商品已售出'),
    )
    const changed = outcomes.flatMap(({ goodsSn, refused }) => {
      const row = own.get(goodsSn)
      return row && !refused && row.priceFen !== priceOf(row) ? [{ ...row, price: priceOf(row) }] : []
    })
    if (changed.length === 0) return outcomes
    await tx.execute(sql`
      update ${goods} set price_fen = v.price, updated_at = ${ctx.now().toISOString()}::timestamptz
      from unnest(${sql.param(changed.map(({ id }) => id))}::bigint[], ${sql.param(changed.map(({ price }) => String(price)))}::bigint[]) as v (id, price)
      where ${goods.id} = v.id`)
    await markAlerts(tx, effects, { changes: changed.map(({ id, price }) => ({ goodsId: id, price })), at: ctx.now() })
    effects.purge(...changed.map(({ sn }) => `goods:${sn}`))
    effects.age(...changed.flatMap(shelfTags))
    return outcomes
  })
}
