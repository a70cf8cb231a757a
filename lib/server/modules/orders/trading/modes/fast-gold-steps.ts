import { formatShortTime } from '@/lib/shared/time'
import { closeChat, openChat } from '../flow/chat-effects'
import {
  acceptAssigned,
  claimUnits,
  closeAssigned,
  endsWithoutMerchant,
  fineMerchant,
  fineShortfall,
  giveToBest,
  giveToNext,
  handOverUnits,
  reviseAssigned,
  settleRuledUnits,
} from '../flow/coin-effects'
import { giveBack, holdQuoted, payFine } from '../flow/coin-shares'
import { coinOf } from '../flow/coin-state'
import { isUncontested, markContested } from '../flow/contest-effects'
import { grantDraw } from '../flow/goods-effects'
import type { Effect, Step } from '../flow/mode'
import { payOut, refundAll, saleShares } from '../flow/money-effects'
import { sendOrderMessage } from '../flow/notify'
import { needVideo, saveProof } from '../flow/proof-effects'
import { inForce } from '../flow/rule-words'
import { because, stampPaid } from '../flow/stamps'
import type { Place } from '../types'
import { COIN_BUTTONS as BUTTON } from './coin-buttons'
import { evaluateFrom, UNPAID, unpaidEndsOf } from './common'
import { coinDecision } from './decision-words'

const GREETING = `币商已接单，订单群聊已创建。请币商 ${inForce('deliverMinutes')}内把币发到订单里的角色并上传截图，请勿脱离平台交易。`

const pay: Omit<Step, 'from' | 'by'> = {
  action: 'pay',
  to: '1 ASSIGN',
  says: '买家已付款，已派给比例最优的币商',
  first: [giveToBest, stampPaid],
  does: [holdQuoted],
}
/** The merchant's number is part of the payout's name. */
const passed: Pick<Step, 'from' | 'to' | 'does' | 'next'> = {
  from: '1 ASSIGN',
  to: '1 ASSIGN',
  does: [giveBack(({ terms }) => `asked${terms.coin?.asked}`)],
  next: endsWithoutMerchant,
}
/** The merchant is at fault: its deposit pays, then everything is refunded. */
const broken = (explain: string): Pick<Step, 'from' | 'to' | 'first' | 'does'> => ({
  from: '1 DELIVERING',
  to: '8 REFUNDED',
  first: [because(explain), fineMerchant],
  does: [
    closeAssigned('broken'),
    sendOrderMessage('status', `${explain}，货款原路退回买家，币商保证金的赔付已到买家余额，订单群聊已关闭。`),
    closeChat,
    payFine(),
    refundAll,
  ],
})
const traded = (explain: string): readonly Effect[] => [
  closeAssigned('done'),
  sendOrderMessage('confirm_goods', ({ order: { dueAt } }) => {
    const when = dueAt ? ` ${formatShortTime(dueAt)} ` : '在保障期结束后'
    return `${explain}，交易成功。货款${when}放款给币商。`
  }),
]
const ruled = (from: Extract<Place, '1 DELIVERING' | '2 INSPECTION' | '3 HOLD'>): Step => ({
  from,
  action: 'rule',
  by: ['service'],
  to: '3 RELEASED',
  says: ({ order }) => coinDecision(order),
  first: [settleRuledUnits, fineShortfall],
  does: [
    from === '3 HOLD' ? reviseAssigned : closeAssigned('done'),
    sendOrderMessage('confirm_goods', ({ order }) => `${coinDecision(order)}。`),
    closeChat,
    payFine('rule'),
    giveBack('rule'),
    payOut(saleShares, { kind: 'orderRelease' }),
  ],
})

/** Steps of buyer and merchant for currency by amount; the merchant is found at payment. */
export const FAST_GOLD_STEPS: readonly Step[] = [
  { from: UNPAID, by: ['buyer', 'system'], ...pay, button: BUTTON.pay },
  ...unpaidEndsOf('取消后可以按当时的比例重新下单。', []),
  { from: '7 TIMEOUT', by: ['system'], ...pay },
  {
    from: '1 ASSIGN',
    action: 'accept',
    by: ['seller'],
    to: '1 DELIVERING',
    says: '币商已接单',
    button: BUTTON.accept,
    first: [acceptAssigned, openChat(GREETING)],
  },
  {
    ...passed,
    action: 'refuse',
    by: ['seller'],
    says: '币商没有接单，改派其他币商',
    button: BUTTON.refuse,
    first: [giveToNext('refused')],
  },
  {
    ...passed,
    action: 'timeout',
    by: ['system'],
    says: `币商 ${inForce('assignMinutes')}内没有接单，改派其他币商`,
    first: [giveToNext('late')],
  },
  {
    from: '1 ASSIGN',
    action: 'refund',
    by: ['system'],
    to: '8 REFUNDED',
    says: '没有币商能按原价接单，订单取消',
    first: [because('没有币商能按原价接单')],
    does: [refundAll],
  },
  {
    from: '1 DELIVERING',
    action: 'deliver',
    by: ['seller'],
    to: '2 INSPECTION',
    says: ({ order: { terms } }) =>
      terms.coin?.delivered === terms.coin?.amount ? '币商已发货' : '币商已部分发货，差额和赔付已退给买家',
    button: BUTTON.deliver,
    first: [needVideo, handOverUnits, fineShortfall, saveProof('deliver')],
    does: [
      claimUnits,
      sendOrderMessage('send_goods', '币商已发货，截图在订单页。请买家登录游戏核对数量后确认收货。'),
      payFine('part'),
      giveBack('part'),
    ],
  },
  {
    ...broken(`币商超过 ${inForce('leaveMinutes')}没有发货，买家取消`),
    action: 'refund',
    by: ['buyer'],
    says: `币商超过 ${inForce('leaveMinutes')}没有发货，买家取消`,
    when: (order, { at }) => at >= new Date(coinOf(order).leaveAt ?? ''),
    button: BUTTON.leave,
  },
  {
    ...broken('币商放弃订单'),
    action: 'refund',
    by: ['seller'],
    says: '币商放弃订单',
    button: BUTTON.giveUp,
  },
  {
    ...broken(`币商超过 ${inForce('startHours')}没有发货，订单自动取消`),
    action: 'timeout',
    by: ['system'],
    says: `币商超过 ${inForce('startHours')}没有发货，订单自动取消`,
  },
  {
    ...broken('客服处理币商违约'),
    action: 'fault',
    by: ['service'],
    says: '客服处理币商违约，全额退款并赔付买家',
  },
  {
    from: '1 DELIVERING',
    action: 'contest',
    by: ['seller'],
    to: '1 DELIVERING',
    says: '币商称买家不配合收货，等待客服处理',
    when: isUncontested,
    button: BUTTON.cannotDeliver,
    freezes: true,
    first: [saveProof('contest'), markContested],
    does: [sendOrderMessage('status', '币商称买家不配合收货，订单已冻结，等待客服处理。')],
  },
  {
    from: '1 DELIVERING',
    action: 'uphold',
    by: ['service'],
    to: '7 REFUNDED',
    says: '客服处理买家不配合收货，全额退款，币商不用赔付',
    first: [because('买家不配合收货')],
    does: [
      closeAssigned('void'),
      sendOrderMessage('status', '客服处理买家不配合收货，货款原路退回买家，币商不用赔付，订单群聊已关闭。'),
      closeChat,
      refundAll,
    ],
  },
  ruled('1 DELIVERING'),
  {
    from: '2 INSPECTION',
    action: 'confirm',
    by: ['buyer'],
    to: '3 HOLD',
    says: '买家已确认收货',
    button: BUTTON.confirm,
    does: traded('买家已确认收货'),
  },
  {
    from: '2 INSPECTION',
    action: 'autoConfirm',
    by: ['system'],
    to: '3 HOLD',
    says: '超时未确认，系统自动确认收货',
    does: traded('超时未确认，系统自动确认收货'),
  },
  {
    from: '2 INSPECTION',
    action: 'contest',
    by: ['buyer'],
    to: '2 INSPECTION',
    says: '买家对发货有异议，等待客服处理',
    when: isUncontested,
    button: BUTTON.contest,
    freezes: true,
    first: [saveProof('contest'), markContested],
    does: [sendOrderMessage('status', '买家对发货有异议，订单已冻结，等待客服处理。')],
  },
  ruled('2 INSPECTION'),
  {
    from: '3 HOLD',
    action: 'release',
    by: ['system'],
    to: '3 RELEASED',
    says: '保障期结束，货款已结算给币商',
    does: [grantDraw, payOut(saleShares, { kind: 'orderRelease' })],
  },
  {
    from: '3 HOLD',
    action: 'contest',
    by: ['buyer'],
    to: '3 HOLD',
    says: '买家称币被收回，等待客服处理',
    when: isUncontested,
    button: BUTTON.takenBack,
    freezes: true,
    first: [saveProof('contest'), markContested],
    does: [sendOrderMessage('status', '买家称币被收回，放款已停下，等待客服处理。')],
  },
  ruled('3 HOLD'),
  evaluateFrom('3 HOLD'),
  evaluateFrom('3 RELEASED'),
]
