import { rentPath } from '@/lib/shared/goods/goods-types'
import { type Fen, fen, moneyText, readFen } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { type RentalState, termOf } from '@/lib/shared/trade/rent-terms'
import { ACCOUNT_CHECKLIST } from '@/lib/shared/video/checklists'
import { keptHoursText } from '../flow/clock'
import { aheadBy, type Button, type ModeWords, type Words } from '../flow/mode'
import { allPaid } from '../flow/money-effects'
import { unusedRent } from '../flow/rental-effects'
import { inForce, laterInForce, onDutyInForce } from '../flow/rule-words'
import type { Order } from '../types'
import { endsOf, toPay } from './common'
import {
  backWords,
  banRows,
  CLAIMED_RENT,
  claimingWords,
  isEarly,
  keptWords,
  rentingWords,
  settledWords,
} from './rental-end-words'

/** Text for the owner until the renter has viewed the account, or the grace period is over. */
const NOT_BEGUN: Words = {
  tone: 'info',
  title: '等租客查看账号',
  text: `租客首次查看账号后开始计时；${inForce('graceMinutes')}内没有查看，也开始计时。`,
}

/** Buttons of the two parties of a rental. */
export const RENTAL_BUTTONS = {
  pay: toPay,
  deliver: {
    label: '交付账号',
    form: 'credentials',
    title: '交付账号给租客',
    text: '账号和密码加密保存，只有这位租客在租期内能看到，每次查看都有记录。',
    hint: '登录方式、需要扫码或验证码时怎么配合等，可不填',
    done: '已交付，租客查看后开始计时',
    primary: true,
    checklist: ACCOUNT_CHECKLIST,
  },
  refundBuyer: {
    label: '取消租号',
    form: 'reason',
    title: '取消租号',
    text: '号主还没有交付账号，租金和押金会全额原路退回。',
    refunds: allPaid,
    reasons: ['不想租了', '号主长时间未发货', '其他'],
    done: '订单已取消，租金和押金原路退回',
  },
  refundSeller: {
    label: '取消出租',
    form: 'reason',
    title: '取消出租',
    text: '租金和押金会全额退回租客，账号回到租号大厅。',
    reasons: ['账号暂时不能用', '资料有变动', '其他'],
    done: '订单已取消，款项已退回租客',
    danger: true,
  },
  renew: {
    label: '续租',
    form: 'link',
    primary: true,
    href: (order) => `/wares/${order.goodsSn}/timePurchase?orderSn=${order.sn}`,
  },
  giveBack: {
    label: '提前归还',
    form: 'confirm',
    title: '现在归还账号？',
    text: '归还后马上看不到账号密码，剩余租金不退；号主验收后退还押金。请先存好游戏进度。',
    done: '已归还，等待号主验收',
  },
  mismatch: {
    label: '账号与描述不符',
    form: 'proof',
    title: '反馈账号与描述不符',
    text: `开始计时 ${inForce('mismatchMinutes')}内可以反馈。反馈后停止计时，号主 ${onDutyInForce('answerHours')}内回应，不回应就全额退款。每笔订单只能反馈一次。`,
    done: '已反馈，计时已暂停',
  },
  withdraw: {
    label: '撤回反馈',
    form: 'confirm',
    title: '撤回反馈，继续租用？',
    text: '撤回后租期按原来的到期时间计算，上报的时间不补；这笔订单不能再次上报。',
    done: '已撤回，租期按原来的到期时间计算',
  },
  accept: {
    label: '同意退款',
    form: 'confirm',
    title: '同意全额退款？',
    text: '租金和押金会全额退回租客，不能撤回。30 天内 3 次不符会暂停出租 48 小时。',
    done: '已退款给租客',
  },
  contest: {
    label: '不认可',
    form: 'proof',
    title: '不认可租客的反馈',
    text: '请附上能证明账号与描述相符的截图。订单会冻结，由客服处理。',
    done: '已提交，等待客服处理',
  },
  settle: {
    label: '退还押金',
    form: 'confirm',
    title: '验收无误，退还押金？',
    text: '请先登录账号看一眼，并更换密码。确认后押金退还租客，租金马上结算给你，不能撤回。',
    done: '押金已退还，租金已到账',
    primary: true,
  },
  claim: {
    label: '申请扣押金',
    form: 'amount',
    title: '从押金中要求赔付',
    text: '金额不超过押金，要附上截图。订单会冻结，由客服查看双方凭证后处理，租金不受影响。',
    done: '已提交，等待客服处理',
  },
} as const satisfies Record<string, Button>

const TURNS: ModeWords['turns'] = {
  '0 WAIT_PAY': {
    buyer: { tone: 'warn', title: '等待付款', text: '账号已为你保留，超时未付款订单自动取消。' },
    seller: { tone: 'info', title: '等待付款', text: '租客还没有付款。' },
  },
  '1 DELIVERING': {
    buyer: {
      tone: 'info',
      title: '等待号主交付账号',
      text: `租金和押金由平台托管。号主 ${inForce('startHours')}内不交付，订单自动取消并全额退款。`,
    },
    seller: {
      tone: 'warn',
      title: '请马上交付账号',
      text: '租客已付款。账号和密码加密保存，只有这位租客在租期内能看到，请不要发在群里。',
    },
  },
  '2 RENTING': {
    buyer: {
      tone: 'info',
      title: '租用中',
      text: '首次查看账号后开始计时，到期自动收回。先存好游戏进度，要继续玩请在到期前续租。',
    },
    seller: { tone: 'info', title: '租客正在使用', text: '租期结束后账号对租客隐藏，届时请更换密码并验收。' },
  },
  '2 MISMATCH': {
    buyer: {
      tone: 'warn',
      title: '等待号主回应',
      text: '你反馈了账号与描述不符，计时已暂停。号主认可或超时未回应，租金和押金全额退回。',
    },
    seller: {
      tone: 'warn',
      title: '租客反馈账号与描述不符',
      text: '请查看租客的凭证。认可就全额退款；不认可请附上凭证，由客服处理。不回应将自动退款。',
    },
  },
  '2 CHECK': {
    buyer: {
      tone: 'info',
      title: '等待号主验收',
      text: `租期已结束。号主没有异议，押金${laterInForce('checkHours')}自动退还。`,
    },
    seller: {
      tone: 'warn',
      title: '待你验收',
      staffTitle: '待验收',
      text: '请先更换密码，再对照发布时的资料看一眼。没问题就退押金；有问题要附截图，由客服处理后再扣。',
    },
  },
  '3 KEPT': {
    buyer: { tone: 'info', title: '已完成，押金保留中', text: '到期没有封禁申请，押金自动退还。' },
    seller: { tone: 'safe', title: '已完成，租金已到账', text: '租金扣除服务费后已到你的余额。' },
  },
  '3 RELEASED': {
    buyer: { tone: 'safe', title: '已完成', text: '押金已退回你的余额，欢迎再租。' },
    seller: { tone: 'safe', title: '已完成', text: '租金扣除服务费后已到你的余额。' },
  },
}

const hoursText = (minutes: number): string => (minutes % 1440 === 0 ? `${minutes / 1440} 天` : `${minutes / 60} 小时`)

/**
 * While the time is paused (a reported mismatch, a frozen order) there is no end time, only a remaining time; an order
 * that ended in this state has neither.
 */
function endText({ status, subStatus, frozenAt, terms }: Order): string {
  const { endsAt, leftMs } = terms.rental ?? {}
  if (!endsAt) return ''
  const end = new Date(endsAt)
  const left = leftMs ?? (frozenAt && subStatus === 'RENTING' ? Math.max(0, end.getTime() - frozenAt.getTime()) : null)
  if (left === null) return formatDateTime(end)
  if (status !== ORDER_STATUS.shipped) return ''
  const minutes = Math.ceil(left / 60_000)
  return `计时已暂停，还剩 ${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分钟`
}

function rows(order: Order): [string, string][] {
  const { rental } = order.terms
  if (!rental) return []
  const { minutes, renewals = 0, startedAt, backAt } = rental
  return [
    ['租期', `${hoursText(minutes)}${renewals > 0 ? `（含续租 ${renewals} 次）` : ''}`],
    ['开始计时', startedAt ? formatDateTime(new Date(startedAt)) : ''],
    ['到期时间', endText(order)],
    ['号主营业时间', keptHoursText(order)],
    [isEarly(order) ? '提前归还' : '归还时间', backAt ? formatDateTime(new Date(backAt)) : ''],
    ...banRows(order),
  ]
}

const countOf = ({ unit, num }: RentalState): string => `/${termOf(unit).per} × ${num}`

/** Returns the first term, the renewals at their own prices, and the refunded part. */
function rentLines({ goodsFen, unitPriceFen, terms: { rental } }: Order): readonly (readonly [string, Fen])[] {
  const returned = readFen(rental?.returned)
  if (!rental || (!rental.renewals && !returned)) return [['租金', goodsFen]]
  const first = unitPriceFen * BigInt(rental.num)
  const lines: [string, Fen][] = [
    [`租金 ${moneyText(unitPriceFen)}${countOf(rental)}`, fen(first)],
    [`续租 ${rental.renewals ?? 0} 次`, fen(goodsFen + returned - first)],
    ['剩余租金退回', fen(-returned)],
  ]
  return lines.filter(([, amount]) => amount !== 0n)
}

const PARTIES = { buyer: '租客', seller: '号主' }
const ENDS = endsOf(PARTIES)

export const RENTAL_WORDS: ModeWords = {
  kind: '租号',
  parties: PARTIES,
  faultText: (order, { at }) => {
    const rest = unusedRent(order, at)
    return `租期到此为止。未用完的租金 ${moneyText(rest)} 原路退给租客，已用的 ${moneyText(fen(order.goodsFen - rest))} 验收后付给号主（扣服务费前）；押金 ${moneyText(order.depositFen)} 验收后退还。`
  },
  places: {
    ...ENDS.places,
    '1 DELIVERING': '待发货',
    '2 RENTING': '租用中',
    '2 MISMATCH': '核实中',
    '2 CHECK': '待验收',
    '3 KEPT': '押金保留中',
    '3 RELEASED': '已完成',
    '8 REFUNDED': '已退款',
  },
  turns: { ...TURNS, ...ENDS.turns },
  turnOf: (order, reader, on) => {
    if (order.subStatus === 'RENTING') {
      if (reader === 'buyer') return rentingWords(order, on)
      return order.terms.rental?.startedAt ? undefined : NOT_BEGUN
    }
    if (order.subStatus === 'KEPT') return keptWords(order, reader)
    if (order.subStatus === 'RELEASED') return settledWords(order, reader)
    return order.subStatus === 'CHECK' && reader === 'buyer' ? backWords(order) : undefined
  },
  claimed: CLAIMED_RENT,
  stopped: claimingWords,
  stages: () => ['付款', '租用', '归还'],
  ahead: aheadBy([
    [1, '租客付款'],
    [2, '号主交付账号，租用'],
    [3, '归还并验收，押金结算'],
  ]),
  goods: '租金',
  goodsLines: rentLines,
  quantity: ({ terms: { rental } }) =>
    rental ? `${countOf(rental)}${rental.renewals ? `，续租 ${rental.renewals} 次` : ''}` : '',
  promises: () => [
    ['货款平台托管', '租金和押金由平台托管'],
    ['不符可退', `开始计时 ${inForce('mismatchMinutes')}内可反馈，核实后全额退款`],
  ],
  again: () => ({ label: '再租一次', form: 'link', href: ({ goodsSn }) => rentPath(goodsSn ?? '') }),
  rows,
}
