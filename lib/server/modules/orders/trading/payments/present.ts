import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { isPaidSide, ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { qrPicture } from '../../../../runtime/qr-picture'
import { isOpen, isPaid } from '../../../money/wallet/rules'
import type { Payment } from '../../../money/wallet/types'
import type { Order } from '../types'

const secondsTo = (at: Date, now: Date): number => Math.max(0, Math.round((at.getTime() - now.getTime()) / 1000))

export const presentPayment = (payment: Payment, qrText: string, now: Date) => ({
  qrText,
  qrImage: qrPicture(qrText),
  amount: fenToYuan(payment.amountFen),
  aliOrWx: payment.channel,
  expiresIn: isOpen(payment, now) ? secondsTo(payment.expiresAt, now) : 0,
  paid: isPaid(payment),
})

/** Status 1 and code 0 both mean paid: Alipay pollers read the first, WeChat pollers the second. */
export const presentPoll = (payment: Payment, now: Date) => ({
  status: isPaid(payment) ? 1 : 0,
  code: isPaid(payment) ? 0 : -1,
  expired: !isPaid(payment) && !isOpen(payment, now),
})

export function presentPayState(order: Order, now: Date) {
  const isUnpaid = order.status === ORDER_STATUS.unpaid && order.expiresAt > now
  const state = isUnpaid ? 'unpaid' : isPaidSide(order.status) ? 'paid' : 'cancelled'
  return {
    state,
    totalPrice: fenToYuan(order.totalFen),
    expiresIn: isUnpaid ? secondsTo(order.expiresAt, now) : 0,
  } as const
}

const METHODS = [
  { aliOrWx: 1, name: '支付宝' },
  { aliOrWx: 2, name: '微信支付' },
]

export const presentMethods = (coin: Fen, isPayPassWord: boolean) => ({
  coin: fenToYuan(coin),
  isPayPassWord,
  methods: METHODS,
})
