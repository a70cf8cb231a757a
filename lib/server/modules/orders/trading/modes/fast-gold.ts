import { fen, moneyText, shareOf } from '@/lib/shared/money/money'
import { formatShortTime } from '@/lib/shared/time'
import { GOLD_STAGES } from '@/lib/shared/trade/stages'
import { hours, minutes } from '../flow/clock'
import { coinOf, withCoin } from '../flow/coin-state'
import { aheadBy, type Mode, type ModeWords, type Turn, type Words } from '../flow/mode'
import { inForce, laterInForce } from '../flow/rule-words'
import type { Order, Party } from '../types'
import { amountOf } from './coin-buttons'
import { coinRows, partTurn } from './coin-rows'
import { endsOf, UNPAID } from './common'
import { FAST_GOLD_STEPS } from './fast-gold-steps'

const parties = { buyer: '买家', seller: '币商' }
const ends = endsOf(parties)
const tell = (tone: 'warn' | 'info' | 'safe', title: string, text: string) => ({ tone, title, text })

const INSPECTION: Turn = {
  buyer: {
    ...tell('warn', '待你确认', '登录游戏核对数量后确认；有问题马上申请客服介入，不要先确认。'),
    staffTitle: '待确认',
  },
  seller: tell(
    'info',
    '等待买家确认',
    `买家 ${inForce('autoConfirmHours')}内没有异议自动确认，${laterInForce('holdHours')}放款。`,
  ),
}

const words: ModeWords = {
  kind: '快速买币',
  parties,
  places: {
    ...ends.places,
    '1 ASSIGN': '待接单',
    '1 DELIVERING': '待发货',
    '2 INSPECTION': '待确认',
    '8 REFUNDED': '未成交',
  },
  turns: {
    '0 WAIT_PAY': {
      buyer: tell('warn', '等待付款', '付款后系统派给比例最优的币商，成交价不会高于现在的报价。'),
      seller: tell('info', '等待付款', '买家还没有付款。'),
    },
    '1 ASSIGN': {
      buyer: tell(
        'info',
        '等待币商接单',
        `币商 ${inForce('assignMinutes')}内接单；不接就改派下一个，价格只会相同或更低，都不接全额退款。`,
      ),
      seller: {
        ...tell(
          'warn',
          '待你接单',
          `${inForce('assignMinutes')}内接单，超时改派别人并计入完成率。看清区服、角色和数量再接。`,
        ),
        staffTitle: '待接单',
      },
    },
    '1 DELIVERING': {
      buyer: tell(
        'info',
        '等待币商发货',
        `请留意游戏内邮件和交易申请。超过 ${inForce('leaveMinutes')}没有发货，可以取消并从币商保证金获赔 ${inForce('noShowBp')}。`,
      ),
      seller: {
        ...tell('warn', '待你发货', `${inForce('deliverMinutes')}内把订单数量发到买家的角色，上传发货前后的截图。`),
        staffTitle: '待发货',
      },
    },
    '2 INSPECTION': INSPECTION,
    '3 HOLD': {
      buyer: tell('safe', '交易成功', '货款在放款等待期结束后放款给币商；期间币被收回，可以申请客服介入。'),
      seller: tell('safe', '交易成功', '货款在放款等待期结束后扣除服务费放款到余额。'),
    },
    '3 RELEASED': {
      buyer: tell('safe', '交易完成', '货款已结算。'),
      seller: tell('safe', '交易完成', '货款扣除服务费后已到余额。'),
    },
    ...ends.turns,
    '8 REFUNDED': {
      buyer: { tone: 'muted', title: '未成交', text: '货款已全额原路退回。' },
      seller: { tone: 'muted', title: '未成交', text: '货款已退回买家。' },
    },
  },
  turnOf: (order, reader, { now }) =>
    partTurn(order, INSPECTION[reader], reader === 'buyer' ? '已退给你' : '已退给买家') ?? lateTurn(order, reader, now),
  stages: () => GOLD_STAGES,
  ahead: aheadBy([
    [1, '买家付款，派给币商'],
    [2, '币商发货，上传截图'],
    [3, `买家确认，${laterInForce('holdHours')}放款`],
  ]),
  goods: '游戏币',
  quantity: (order) => ` · ${amountOf(order)}`,
  promises: () => [
    ['货款平台托管', '货款由平台托管，收到币并等待期结束后放款'],
    ['不会加价', '改派其他币商只会同价或更低，差价马上退回'],
    ['违约赔付', `币商接单不发货，从保证金赔你 ${inForce('noShowBp')}`],
  ],
  again: ({ gameId }) => ({ label: '再买一单', form: 'link', href: () => `/fastGold/fastGoldOrder?gid=${gameId}` }),
  faultText: ({ totalFen, goodsFen }, { rules }) =>
    `订单取消，货款 ${moneyText(totalFen)} 原路退给买家。币商从保证金赔给买家 ${moneyText(shareOf(goodsFen, rules.noShowBp))}，保证金不足的，赔完为止。`,
  rows: coinRows,
}

/** The time to deliver is over: what the buyer can do, and from when on. */
function lateTurn(order: Order, reader: Party, now: Date): Words | undefined {
  const { deliverBy, leaveAt } = coinOf(order)
  if (order.subStatus !== 'DELIVERING' || !deliverBy || new Date(deliverBy) > now) return undefined
  const mayLeave = !leaveAt || new Date(leaveAt) <= now
  const from = fromText(leaveAt, now)
  const share = inForce('noShowBp')
  return reader === 'buyer'
    ? tell(
        mayLeave ? 'warn' : 'info',
        '币商发货超时',
        `${from}可以取消，货款全额退回，并从币商保证金获赔货款的 ${share}；也可以继续等，${refundText(order)}。`,
      )
    : {
        ...tell(
          'warn',
          '发货已超时，请马上发货',
          `${from}买家可以取消，从你的保证金赔付货款的 ${share}；一直不发货，${refundText(order)}。`,
        ),
        staffTitle: '发货已超时',
      }
}

/** Frozen time counts against no side. */
const moveTerms = (order: Order, ms: number) => {
  const { deliverBy, leaveAt } = coinOf(order)
  const moved = (time: string | undefined) => time && new Date(new Date(time).getTime() + ms).toISOString()
  return withCoin(order, { deliverBy: moved(deliverBy), leaveAt: moved(leaveAt) })
}

/** From when on the buyer can cancel: 11-29 22:53 起, or 现在. */
const fromText = (leaveAt: string | undefined, now: Date): string =>
  leaveAt && new Date(leaveAt) > now ? `${formatShortTime(new Date(leaveAt))} 起` : '现在'

/** e.g. 11-29 22:53 起可取消并获赔货款的 5%, to the buyer. */
function leaveText(order: Order, reader: Party, now: Date): string {
  const { leaveAt } = coinOf(order)
  if (!leaveAt) return ''
  const from = fromText(leaveAt, now)
  const share = inForce('noShowBp')
  return `${from}${reader === 'buyer' ? `可取消并获赔货款的 ${share}` : `买家可取消，从保证金赔付货款的 ${share}`}，`
}

const refundText = ({ dueAt }: Order): string => (dueAt ? `${formatShortTime(dueAt)} 自动退款` : '超时自动退款')

/** Currency by amount from a merchant with the best ratio: the seller is null before payment and between merchants. */
export const fastGold: Mode = {
  name: 'fastGold',
  steps: FAST_GOLD_STEPS,
  clocks: {
    [UNPAID]: {
      after: minutes((r) => r.unpaidMinutes),
      action: 'timeout',
      against: null,
      label: '距取消',
      outcome: '超时未付款，自动取消订单',
    },
    '1 ASSIGN': {
      after: minutes((r) => r.assignMinutes),
      action: 'timeout',
      against: null,
      label: '剩余接单时间',
      outcome: (_order, reader) => `${reader === 'seller' ? '' : '币商'}不接就改派下一个`,
    },
    '1 DELIVERING': {
      after: hours((r) => r.startHours),
      end: (order) => new Date(coinOf(order).deliverBy ?? order.enteredAt),
      action: 'timeout',
      against: 'seller',
      shift: moveTerms,
      label: '剩余发货时间',
      outcome: (order, reader, now) => `${leaveText(order, reader, now)}${refundText(order)}`,
    },
    '2 INSPECTION': {
      after: hours((r) => r.autoConfirmHours),
      action: 'autoConfirm',
      against: 'buyer',
      label: '剩余确认时间',
      outcome: '超时未操作，自动确认收货',
    },
    '3 HOLD': {
      after: hours((r) => r.holdHours),
      action: 'release',
      against: 'buyer',
      label: '放款倒计时',
      outcome: ({ goodsFen, feeFen }, reader) =>
        reader === 'seller' ? `放款 ${moneyText(fen(goodsFen - feeFen))}` : '放款给币商',
    },
  },
  reader: 'buyer',
  handedOver: () => '',
  reveals: () => false,
  staffReads: () => false,
  split: ({ goodsFen }) => ({
    asks: ['pay', 'reason'],
    most: goodsFen,
    mostForfeit: null,
    isCharged: true,
    isFined: true,
  }),
  words,
}
