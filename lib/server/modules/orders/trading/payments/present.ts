import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { PAY_MODES, type PayMode } from '@/lib/shared/money/pay-modes'
import { isPaidSide, ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { CHANNELS, type Channel, type Charge } from '../../../../providers/payment/port'
import type { Ctx } from '../../../../runtime/context'
import { qrPicture } from '../../../../runtime/qr-picture'
import { isOpen, isPaid } from '../../../money/wallet/rules'
import type { Payment } from '../../../money/wallet/types'
import type { Order } from '../types'
import { hostOf } from './rules-payer'

const secondsTo = (at: Date, now: Date): number => Math.max(0, Math.round((at.getTime() - now.getTime()) / 1000))

export const presentPayment = (payment: Payment, charge: Charge | null, now: Date) => {
  const qrText = charge?.kind === 'qr' ? charge.qrText : ''
  return {
    kind: charge?.kind ?? payment.payer.method,
    qrText,
    qrImage: qrPicture(qrText),
    pageUrl: charge?.kind === 'page' ? charge.url : '',
    jsapi: charge?.kind === 'jsapi' ? charge.params : null,
    amount: fenToYuan(payment.amountFen),
    aliOrWx: payment.channel,
    expiresIn: isOpen(payment, now) ? secondsTo(payment.expiresAt, now) : 0,
    paid: isPaid(payment),
  }
}

/** Status 1 and code 0 both mean paid: Alipay pollers read the first, WeChat pollers the second. */
export const presentPoll = (payment: Payment, now: Date) => ({
  status: isPaid(payment) ? 1 : 0,
  code: isPaid(payment) ? 0 : -1,
  expired: !isPaid(payment) && !isOpen(payment, now),
  amount: fenToYuan(payment.amountFen),
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

const NAMES: Readonly<Record<Channel, string>> = { 1: '支付宝', 2: '微信支付' }
const MODES = Object.keys(PAY_MODES) as PayMode[]

export const presentMethods = (
  { payments, origin }: Pick<Ctx, 'payments' | 'origin'>,
  { coin, spendable, owed }: { coin: Fen; spendable: Fen; owed: Fen },
  isPayPassWord: boolean,
) => ({
  coin: fenToYuan(coin),
  spendable: fenToYuan(spendable),
  owed: fenToYuan(owed),
  isPayPassWord,
  methods: CHANNELS.flatMap((aliOrWx) => {
    const offer = payments.ofChannel(aliOrWx, hostOf({ origin }))
    if (!offer) return []
    const payModes = MODES.filter((mode) => offer.methods.includes(PAY_MODES[mode]))
    return [{ aliOrWx, name: NAMES[aliOrWx], payModes }]
  }),
})
