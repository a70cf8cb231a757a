import { closeChat } from '../flow/chat-effects'
import { endClaim } from '../flow/claim-effects'
import { freeCoupon, freeGoods, grantDraw } from '../flow/goods-effects'
import type { Deal, Effect, Step } from '../flow/mode'
import { holdMoney, memoAbout, payOut, refundAll } from '../flow/money-effects'
import { sendOrderMessage } from '../flow/notify'
import {
  depositShares,
  endOf,
  handsOverItself,
  keepDeposit,
  keepsDeposit,
  keptClaimShares,
  keptShares,
  releaseAccount,
  rentShares,
  returnsDeposit,
  stampBack,
} from '../flow/rental-effects'
import { inForce, laterInForce } from '../flow/rule-words'
import { backText, keptText } from './rental-end-words'

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
    ({ order }) => `${explain}。账号已对租客隐藏，请号主尽快更换密码并验收；没有异议，${backText(order)}。`,
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
  memo: memoAbout('押金退还'),
})
/**
 * The two ways in which a rental is settled: at once, or in a game that bans late with a part of the deposit kept until a
 * later ban can be claimed.
 */
export function settledBy(
  step: Omit<Step, 'from' | 'to' | 'when' | 'does'>,
  { explain, ends, does = [] }: { explain: string | ((deal: Deal) => string); ends: string; does?: readonly Effect[] },
): readonly Step[] {
  const first = step.first ?? []
  const why = (deal: Deal) => (typeof explain === 'string' ? explain : explain(deal))
  const end = (says: (deal: Deal) => string): readonly Effect[] => [
    grantDraw,
    sendOrderMessage('confirm_goods', says),
    payRent,
    ...does,
    returnDeposit,
  ]
  return [
    {
      from: '2 CHECK',
      to: '3 KEPT',
      ...step,
      when: keepsDeposit,
      first: [...first, keepDeposit],
      does: end((deal) => `${why(deal)}，租金已结算给号主。${keptText(deal.order)}。`),
    },
    {
      from: '2 CHECK',
      to: '3 RELEASED',
      ...step,
      when: returnsDeposit,
      does: end((deal) => `${why(deal)}，${ends}。`),
    },
  ]
}

const returnKept = payOut(keptShares, {
  kind: 'depositReturn',
  part: 'kept',
  memo: memoAbout('保留的押金退还'),
})
/** Ends of a rental whose deposit is kept: its time is over, or a claim about a ban was paid. */
export const keptEnds: readonly Step[] = [
  {
    from: '3 KEPT',
    action: 'timeout',
    by: ['system'],
    to: '3 RELEASED',
    says: '保留期已到，押金退还租客',
    does: [sendOrderMessage('status', '押金保留期已到，没有封禁申请，押金已退还租客。'), returnKept],
  },
  {
    from: '3 KEPT',
    action: 'claimed',
    by: ['system'],
    to: '3 RELEASED',
    says: '封禁赔付已完成，保留的押金用于赔付',
    first: [endClaim],
    does: [
      sendOrderMessage('status', '封禁赔付已完成，保留的押金先用于赔付，剩余的退还租客。'),
      payOut(keptClaimShares, { kind: 'claimRecovery', memo: memoAbout('的押金用于封禁赔付') }),
      returnKept,
    ],
  },
]

export const minutesLeft = ({ order, at }: Parameters<Effect>[0]): number =>
  Math.round((endOf(order).getTime() - at.getTime()) / 60_000)
