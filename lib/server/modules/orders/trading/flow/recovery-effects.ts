import { eq } from 'drizzle-orm'
import { HOUSE_ID } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { RecoveryState } from '@/lib/shared/trade/recycling'
import { orderCredentials } from '../../../../db/schema/trading'
import { refuse } from '../../../../runtime/refusal'
import { insertOfficial } from '../../../listings/catalog/selling/insert-official'
import { keepOwned } from '../../../market/recycling/keep-owned'
import { findRequestOf } from '../../../market/recycling/queries'
import { releaseRequest } from '../../../market/recycling/release-request'
import { firstPart } from '../../../market/recycling/rules'
import type { Order } from '../types'
import type { Before, Effect, Patch, Shares } from './mode'
import { buyerOf, escrowOf, sellerOf } from './money-effects'

const recoveryOf = ({ terms }: Pick<Order, 'terms'>): RecoveryState => terms.recovery ?? {}
export const paidOf = (order: Pick<Order, 'terms'>): bigint => BigInt(recoveryOf(order).paid ?? '0')
const withPaid = (order: Order, paid: Fen): Patch => ({
  terms: { ...order.terms, recovery: { ...recoveryOf(order), paid: paid.toString() } },
})

const toSeller =
  (amountOf: (order: Order) => bigint): Shares =>
  (order) => [
    { account: escrowOf(order), amount: fen(-amountOf(order)) },
    { account: sellerOf(order), amount: fen(amountOf(order)) },
  ]
/** What is paid at re-binding stays with the order, whatever share a later rule names. */
export const markFirst: Before = async ({ order }) => withPaid(order, firstPart(order.goodsFen))
export const firstShares: Shares = toSeller(paidOf)
export const restShares: Shares = toSeller((order) => order.goodsFen - paidOf(order))
/** The account was taken back: the platform keeps the rest. */
export const withheldShares: Shares = (order) => [
  { account: escrowOf(order), amount: fen(paidOf(order) - order.goodsFen) },
  { account: buyerOf(order), amount: fen(order.goodsFen - paidOf(order)) },
]

/** The request is open to another quote, or over. */
export const endRequest =
  (says: string, { reopens }: { reopens: boolean }): Effect =>
  async ({ tx, order, at, given }) => {
    await releaseRequest(tx, { orderSn: order.sn, says: given.reason ? `${says}：${given.reason}` : says, reopens, at })
  }

/** Each account is an official item in draft; a single one may be redeemed for a while. */
export const keepOfficial: Effect = async ({ tx, order, at }) => {
  const request = await findRequestOf(tx, order.sn)
  if (!request) throw new Error(`no request of ${order.sn}`)
  const each = fen(order.goodsFen / BigInt(request.count))
  for (let i = 0; i < request.count; i++) {
    const goodsSn = await insertOfficial(tx, {
      sellerId: HOUSE_ID,
      distId: order.distId,
      gameId: order.gameId,
      title: order.snapshot.bigTitle,
      areaName: order.snapshot.areaName,
      facts: request.facts,
      priceFen: each,
      at,
    })
    if (request.count === 1) await keepOwned(tx, { orderSn: order.sn, goodsSn, at })
  }
}

/** Staff look at it before anybody is paid. Refuses ORDER_STATE. */
export const handedOver: Before = async ({ tx, order }) => {
  const rows = await tx
    .select({ id: orderCredentials.orderId })
    .from(orderCredentials)
    .where(eq(orderCredentials.orderId, order.id))
  if (rows.length === 0) throw refuse('ORDER_STATE', '账号还没有交付')
  return undefined
}
