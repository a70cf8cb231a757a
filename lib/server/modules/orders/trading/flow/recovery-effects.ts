import { eq } from 'drizzle-orm'
import { HOUSE_ID } from '@/lib/shared/ids'
import { type Fen, fen, fenText, readFen } from '@/lib/shared/money/money'
import type { RecoveryState } from '@/lib/shared/trade/recycling'
import { orderCredentials } from '../../../../db/schema/orders/trading'
import { refuse } from '../../../../runtime/refusal'
import { createOfficialGoods } from '../../../listings/catalog/selling/create-official-goods'
import { findRequestOf } from '../../../market/recycling/queries'
import { recordOwnedAccount } from '../../../market/recycling/record-owned-account'
import { releaseRequest } from '../../../market/recycling/release-request'
import { firstPart } from '../../../market/recycling/rules'
import type { Order } from '../types'
import type { Effect, Patch, Prepare, Shares } from './mode'
import { buyerOf, escrowOf, sellerOf } from './money-effects'

const recoveryOf = ({ terms }: Pick<Order, 'terms'>): RecoveryState => terms.recovery ?? {}
export const paidOf = (order: Pick<Order, 'terms'>): bigint => readFen(recoveryOf(order).paid)
const withPaid = (order: Order, paid: Fen): Patch => ({
  terms: { ...order.terms, recovery: { ...recoveryOf(order), paid: fenText(paid) } },
})

const toSeller =
  (amountOf: (order: Order) => bigint): Shares =>
  (order) => [
    { account: escrowOf(order), amount: fen(-amountOf(order)) },
    { account: sellerOf(order), amount: fen(amountOf(order)) },
  ]
/** Stores what is paid at rebinding, so that a later change of the share does not affect the order. */
export const markFirst: Prepare = async ({ order }) => withPaid(order, firstPart(order.goodsFen))
export const firstShares: Shares = toSeller(paidOf)
export const restShares: Shares = toSeller((order) => order.goodsFen - paidOf(order))
/** The account was retrieved by its owner: the platform keeps the rest. */
export const withheldShares: Shares = (order) => [
  { account: escrowOf(order), amount: fen(paidOf(order) - order.goodsFen) },
  { account: buyerOf(order), amount: fen(order.goodsFen - paidOf(order)) },
]

/** Closes the request, or opens it to another quote. */
export const endRequest =
  (says: string, { reopens }: { reopens: boolean }): Effect =>
  async ({ tx, order, at, input }) => {
    await releaseRequest(tx, { orderSn: order.sn, says: input.reason ? `${says}：${input.reason}` : says, reopens, at })
  }

/** Makes each account a draft of an official item; a single one can be redeemed for some time. */
export const createOfficialListings: Effect = async ({ tx, order, at }) => {
  const request = await findRequestOf(tx, order.sn)
  if (!request) throw new Error(`no request of ${order.sn}`)
  const each = fen(order.goodsFen / BigInt(request.count))
  for (let i = 0; i < request.count; i++) {
    const goodsSn = await createOfficialGoods(tx, {
      sellerId: HOUSE_ID,
      distId: order.distId,
      gameId: order.gameId,
      title: order.snapshot.bigTitle,
      areaName: order.snapshot.areaName,
      facts: request.facts,
      priceFen: each,
      at,
    })
    if (request.count === 1) await recordOwnedAccount(tx, { orderSn: order.sn, goodsSn, at })
  }
}

/** Requires the credentials, which staff check before anything is paid. Refuses ORDER_STATE. */
export const handedOver: Prepare = async ({ tx, order }) => {
  const rows = await tx
    .select({ id: orderCredentials.orderId })
    .from(orderCredentials)
    .where(eq(orderCredentials.orderId, order.id))
  if (rows.length === 0) throw refuse('ORDER_STATE', '账号还没有交付')
  return undefined
}
