import type { GoodsSn } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { dealTags, shelfTags } from '@/lib/shared/site/page-tags'
import { refuse } from '../../../../runtime/refusal'
import { loadListed } from '../../../listings/catalog/queries-detail'
import { releaseReservation } from '../../../listings/catalog/stock/release-reservation'
import { returnStock } from '../../../listings/catalog/stock/return-stock'
import { takeFree } from '../../../listings/catalog/stock/take-free'
import { takeReserved } from '../../../listings/catalog/stock/take-reserved'
import { recordSale } from '../../../listings/valuation/record-sale'
import { grantChance } from '../../../market/campaign/grant-chance'
import { rebindCoupon } from '../../../market/campaign/rebind-coupon'
import { returnCoupon } from '../../../market/campaign/return-coupon'
import { withdrawChance } from '../../../market/campaign/withdraw-chance'
import { pairOf } from '../../../money/ties/pair-of'
import type { Order } from '../types'
import type { Before, Deal, Effect } from './mode'

/** The item an order of goods is about. */
export function goodsOf({ sn, goodsSn, goodsNum: num }: Order): { goodsSn: GoodsSn; num: number } {
  if (!goodsSn) throw new Error(`order ${sn} sells no goods`)
  return { goodsSn, num }
}

/** Pages of the item, and all that tell what is on the shelf or was just dealt. */
export function purgeShelf({ effects, order }: Deal): void {
  effects.purge(`goods:${order.goodsSn}`)
  effects.age(...shelfTags(order), ...dealTags(order))
}

/** The reserved units leave the stock. */
export const takeGoods: Before = async (deal) => {
  purgeShelf(deal)
  return { ctes: takeReserved(goodsOf(deal.order)) }
}

/** A late payment finds its units free again at the price it paid, and takes them. Refuses GOODS_GONE. */
export const takeFreeGoods: Before = async (deal) => {
  if (!(await takeFree(deal.tx, { ...goodsOf(deal.order), priceFen: deal.order.unitPriceFen })))
    throw refuse('GOODS_GONE')
  purgeShelf(deal)
  return undefined
}

/** A late payment wants the coupon back that its price was promised with. Refuses COUPON_UNUSABLE. */
export const takeCouponAgain: Before = async ({ tx, order, at }) => {
  const { couponId, sn: orderSn } = order
  if (couponId !== null && !(await rebindCoupon(tx, { couponId, orderSn, at }))) throw refuse('COUPON_UNUSABLE')
  return undefined
}

/** An unpaid order ended: its units are free again. */
export const freeGoods: Effect = async ({ tx, effects, order }) => {
  await releaseReservation(tx, goodsOf(order))
  effects.purge(`goods:${order.goodsSn}`)
}

/** A paid order ended before delivery: its units are back on the shelf. */
export const returnGoods: Effect = async (deal) => {
  await returnStock(deal.tx, goodsOf(deal.order))
  purgeShelf(deal)
}

export const freeCoupon: Effect = async ({ tx, order }) => {
  if (order.couponId) await returnCoupon(tx, order.sn)
}

/** A completed order earns its buyer a draw. */
export const grantDraw: Effect = async ({ tx, order, at }) => {
  if (order.tie) return
  const { sn: orderSn, buyerId, distId } = order
  await grantChance(tx, { orderSn, buyerId, distId, goods: order.goodsFen, at })
}

/** The two people of a sale, as the history of prices knows them. */
export const pairOfSale = async ({ tx, vault }: Pick<Deal, 'tx' | 'vault'>, buyerId: number, sellerId: number) =>
  vault.mac('sale', await pairOf(tx, buyerId, sellerId))

/** A sale that was paid out enters the history that valuations read; what a former owner bought back at a fixed price says nothing of the market. */
export const keepSale: Effect = async ({ tx, vault, order, at }) => {
  const { buyerId, sellerId, gameId, goodsTypeId, unitPriceFen } = order
  if (order.terms.redeemed || order.tie || sellerId === null) return
  const { goodsSn } = goodsOf(order)
  const listed = await loadListed(tx, goodsSn)
  const pair = await pairOfSale({ tx, vault }, buyerId, sellerId)
  await recordSale(tx, { ...listed, goodsSn, gameId, goodsTypeId, priceFen: fen(unitPriceFen), soldAt: at, pair })
}

/** It was no clean sale after all: it earns no draw. */
export const dropDraw: Effect = ({ tx, order }) => withdrawChance(tx, order.sn)

/** Both sides turned out to be one while the money was held. */
export const dropTiedDraw: Effect = async (deal) => {
  if (deal.order.tie) await dropDraw(deal)
}
