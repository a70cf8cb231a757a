import { closeChat } from '../flow/chat-effects'
import { freeCoupon, freeGoods, grantDraw } from '../flow/goods-effects'
import type { Effect, Step } from '../flow/mode'
import { holdMoney, payOut, refundAll } from '../flow/money-effects'
import { sendOrderMessage } from '../flow/notify'
import { depositShares, endOf, handsOverItself, releaseAccount, rentShares, stampBack } from '../flow/rental-effects'
import { inForce, laterInForce } from '../flow/rule-words'

/** The system message that opens the order's chat. */
export const GREETING = `租客已付款，订单群聊已创建。号主会在 ${inForce('startHours')}内交付账号，请勿脱离平台交易。`

export const pay: Omit<Step, 'from' | 'by' | 'first'> = {
  action: 'pay',
  to: '1 DELIVERING',
  says: '租客已付款',
  does: [holdMoney],
  next: handsOverItself,
}
export const handedOver: Pick<Step, 'from' | 'action' | 'to' | 'does'> = {
  from: '1 DELIVERING',
  action: 'deliver',
  to: '2 RENTING',
  does: [
    sendOrderMessage(
      'send_goods',
      `账号已交付，首次查看后开始计时，没有查看的${laterInForce('graceMinutes')}自动开始。`,
    ),
  ],
}
/** Ends before the account was used: full refund, and the account returns to the rental hall unchanged. */
export const notBegun = (explain: string): readonly Effect[] => [
  freeGoods,
  freeCoupon,
  sendOrderMessage('status', `${explain}，租金和押金原路退回租客，订单群聊已关闭。`),
  closeChat,
  refundAll,
]
export const cameBack = (explain: string): readonly Effect[] => [
  releaseAccount,
  sendOrderMessage(
    'status',
    `${explain}。账号已对租客隐藏，请号主尽快更换密码并验收；没有异议，押金${laterInForce('checkHours')}自动退还。`,
  ),
]
export const isBack = (explain: string) => ({ first: [stampBack], does: cameBack(explain) })
export const misdescribed: readonly Effect[] = [
  releaseAccount,
  freeCoupon,
  sendOrderMessage('status', '账号与描述不符，租金和押金全额原路退回租客，订单群聊已关闭。'),
  closeChat,
  refundAll,
]
export const payRent = payOut(rentShares, { kind: 'orderRelease' })
export const returnDeposit = payOut(depositShares, {
  kind: 'depositReturn',
  memo: ({ order }) => `订单${order.sn}押金退还`,
})
export const settled = (explain: string): readonly Effect[] => [
  grantDraw,
  sendOrderMessage('confirm_goods', `${explain}，押金已退还租客，租金已结算给号主。`),
  payRent,
  returnDeposit,
]

export const minutesLeft = ({ order, at }: Parameters<Effect>[0]): number =>
  Math.round((endOf(order).getTime() - at.getTime()) / 60_000)
