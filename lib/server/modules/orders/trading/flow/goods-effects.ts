import { goodsType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { dealTags, shelfTags } from '@/lib/shared/site/page-tags'
import { refuse } from '../../../../runtime/refusal'
import { loadListed } from '../../../listings/catalog/queries-detail'
import { claimFreeUnits } from '../../../listings/catalog/stock/claim-free-units'
import { claimReservedUnits } from '../../../listings/catalog/stock/claim-reserved-units'
import { releaseReservation } from '../../../listings/catalog/stock/release-reservation'
import { returnStock } from '../../../listings/catalog/stock/return-stock'
import { recordSale } from '../../../listings/valuation/record-sale'
import { createChance } from '../../../market/campaign/create-chance'
import { releaseCoupon } from '../../../market/campaign/release-coupon'
import { restoreCoupon } from '../../../market/campaign/restore-coupon'
import { pairOf } from '../../../money/ties/queries-pair'
import type { Order } from '../types'
import type { Deal, Effect, Prepare } from './mode'

/** Returns the item of an order. */
export function goodsOf({ sn, goodsSn, goodsNum: num }: Order): { goodsSn: GoodsSn; num: number } {
  if (!goodsSn) throw new Error(`order ${sn} sells no goods`)
  return { goodsSn, num }
}

/** Purges the pages of the item, and all that show shelf contents or recent deals. */
export function purgeShelf({ effects, order }: Deal): void {
  effects.purge(`goods:${order.goodsSn}`)
  effects.age(...shelfTags(order), ...dealTags(order))
}

/** Removes the reserved units from the stock. */
export const claimGoods: Prepare = async (deal) => {
  purgeShelf(deal)
  return { ctes: claimReservedUnits(goodsOf(deal.order)) }
}

/** For a late payment: consumes the units if they are still free, as ordered, at the price paid. Refuses GOODS_GONE. */
export const claimFreeGoods: Prepare = async (deal) => {
  const { goodsTypeId, createdAt, snapshot, unitPriceFen } = deal.order
  const { isUnique } = goodsType(goodsTypeId)
  const ordered = { at: createdAt, isUnique, title: snapshot.bigTitle, description: snapshot.description }
  if (!(await claimFreeUnits(deal.tx, { ...goodsOf(deal.order), priceFen: unitPriceFen, ordered })))
    throw refuse('GOODS_GONE')
  purgeShelf(deal)
  return undefined
}

/** For a late payment: binds the coupon that was part of the price again. Refuses COUPON_UNUSABLE. */
export const restoreUsedCoupon: Prepare = async ({ tx, order, at }) => {
  const { couponId, sn: orderSn } = order
  if (couponId !== null && !(await restoreCoupon(tx, { couponId, orderSn, at }))) throw refuse('COUPON_UNUSABLE')
  return undefined
}

/** Releases the units of an unpaid order that was closed. */
export const freeGoods: Effect = async ({ tx, effects, order }) => {
  await releaseReservation(tx, goodsOf(order))
  effects.purge(`goods:${order.goodsSn}`)
}

/** Returns the units of a paid order that ended before delivery to the shelf. */
export const returnGoods: Effect = async (deal) => {
  await returnStock(deal.tx, goodsOf(deal.order))
  purgeShelf(deal)
}

export const freeCoupon: Effect = async ({ tx, order }) => {
  if (order.couponId) await releaseCoupon(tx, order.sn)
}

/** Gives the buyer a lottery draw, once nothing can return the order's money. */
export const grantDraw: Effect = async ({ tx, order, at }) => {
  if (order.tie) return
  const { sn: orderSn, buyerId, distId } = order
  await createChance(tx, { orderSn, buyerId, distId, goods: order.goodsFen, at })
}

/**
 * Records a sale that was paid out in the price history used by valuations; a buy-back at a fixed price is excluded,
 * because it does not reflect the market.
 */
export const recordSaleOf: Effect = async ({ tx, vault, order, at }) => {
  const { buyerId, sellerId, gameId, goodsTypeId, unitPriceFen } = order
  if (order.terms.redeemed || order.tie || sellerId === null) return
  const { goodsSn } = goodsOf(order)
  const listed = await loadListed(tx, goodsSn)
  const pair = vault.mac('sale', await pairOf(tx, buyerId, sellerId))
  await recordSale(tx, { ...listed, goodsSn, gameId, goodsTypeId, priceFen: fen(unitPriceFen), soldAt: at, pair })
}
