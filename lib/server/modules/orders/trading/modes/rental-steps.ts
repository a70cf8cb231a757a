import { closeChat, openChat } from '../flow/chat-effects'
import { freeCoupon, freeGoods, grantDraw } from '../flow/goods-effects'
import { sealDelivery } from '../flow/hand-over'
import type { Effect, Step } from '../flow/mode'
import { holdMoney, payOut, refundAll } from '../flow/money-effects'
import { sendOrderMessage } from '../flow/notify'
import { saveProof } from '../flow/proof-effects'
import {
  addTime,
  beginGrace,
  beginTime,
  claimShares,
  depositShares,
  endOf,
  giveUpRest,
  handOverStored,
  handsOverItself,
  holdRenewal,
  notAsDescribed,
  releaseAccount,
  rentShares,
  reserveAgain,
  restShares,
  resumeTime,
  saveClaim,
  saveRuling,
  soonAfterStart,
  stampBack,
  stopTime,
} from '../flow/rental-effects'
import { inForce, laterInForce } from '../flow/rule-words'
import { because, stampPaid } from '../flow/stamps'
import { evaluateFrom, UNPAID, unpaidEnds } from './common'
import { RENTAL_BUTTONS as BUTTON } from './rental-words'

const GREETING = `租客已付款，交易群已建立。号主会在 ${inForce('startHours')}内交付账号，请勿脱离平台交易。`

const pay: Omit<Step, 'from' | 'by' | 'first'> = {
  action: 'pay',
  to: '1 DELIVERING',
  says: '租客已付款',
  does: [holdMoney],
  next: handsOverItself,
}
const handedOver: Pick<Step, 'from' | 'action' | 'to' | 'does'> = {
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
const notBegun = (explain: string): readonly Effect[] => [
  freeGoods,
  freeCoupon,
  sendOrderMessage('status', `${explain}，租金和押金原路退回租客，交易群已关闭。`),
  closeChat,
  refundAll,
]
const cameBack = (explain: string): readonly Effect[] => [
  releaseAccount,
  sendOrderMessage(
    'status',
    `${explain}。账号已对租客隐藏，请号主尽快更换密码并验收；没有异议，押金${laterInForce('checkHours')}自动退还。`,
  ),
]
const isBack = (explain: string) => ({ first: [stampBack], does: cameBack(explain) })
const misdescribed: readonly Effect[] = [
  releaseAccount,
  freeCoupon,
  sendOrderMessage('status', '账号与描述不符，租金和押金全额原路退回租客，交易群已关闭。'),
  closeChat,
  refundAll,
]
const payRent = payOut(rentShares, { kind: 'orderRelease' })
const returnDeposit = payOut(depositShares, { kind: 'depositReturn', memo: ({ order }) => `订单${order.sn}押金退还` })
const settled = (explain: string): readonly Effect[] => [
  grantDraw,
  sendOrderMessage('confirm_goods', `${explain}，押金已退还租客，租金已结算给号主。`),
  payRent,
  returnDeposit,
]

const minutesLeft = ({ order, at }: Parameters<Effect>[0]): number =>
  Math.round((endOf(order).getTime() - at.getTime()) / 60_000)

/** Steps of parties, staff and timers for a rental. */
export const RENTAL_STEPS: readonly Step[] = [
  { from: UNPAID, by: ['buyer', 'system'], ...pay, button: BUTTON.pay, first: [openChat(GREETING), stampPaid] },
  ...unpaidEnds,
  { from: '7 TIMEOUT', by: ['system'], ...pay, first: [reserveAgain, openChat(GREETING), stampPaid] },
  {
    ...handedOver,
    by: ['seller'],
    says: '号主已交付账号',
    button: BUTTON.deliver,
    first: [sealDelivery('credentials'), beginGrace],
  },
  { ...handedOver, by: ['system'], says: '系统已自动交付账号', first: [handOverStored, beginGrace] },
  {
    from: '1 DELIVERING',
    action: 'refund',
    by: ['buyer'],
    to: '7 REFUNDED',
    says: '租客取消租号',
    button: BUTTON.refundBuyer,
    first: [because('租客取消租号')],
    does: notBegun('租客取消租号'),
  },
  {
    from: '1 DELIVERING',
    action: 'refund',
    by: ['seller'],
    to: '8 REFUNDED',
    says: '号主取消出租',
    button: BUTTON.refundSeller,
    first: [because('号主取消出租')],
    does: notBegun('号主取消出租'),
  },
  {
    from: '1 DELIVERING',
    action: 'timeout',
    by: ['system'],
    to: '8 REFUNDED',
    says: `号主 ${inForce('startHours')}内没有交付，订单自动取消`,
    first: [because('号主超时未交付')],
    does: notBegun(`号主 ${inForce('startHours')}内没有交付，订单自动取消`),
  },
  {
    from: '2 RENTING',
    action: 'start',
    by: ['buyer'],
    to: '2 RENTING',
    says: '租客首次查看账号，开始计时',
    first: [beginTime],
  },
  {
    from: '2 RENTING',
    action: 'remind',
    by: ['system'],
    to: '2 RENTING',
    says: (deal) => `租期还剩${minutesLeft(deal)}分钟`,
    does: [
      sendOrderMessage(
        'status',
        (deal) => `租期还剩${minutesLeft(deal)}分钟，请租客先存好游戏进度；要继续玩请在到点前续租。`,
      ),
    ],
  },
  {
    from: '2 RENTING',
    action: 'renew',
    by: ['buyer'],
    to: '2 RENTING',
    says: ({ given }) => `租客续租 ${(given.renewal?.minutes ?? 0) / 60} 小时`,
    button: BUTTON.renew,
    first: [addTime],
    does: [
      sendOrderMessage(
        'status',
        ({ given }) => `租客已续租${(given.renewal?.minutes ?? 0) / 60}小时，到期时间已顺延。`,
      ),
      holdRenewal,
    ],
  },
  {
    from: '2 RENTING',
    action: 'giveBack',
    by: ['buyer'],
    to: '2 CHECK',
    says: '租客提前归还',
    button: BUTTON.giveBack,
    ...isBack('租客已提前归还账号'),
  },
  {
    from: '2 RENTING',
    action: 'timeout',
    by: ['system'],
    to: '2 CHECK',
    says: '租期结束，账号已自动收回',
    ...isBack('租期已结束'),
  },
  {
    from: '2 RENTING',
    action: 'fault',
    by: ['service'],
    to: '2 CHECK',
    says: '客服认定因号主原因不能使用，剩余租金退回租客',
    first: [giveUpRest],
    does: [
      ...cameBack('因号主原因不能使用，剩余租金已退回租客'),
      payOut(restShares, { kind: 'orderRefund', part: 'rest', memo: ({ order }) => `订单${order.sn}剩余租金退回` }),
    ],
  },
  {
    from: '2 RENTING',
    action: 'mismatch',
    by: ['buyer'],
    to: '2 MISMATCH',
    says: '租客上报账号与描述不符',
    button: BUTTON.mismatch,
    first: [soonAfterStart, saveProof('mismatch'), stopTime],
    does: [
      sendOrderMessage(
        'status',
        `租客上报账号与描述不符，计时已停，请号主在 ${inForce('answerHours')}内回应；不回应将全额退款。`,
      ),
    ],
  },
  {
    from: '2 MISMATCH',
    action: 'withdraw',
    by: ['buyer'],
    to: '2 RENTING',
    says: '租客撤回上报，继续租用',
    button: BUTTON.withdraw,
    first: [resumeTime],
    does: [sendOrderMessage('status', '租客已撤回上报，租期继续计时。')],
  },
  {
    from: '2 MISMATCH',
    action: 'accept',
    by: ['seller'],
    to: '8 REFUNDED',
    says: '号主认可与描述不符，全额退款',
    button: BUTTON.accept,
    first: [because('账号与描述不符'), notAsDescribed],
    does: misdescribed,
  },
  {
    from: '2 MISMATCH',
    action: 'timeout',
    by: ['system'],
    to: '8 REFUNDED',
    says: '号主没有回应，按与描述不符全额退款',
    first: [because('账号与描述不符，号主未回应'), notAsDescribed],
    does: misdescribed,
  },
  {
    from: '2 MISMATCH',
    action: 'contest',
    by: ['seller'],
    to: '2 MISMATCH',
    says: '号主不认可上报，等待客服判定',
    button: BUTTON.contest,
    freezes: true,
    first: [saveProof('contest')],
    does: [sendOrderMessage('status', '号主不认可上报，订单已冻结，等待客服判定。')],
  },
  {
    from: '2 MISMATCH',
    action: 'uphold',
    by: ['service'],
    to: '8 REFUNDED',
    says: '客服判定与描述不符，全额退款',
    first: [because('客服判定与描述不符'), notAsDescribed],
    does: misdescribed,
  },
  {
    from: '2 MISMATCH',
    action: 'dismiss',
    by: ['service'],
    to: '2 RENTING',
    says: '客服判定与描述相符，租期继续',
    first: [resumeTime],
    does: [sendOrderMessage('status', '客服判定账号与描述相符，租期继续计时。')],
  },
  {
    from: '2 CHECK',
    action: 'settle',
    by: ['seller'],
    to: '3 RELEASED',
    says: '号主验收无误，押金退还',
    button: BUTTON.settle,
    does: settled('号主验收无误'),
  },
  {
    from: '2 CHECK',
    action: 'timeout',
    by: ['system'],
    to: '3 RELEASED',
    says: '号主到时没有异议，押金退还',
    does: settled('号主没有异议'),
  },
  {
    from: '2 CHECK',
    action: 'claim',
    by: ['seller'],
    to: '2 CHECK',
    says: '号主要求从押金中赔付，等待客服判定',
    button: BUTTON.claim,
    freezes: true,
    first: [saveClaim, saveProof('claim')],
    does: [
      sendOrderMessage('status', '号主要求从押金中赔付，订单已冻结，等待客服判定。租金不受影响，判定后一并结算。'),
    ],
  },
  {
    from: '2 CHECK',
    action: 'rule',
    by: ['service'],
    to: '3 RELEASED',
    says: '客服已判定押金，订单结清',
    first: [saveRuling],
    does: [
      grantDraw,
      sendOrderMessage('confirm_goods', '客服已对押金作出判定，订单已结清。'),
      payRent,
      payOut(claimShares, { kind: 'depositClaim', memo: ({ order }) => `订单${order.sn}押金赔付` }),
      returnDeposit,
    ],
  },
  evaluateFrom('3 RELEASED'),
]
