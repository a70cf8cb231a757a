import { fenToYuan } from '@/lib/shared/money'
import type { UserCtx } from '../../../runtime/context'
import { loadUser } from '../../identity/queries'
import { issueQr } from '../../wallet/issue-qr'
import { loadBalance } from '../../wallet/queries'
import { loadPayment } from '../../wallet/queries-payments'
import type { Payment } from '../../wallet/types'
import { findOwnOrder } from '../internal/find-order'

const PAID = 1
const PENDING = 0

const secondsTo = (at: Date, now: Date): number => Math.max(0, Math.round((at.getTime() - now.getTime()) / 1000))

const isExpired = (payment: Payment, now: Date): boolean =>
  payment.status !== PAID && (payment.status !== PENDING || payment.expiresAt <= now)

/** QR of a payment; asked for again when the provider had not answered at first. Refuses NOT_FOUND, PAYMENT_FAILED. */
export async function showPayment(ctx: UserCtx, payRand: string) {
  const payment = await loadPayment(ctx, payRand)
  const now = ctx.now()
  const isOpen = payment.status === PENDING && !isExpired(payment, now)
  return {
    qrText: isOpen ? await issueQr(ctx, payment) : payment.qrText,
    amount: fenToYuan(payment.amountFen),
    aliOrWx: payment.channel,
    expiresIn: isOpen ? secondsTo(payment.expiresAt, now) : 0,
    paid: payment.status === PAID,
  }
}

/** Status 1 and code 0 both mean paid: pollers of Alipay read the one, of WeChat the other (specification section 4). */
export async function pollPayment(
  ctx: UserCtx,
  payRand: string,
): Promise<{ status: number; code: number; expired: boolean }> {
  const payment = await loadPayment(ctx, payRand)
  const paid = payment.status === PAID
  return { status: paid ? 1 : 0, code: paid ? 0 : -1, expired: isExpired(payment, ctx.now()) }
}

/** Buyer only. Refuses NOT_FOUND. */
export async function loadPayState(ctx: UserCtx, orderSn: string) {
  const order = await findOwnOrder(ctx, orderSn)
  const now = ctx.now()
  const unpaid = order.status === 0 && order.expiresAt > now
  const state = unpaid
    ? 'unpaid'
    : order.status === 1 || order.status === 2 || order.status === 3
      ? 'paid'
      : 'cancelled'
  return {
    state,
    totalPrice: fenToYuan(order.totalFen),
    expiresIn: unpaid ? secondsTo(order.expiresAt, now) : 0,
  } as const
}

const METHODS = [
  { aliOrWx: 1, name: '支付宝' },
  { aliOrWx: 2, name: '微信支付' },
]

export async function listPayMethods(ctx: UserCtx) {
  const [coin, user] = await Promise.all([loadBalance(ctx), loadUser(ctx)])
  return { coin: fenToYuan(coin), isPayPassWord: Boolean(user.payPasswordHash), methods: METHODS }
}
