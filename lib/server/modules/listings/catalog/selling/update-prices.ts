import { sql } from 'drizzle-orm'
import { GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import { goods } from '../../../../db/schema/listings/catalog'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { holdPerson } from '../../../people/identity/queries-person'
import { lockOwn, type OwnRow, outcomesOf } from '../internal/lock-own'
import { markAlerts } from '../internal/mark-alerts'
import { purgeGoods } from '../internal/purge-goods'
import { shelved } from '../internal/shelved'
import { shownOnly } from '../internal/shown-only'
import type { Screen } from '../types'
import { priceError } from './assert-price'
import { videoError } from './assert-video'
import { loadSellerFace } from './load-seller-face'
import { loadRepriced } from './queries-review'
import type { Outcome } from './rules-outcomes'

const CHANGEABLE: readonly number[] = [GOODS_STATUS.review, GOODS_STATUS.onShelf, GOODS_STATUS.offShelf]
const NOT_NOW: Partial<Record<GoodsStatus, string>> = {
  [GOODS_STATUS.sold]: '商品已售出',
  [GOODS_STATUS.refused]: '商品未通过审核，请修改后重新提交',
}

/**
 * Changes prices of the caller's goods, each number once; an unchanged price counts as done, so the same list can be
 * sent again. Orders already placed keep their price; a buyer who saw the old price is notified on ordering. Goods that
 * `screen` holds for review leave the shelf. Per item: NOT_FOUND, GONE, INVALID_INPUT, GOODS_BUSY,
 * FACE_NEEDED.
 */
export async function updatePrices(
  ctx: UserCtx,
  changes: readonly { goodsSn: GoodsSn; price: Fen }[],
  screen: Screen,
): Promise<Outcome[]> {
  const rulesOf = await loadRuleBook(ctx)
  const faceOf = await loadSellerFace(ctx)
  const prices = new Map(changes.map(({ goodsSn, price }) => [goodsSn, price]))
  const priceOf = (row: OwnRow): Fen => prices.get(row.sn) ?? row.priceFen
  const drafts = await loadRepriced(ctx, prices)
  const place = await screen(ctx, [...drafts.values()])
  const shown = await shownOnly(ctx)
  return inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, ctx.user.userId)
    const own = await lockOwn(ctx, tx, { sns: [...prices.keys()], shown })
    const outcomes = outcomesOf([...prices.keys()], own, (row) =>
      CHANGEABLE.includes(row.status)
        ? (priceError(rulesOf, priceOf(row), row) ??
          (priceOf(row) > row.priceFen ? (videoError(rulesOf, priceOf(row), row) ?? faceOf(priceOf(row), row)) : null))
        : refuse('GOODS_BUSY', NOT_NOW[row.status]),
    )
    const changed = outcomes.flatMap(({ goodsSn, refused }) => {
      const row = own.get(goodsSn)
      return row && !refused && row.priceFen !== priceOf(row) ? [{ ...row, price: priceOf(row) }] : []
    })
    if (changed.length === 0) return withReviews(outcomes, (sn) => own.get(sn)?.status)
    const placed = changed.flatMap(({ sn, status }) => {
      const draft = drafts.get(sn)
      return draft ? [{ draft, goodsSn: sn, status }] : []
    })
    const statuses = await place(tx, placed)
    await tx.execute(sql`
      update ${goods} set price_fen = v.price, status = ${shelved(sql`v.status`)}, updated_at = ${ctx.now().toISOString()}::timestamptz,
        confirmed_at = ${ctx.now().toISOString()}::timestamptz
      from unnest(${sql.param(changed.map(({ id }) => id))}::bigint[], ${sql.param(changed.map(({ price }) => String(price)))}::bigint[], ${sql.param(statuses)}::smallint[]) as v (id, price, status)
      where ${goods.id} = v.id`)
    const onSale = changed.filter((_, i) => statuses[i] !== GOODS_STATUS.review)
    await markAlerts(tx, effects, { changes: onSale.map(({ id, price }) => ({ goodsId: id, price })), at: ctx.now() })
    purgeGoods(effects, changed)
    const placedAt = new Map(changed.map(({ sn }, i) => [sn, statuses[i]]))
    return withReviews(outcomes, (sn) => placedAt.get(sn) ?? own.get(sn)?.status)
  })
}

/** Marks the goods that are in review after the change, also those that were before. */
const withReviews = (outcomes: readonly Outcome[], statusOf: (sn: GoodsSn) => number | undefined): Outcome[] =>
  outcomes.map((one) => ({ ...one, inReview: !one.refused && statusOf(one.goodsSn) === GOODS_STATUS.review }))
