import type { OrderSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import type { Channel, Payer } from '../../../../providers/payment/port'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { abandonByWay } from '../../../money/wallet/close-payment'
import { createCharge } from '../../../money/wallet/create-charge'
import { createPayment } from '../../../money/wallet/create-payment'
import { findOpenPayment, loadPayment } from '../../../money/wallet/queries-payments'
import { isOpen } from '../../../money/wallet/rules'
import type { Payment } from '../../../money/wallet/types'
import { lockOwnOrder, whyUnpayable } from '../internal/find-order'
import { choosePayer, type PayerForm } from './rules-payer'

/** A payment that expires sooner than this is not reused. */
const REUSE_MS = 60_000

interface PaymentForm extends PayerForm {
  amount: Fen
  aliOrWx: Channel
  orderId?: OrderSn | number
}

/**
 * Starts a payment of an order, or a recharge. Its row commits before the provider is called, outside any transaction.
 * Refuses NOT_FOUND, ELSEWHERE, ORDER_STATE, ORDER_EXPIRED, INVALID_INPUT, NOT_VERIFIED, PAYMENT_FAILED, PAUSED.
 */
export async function startPayment(ctx: UserCtx, input: PaymentForm) {
  const { amount, aliOrWx: channel } = input
  const { provider, payer } = choosePayer(ctx, input)
  const { qrMinutes, rechargeOpen } = await loadRules(ctx)
  if (!input.orderId && !rechargeOpen) throw refuse('PAUSED', '充值暂停服务，订单可以照常付款')
  const started = await inTxOnce(ctx, async (tx) => {
    const now = ctx.now()
    const until = new Date(now.getTime() + qrMinutes * 60_000)
    const form = { amount, channel, provider, payer, now, until }
    const payment = input.orderId ? await orderPayment(ctx, tx, input.orderId, form) : await recharge(ctx, tx, form)
    return {
      payRand: payment.payRand,
      payInterSn: payment.interSn,
      expiresIn: Math.max(0, Math.round((payment.expiresAt.getTime() - now.getTime()) / 1000)),
    }
  })
  // a page or a call of WeChat's browser is opened when it is shown, as it is valid for minutes only
  if (payer.method !== 'qr') return started
  const payment = await loadPayment(ctx, started.payRand)
  // a repeated request may be about one that is over: the browser then asks for another
  if (isOpen(payment, ctx.now())) await createCharge(ctx, payment)
  return started
}

interface Form {
  amount: Fen
  channel: Channel
  provider: string
  payer: Payer
  now: Date
  until: Date
}

/**
 * Runs under the order's lock: no QR code for an order that is being closed, and only one for two concurrent requests.
 */
async function orderPayment(
  ctx: UserCtx,
  tx: Tx,
  key: OrderSn | number,
  { amount, channel, provider, payer, now, until }: Form,
): Promise<Payment> {
  const order = await lockOwnOrder(ctx, tx, key)
  const unpayable = whyUnpayable(order, now)
  if (unpayable) throw unpayable
  if (amount !== order.totalFen) throw refuse('INVALID_INPUT', '支付金额与订单不符，请刷新后重试')
  const way = { userId: order.buyerId, orderSn: order.sn, channel, provider, payer }
  const reusable = new Date(now.getTime() + REUSE_MS)
  const open = await findOpenPayment(tx, way, reusable)
  if (open) return open
  // the page of another network or device, or a code in its last minute, must not be payable besides the new one
  await abandonByWay(tx, way, { at: now, until: now })
  const expiresAt = new Date(Math.min(until.getTime(), order.expiresAt.getTime()))
  return createPayment(ctx, tx, { purpose: 'order', refSn: order.sn, amount, channel, provider, payer, expiresAt })
}

async function recharge(ctx: UserCtx, tx: Tx, { amount, channel, provider, payer, until }: Form): Promise<Payment> {
  if (ctx.user.authStatus !== 2) throw refuse('NOT_VERIFIED')
  return createPayment(ctx, tx, { purpose: 'recharge', refSn: '', amount, channel, provider, payer, expiresAt: until })
}
