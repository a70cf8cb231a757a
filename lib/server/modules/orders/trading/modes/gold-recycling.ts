import { HOUR_MS } from '@/lib/shared/durations'
import { AROUND_THE_CLOCK, afterDuty } from '@/lib/shared/trade/duty-hours'
import { afterOpen } from '@/lib/shared/trade/open-hours'
import { closeChat, openChat } from '../flow/chat-effects'
import { hours, minutes } from '../flow/clock'
import { handOverUnits, settleRuledUnits } from '../flow/coin-effects'
import { freeBudget, giveBackToBudget, holdBudget, refundToBudget } from '../flow/coin-shares'
import { coinOf } from '../flow/coin-state'
import { isUncontested, markContested } from '../flow/contest-effects'
import { aheadBy, type Deal, type Effect, type Mode, type ModeWords, type Step, type Turn } from '../flow/mode'
import { payOut, saleShares } from '../flow/money-effects'
import { sendOrderMessage } from '../flow/notify'
import { needVideo, saveProof } from '../flow/proof-effects'
import { inForce } from '../flow/rule-words'
import { because, stampPaid } from '../flow/stamps'
import { amountOf, COIN_BUTTONS as BUTTON } from './coin-buttons'
import { coinRows, partTurn } from './coin-rows'
import { endsOf, UNPAID } from './common'
import { recyclingDecision } from './decision-words'

const GREETING = `币商的货款已由平台托管，订单群聊已创建。请玩家 ${inForce('startHours')}内把币发到订单里的币商角色并上传截图，请勿脱离平台交易。`

const parties = { buyer: '币商', seller: '玩家' }
const ends = endsOf(parties)
const tell = (tone: 'warn' | 'info' | 'safe', title: string, text: string) => ({ tone, title, text })

const undone = (explain: string): Pick<Step, 'from' | 'to' | 'says' | 'first' | 'does'> => ({
  from: '1 DELIVERING',
  to: '8 REFUNDED',
  says: explain,
  first: [because(explain)],
  does: [
    sendOrderMessage('status', `${explain}，货款已退回币商的备款，订单群聊已关闭。`),
    closeChat,
    ...refundToBudget,
  ],
})
const settled = (text: string | ((deal: Deal) => string), back: readonly Effect[] = []): readonly Effect[] => [
  sendOrderMessage('confirm_goods', text),
  closeChat,
  ...back,
  payOut(saleShares, { kind: 'orderRelease' }),
]

const paidOut = (explain: string): readonly Effect[] => settled(`${explain}，货款已付给玩家。`)

/**
 * The system pays from the budget in the transaction that places the order; the player delivers and the merchant
 * confirms.
 */
const STEPS: readonly Step[] = [
  {
    from: UNPAID,
    action: 'pay',
    by: ['system'],
    to: '1 DELIVERING',
    says: '币商的备款已托管',
    first: [stampPaid, async () => ({ payMode: 'budget' }), openChat(GREETING)],
    does: [holdBudget],
  },
  {
    from: UNPAID,
    action: 'timeout',
    by: ['system'],
    to: '7 TIMEOUT',
    says: '备款没有托管，订单自动取消',
    first: [because('备款没有托管')],
    does: [freeBudget],
  },
  {
    from: '1 DELIVERING',
    action: 'deliver',
    by: ['seller'],
    to: '2 INSPECTION',
    says: ({ order: { terms } }) =>
      terms.coin?.delivered === terms.coin?.amount ? '玩家已发货' : '玩家已部分发货，货款按比例结算',
    button: BUTTON.send,
    first: [needVideo, handOverUnits, saveProof('deliver')],
    does: [
      sendOrderMessage(
        'send_goods',
        `玩家已发货，截图在订单页。请币商在营业时间 ${inForce('autoConfirmHours')}内登录游戏核对数量。`,
      ),
      ...giveBackToBudget('part'),
    ],
  },
  { ...undone('玩家取消'), action: 'refund', by: ['seller'], button: BUTTON.withdraw },
  { ...undone(`玩家 ${inForce('startHours')}内没有发货，订单自动取消`), action: 'timeout', by: ['system'] },
  {
    from: '2 INSPECTION',
    action: 'confirm',
    by: ['buyer'],
    to: '3 RELEASED',
    says: '币商核对无误，货款已付给玩家',
    button: BUTTON.received,
    does: paidOut('币商核对无误'),
  },
  {
    from: '2 INSPECTION',
    action: 'autoConfirm',
    by: ['system'],
    to: '3 RELEASED',
    says: `币商营业时间 ${inForce('autoConfirmHours')}内没有异议，货款已付给玩家`,
    does: paidOut(`币商营业时间 ${inForce('autoConfirmHours')}内没有异议`),
  },
  {
    from: '2 INSPECTION',
    action: 'contest',
    by: ['buyer'],
    to: '2 INSPECTION',
    says: '币商对发货有异议，等待客服处理',
    when: isUncontested,
    button: BUTTON.contest,
    freezes: true,
    first: [saveProof('contest'), markContested],
    does: [sendOrderMessage('status', '币商对发货有异议，订单已冻结，等待客服处理。')],
  },
  {
    from: '2 INSPECTION',
    action: 'rule',
    by: ['service'],
    to: '3 RELEASED',
    says: ({ order }) => recyclingDecision(order),
    first: [settleRuledUnits],
    does: settled(({ order }) => `${recyclingDecision(order)}。`, giveBackToBudget('rule')),
  },
]

const INSPECTION: Turn = {
  buyer: {
    ...tell(
      'warn',
      '待你核对',
      `登录游戏核对数量。营业时间 ${inForce('autoConfirmHours')}内没有异议，货款自动付给玩家。`,
    ),
    staffTitle: '待核对',
  },
  seller: tell('info', '等待币商核对', `币商营业时间 ${inForce('autoConfirmHours')}内没有异议，货款马上到你的余额。`),
}

const words: ModeWords = {
  kind: '游戏币回收',
  parties,
  places: { ...ends.places, '1 DELIVERING': '待发货', '2 INSPECTION': '待核对', '8 REFUNDED': '未成交' },
  placed: '玩家已接受回收报价',
  turns: {
    '0 WAIT_PAY': {
      buyer: tell('info', '正在托管备款', '货款正从回收备款转入平台托管。'),
      seller: tell('info', '正在托管备款', '币商的货款正转入平台托管，托管后再发货。'),
    },
    '1 DELIVERING': {
      buyer: tell('info', '等待玩家发货', `货款已从备款托管，玩家 ${inForce('startHours')}内发货，超时自动退回备款。`),
      seller: {
        ...tell(
          'warn',
          '待你发货',
          `币商的货款已由平台托管。${inForce('startHours')}内把币发到币商角色，上传发货前后的截图。`,
        ),
        staffTitle: '待发货',
      },
    },
    '2 INSPECTION': INSPECTION,
    '3 RELEASED': {
      buyer: tell('safe', '交易完成', '货款已付给玩家。'),
      seller: tell('safe', '交易完成', '货款扣除服务费后已到余额。'),
    },
    ...ends.turns,
    '8 REFUNDED': {
      buyer: { tone: 'muted', title: '未成交', text: '货款已退回备款。' },
      seller: { tone: 'muted', title: '未成交', text: '订单已取消，没有费用。' },
    },
  },
  turnOf: (order, reader) => partTurn(order, INSPECTION[reader], reader === 'buyer' ? '已退回备款' : '已退回币商备款'),
  stages: () => ['备款托管', '发货', '货款到账'],
  ahead: aheadBy([
    [1, '币商备款托管'],
    [2, '玩家发货，上传截图'],
    [3, '币商核对，货款到账'],
  ]),
  goods: '游戏币',
  quantity: (order) => ` · ${amountOf(order)}`,
  promises: () => [
    ['先付后交', '币商的货款先到平台托管，你再发货'],
    ['到账快', `币商核对无误马上到账，营业时间 ${inForce('autoConfirmHours')}内没有异议自动到账`],
  ],
  again: () => null,
  rows: coinRows,
}

/**
 * A merchant buys currency from a player: the buyer is the merchant, the seller the player, paid from the offer's
 * budget.
 */
export const goldRecycling: Mode = {
  name: 'goldRecycling',
  steps: STEPS,
  clocks: {
    [UNPAID]: {
      after: minutes((r) => r.unpaidMinutes),
      action: 'timeout',
      against: null,
      label: '距取消',
      outcome: '备款没有托管，订单取消',
    },
    '1 DELIVERING': {
      after: hours((r) => r.startHours),
      action: 'timeout',
      against: null,
      label: '剩余发货时间',
      outcome: (_order, reader) => `${reader === 'seller' ? '' : '玩家'}不发货，订单取消`,
    },
    '2 INSPECTION': {
      // without a cap: it decides against the merchant, who would not have looked
      after: (order, rules, at) => {
        const { hours } = order.terms
        const ms = rules.autoConfirmHours * HOUR_MS
        return hours ? afterOpen(hours.windows, at, ms) : afterDuty(at, ms, coinOf(order).open ?? AROUND_THE_CLOCK)
      },
      action: 'autoConfirm',
      against: 'buyer',
      label: '剩余确认时间',
      outcome: (_order, reader) => `${reader === 'buyer' ? '' : '币商'}没有异议，货款付给玩家`,
    },
  },
  reader: 'buyer',
  handedOver: () => '',
  reveals: () => false,
  staffReads: () => false,
  words,
}
