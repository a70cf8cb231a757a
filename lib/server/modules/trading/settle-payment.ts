import type { Tx } from '../../db/client'
import type { Notice } from '../../providers/payment/port'
import { type Ctx, type Effects, inTx } from '../../runtime/context'
import { rebindCoupon } from '../campaign/rebind-coupon'
import { returnStock } from '../catalog/return-stock'
import { takeFree } from '../catalog/take-free'
import { assignService } from '../identity/assign-service'
import { loadRuleBook, type RuleBook } from '../tenancy/platform-rules'
import { lockPayment, markPaid, recordNotice } from '../wallet/accept-payment'
import { closePayment } from '../wallet/close-payment'
import { creditPayment } from '../wallet/credit-payment'
import { findPayment } from '../wallet/queries-payments'
import type { Payment } from '../wallet/types'
import { enterPaid } from './internal/enter-paid'
import { lockOrder } from './internal/find-order'
import { noteOrder } from './internal/move-order'
import { showChange } from './internal/tell-parties'
import type { Order } from './types'

/**
 * `paid`: the order was settled, also late while its goods were still free; `credited`: a recharge, or money for an order
 * that had ended, went to the balance; `duplicate`: settled before; `refused`: unknown number, or other amount or channel.
 */
export type Settlement = 'paid' | 'credited' | 'closed' | 'duplicate' | 'refused'

/**
 * The one way money from a provider enters: notifications and the reconciler both come here, in any order and number.
 * Notice, payment, ledger and order commit together.
 */
export async function settlePayment(ctx: Ctx, notice: Notice): Promise<Settlement> {
  const known = await findPayment(ctx.db, notice.interSn)
  if (!known) return reject(ctx, notice, 'unknown payment')
  if (known.channel !== notice.channel) return reject(ctx, notice, 'another channel')
  if (notice.state === 'CLOSED') return takeClosing(ctx, notice)
  if (notice.state !== 'SUCCESS') return 'refused'
  if (known.amountFen !== notice.amount) return reject(ctx, notice, 'another amount')

  const rulesOf = await loadRuleBook(ctx)
  const serviceId = await assignService(ctx)
  return inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const order = known.purpose === 'order' ? await lockOrder(tx, known.refSn) : undefined
    const payment = await lockPayment(tx, notice.interSn)
    if (!payment) throw new Error(`payment ${notice.interSn} vanished`)
    await recordNotice(tx, notice, at)
    if (!(await markPaid(tx, payment, { tradeNo: notice.tradeNo, at }))) return 'duplicate' as const
    if (order) return settleOrder(tx, effects, { order, payment, rulesOf, serviceId, at })
    await creditPayment(tx, { payment, kind: 'recharge', at })
    return 'credited' as const
  })
}

interface Arrival {
  order: Order
  payment: Payment
  rulesOf: RuleBook
  serviceId: number | null
  at: Date
}

async function settleOrder(
  tx: Tx,
  effects: Effects,
  { order, payment, rulesOf, serviceId, at }: Arrival,
): Promise<Settlement> {
  const goodsTaken = await retake(tx, order, at)
  if (order.status === 0 || goodsTaken) {
    await enterPaid(tx, effects, order, { payment, serviceId, rules: rulesOf(order), at, goodsTaken })
    return 'paid'
  }
  await noteOrder(tx, order, {
    action: 'latePayment',
    actor: 'system',
    explain: '款项到账时订单已结束或已付款，款项已退回买家余额',
    at,
  })
  await creditPayment(tx, { payment, kind: 'latePayment', at })
  showChange(effects, order)
  return 'credited'
}

/** A payment for an order that timed out finds goods and coupon still free, and takes them; or nothing. */
async function retake(tx: Tx, order: Order, at: Date): Promise<boolean> {
  const { goodsSn, goodsNum: num, unitPriceFen: priceFen, couponId } = order
  if (order.subStatus !== 'TIMEOUT' || order.status !== 7 || !(await takeFree(tx, { goodsSn, num, priceFen })))
    return false
  if (couponId === null || (await rebindCoupon(tx, { couponId, orderSn: order.sn, at }))) return true
  await returnStock(tx, { goodsSn, num })
  return false
}

/** The provider gave up an unpaid charge. After a success it says nothing. */
async function takeClosing(ctx: Ctx, notice: Notice): Promise<Settlement> {
  return inTx(ctx, async (tx) => {
    await recordNotice(tx, notice, ctx.now())
    await closePayment(tx, notice.interSn)
    return 'closed' as const
  })
}

function reject(ctx: Ctx, notice: Notice, why: string): Settlement {
  const { provider, interSn, tradeNo, kind } = notice
  ctx.log.error(
    { provider, interSn, tradeNo, kind, amountFen: notice.amount.toString() },
    `payment notice refused: ${why}`,
  )
  return 'refused'
}
