import { openChat } from '../flow/chat-effects'
import { isUncontested, markContested } from '../flow/contest-effects'
import { sealDelivery } from '../flow/hand-over'
import type { Step } from '../flow/mode'
import { memoAbout, payOut } from '../flow/money-effects'
import { sendOrderMessage } from '../flow/notify'
import { needVideo, saveProof, saveRecording } from '../flow/proof-effects'
import {
  addTime,
  beginGrace,
  beginTime,
  claimShares,
  discardPause,
  giveUpRest,
  handOverStored,
  holdRenewal,
  isUnreported,
  markReported,
  notAsDescribed,
  reportedUntil,
  reserveAgain,
  restShares,
  resumeTime,
  saveClaim,
  saveRuling,
  stopTime,
} from '../flow/rental-effects'
import { inForce, onDutyInForce } from '../flow/rule-words'
import { because, keepSellerHours, stampPaid } from '../flow/stamps'
import { evaluateFrom, UNPAID, unpaidEnds } from './common'
import { depositDecision } from './decision-words'
import { claimedText } from './rental-end-words'
import {
  cameBack,
  GREETING,
  handedOver,
  isBack,
  keptEnds,
  minutesLeft,
  misdescribed,
  notBegun,
  pay,
  settledBy,
} from './rental-parts'
import { RENTAL_BUTTONS as BUTTON } from './rental-words'

const SETTLED = '押金已退还租客，租金已结算给号主'

/** Steps of parties, staff and timers for a rental. */
export const RENTAL_STEPS: readonly Step[] = [
  {
    from: UNPAID,
    by: ['buyer', 'system'],
    ...pay,
    button: BUTTON.pay,
    first: [openChat(GREETING), stampPaid, keepSellerHours],
  },
  ...unpaidEnds,
  { from: '7 TIMEOUT', by: ['system'], ...pay, first: [reserveAgain, openChat(GREETING), stampPaid, keepSellerHours] },
  {
    ...handedOver,
    by: ['seller'],
    says: '号主已交付账号',
    button: BUTTON.deliver,
    first: [sealDelivery('credentials'), needVideo, saveRecording, beginGrace],
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
        (deal) => `租期还剩${minutesLeft(deal)}分钟，请租客先存好游戏进度；要继续玩请在到期前续租。`,
      ),
    ],
  },
  {
    from: '2 RENTING',
    action: 'renew',
    by: ['buyer'],
    to: '2 RENTING',
    says: ({ input }) => `租客续租 ${(input.renewal?.minutes ?? 0) / 60} 小时`,
    button: BUTTON.renew,
    first: [addTime],
    does: [
      sendOrderMessage(
        'status',
        ({ input }) => `租客已续租${(input.renewal?.minutes ?? 0) / 60}小时，到期时间已顺延。`,
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
      payOut(restShares, { kind: 'orderRefund', part: 'rest', memo: memoAbout('剩余租金退回') }),
    ],
  },
  {
    from: '2 RENTING',
    action: 'mismatch',
    by: ['buyer'],
    to: '2 MISMATCH',
    says: '租客反馈账号与描述不符',
    when: isUnreported,
    until: { at: reportedUntil, does: '反馈账号与描述不符' },
    button: BUTTON.mismatch,
    first: [saveProof('mismatch'), markReported, stopTime],
    does: [
      sendOrderMessage(
        'status',
        `租客反馈账号与描述不符，计时已暂停，请号主在 ${onDutyInForce('answerHours')}内回应；超时未回应将全额退款。`,
      ),
    ],
  },
  {
    from: '2 MISMATCH',
    action: 'withdraw',
    by: ['buyer'],
    to: '2 RENTING',
    says: '租客撤回反馈，继续租用',
    button: BUTTON.withdraw,
    first: [discardPause],
    does: [sendOrderMessage('status', '租客已撤回反馈，租期按原来的到期时间计算。')],
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
    says: '号主不认可反馈，等待客服处理',
    when: isUncontested,
    button: BUTTON.contest,
    freezes: true,
    first: [saveProof('contest'), markContested],
    does: [sendOrderMessage('status', '号主不认可反馈，订单已冻结，等待客服处理。')],
  },
  {
    from: '2 MISMATCH',
    action: 'uphold',
    by: ['service'],
    to: '8 REFUNDED',
    says: '客服处理与描述不符，全额退款',
    first: [because('客服处理与描述不符'), notAsDescribed],
    does: misdescribed,
  },
  {
    from: '2 MISMATCH',
    action: 'dismiss',
    by: ['service'],
    to: '2 RENTING',
    says: '客服处理与描述相符，租期继续',
    first: [resumeTime],
    does: [sendOrderMessage('status', '客服处理账号与描述相符，租期继续计时。')],
  },
  ...settledBy(
    { action: 'settle', by: ['seller'], says: '号主验收无误', button: BUTTON.settle },
    { explain: '号主验收无误', ends: SETTLED },
  ),
  ...settledBy(
    { action: 'timeout', by: ['system'], says: '号主超时未提出异议' },
    { explain: '号主没有异议', ends: SETTLED },
  ),
  {
    from: '2 CHECK',
    action: 'claim',
    by: ['seller'],
    to: '2 CHECK',
    says: ({ order }) => `号主申请从押金中赔付 ${claimedText(order)}，等待客服处理`,
    when: isUncontested,
    button: BUTTON.claim,
    freezes: true,
    first: [saveClaim, saveProof('claim'), markContested],
    does: [
      sendOrderMessage(
        'status',
        ({ order }) =>
          `号主申请从押金中赔付 ${claimedText(order)}，订单已冻结，等待客服处理。租金不受影响，处理后一并结算。`,
      ),
    ],
  },
  ...settledBy(
    { action: 'rule', by: ['service'], says: ({ order }) => depositDecision(order), first: [saveRuling] },
    {
      explain: ({ order }) => depositDecision(order),
      ends: '订单已完成',
      does: [payOut(claimShares, { kind: 'depositClaim', memo: memoAbout('押金赔付') })],
    },
  ),
  ...keptEnds,
  evaluateFrom('3 KEPT'),
  evaluateFrom('3 RELEASED'),
]
