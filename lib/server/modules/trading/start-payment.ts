import { type Fen, YUAN_PATTERN, yuanToFen } from '@/lib/shared/money'
import type { UserCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { refuse } from '../../runtime/refusal'
import type { Channel } from '../../providers/payment/port'
import { loadRules } from '../tenancy/platform-rules'
import { createPayment } from '../wallet/create-payment'
import { issueQr } from '../wallet/issue-qr'
import { findOpenPayment, loadPayment } from '../wallet/queries-payments'
import { findOwnOrder, whyUnpayable } from './internal/find-order'

/** A QR with less life than this is not worth showing again. */
const REUSE_MS = 60_000

export interface PaymentForm { amount: string; aliOrWx: '1' | '2'; orderId?: string }

/**
 * Start a QR payment of an order, or a recharge. Its row commits before the provider is asked, outside any transaction.
 * Refuses NOT_FOUND, ORDER_STATE, ORDER_EXPIRED, INVALID_INPUT, NOT_VERIFIED, PAYMENT_FAILED.
 */
export async function startPayment(ctx: UserCtx, input: PaymentForm) {
  const channel = Number(input.aliOrWx) as Channel
  const amount = readAmount(input.amount)
  const target = input.orderId ? await payableOrder(ctx, input.orderId, amount) : await recharge(ctx)
  const now = ctx.now()
  const { qrMinutes } = await loadRules(ctx)
  const expiresAt = new Date(Math.min(now.getTime() + qrMinutes * 60_000, target.until))
  const open = target.refSn ? await findOpenPayment(ctx, { orderSn: target.refSn, channel, until: new Date(now.getTime() + REUSE_MS) }) : undefined
  const started = await inTxOnce(ctx, async (tx) => {
    const payment = open ?? (await createPayment(ctx, tx, { purpose: target.purpose, refSn: target.refSn, amount, channel, expiresAt }))
    return { payRand: payment.payRand, payInterSn: payment.interSn, expiresIn: Math.max(0, Math.round((payment.expiresAt.getTime() - now.getTime()) / 1000)) }
  })
  await issueQr(ctx, await loadPayment(ctx, started.payRand))
  return started
}

function readAmount(text: string): Fen {
  const amount = YUAN_PATTERN.test(text) ? yuanToFen(text) : 0n
  if (amount === 0n) throw refuse('INVALID_INPUT', '请先输入充值金额！')
  return amount as Fen
}

interface Target { purpose: 'order' | 'recharge'; refSn: string; until: number }

async function payableOrder(ctx: UserCtx, orderSn: string, amount: Fen): Promise<Target> {
  const order = await findOwnOrder(ctx, orderSn)
  const unpayable = whyUnpayable(order, ctx.now())
  if (unpayable) throw unpayable
  if (amount !== order.totalFen) throw refuse('INVALID_INPUT', '支付金额与订单不符，请刷新后重试')
  return { purpose: 'order', refSn: order.sn, until: order.expiresAt.getTime() }
}

async function recharge(ctx: UserCtx): Promise<Target> {
  if (ctx.user.authStatus !== 2) throw refuse('NOT_VERIFIED')
  return { purpose: 'recharge', refSn: '', until: Number.POSITIVE_INFINITY }
}
