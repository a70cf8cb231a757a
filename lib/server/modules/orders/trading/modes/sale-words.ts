import { basicCover, coverLabel } from '@/lib/shared/goods/covers'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { moneyText } from '@/lib/shared/money/money'
import { formatShortTime } from '@/lib/shared/time'
import { isCancelled, ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { saleStages } from '@/lib/shared/trade/stages'
import { keptHoursText } from '../flow/clock'
import { restOf } from '../flow/delivery-effects'
import type { Button, ModeWords, Turn } from '../flow/mode'
import { paidPenalty } from '../flow/penalty-effects'
import { isLed } from '../flow/staff-effects'
import type { Order } from '../types'
import { endsOf } from './common'
import { saleAhead } from './sale-ahead'
import type { SaleParts } from './sale-parts'
import { MISMATCH, mismatchTurn, saleFaultText, staffedTurn, staffTurns } from './sale-staff-words'

/** The payout does not end the cover of an account. */
export const COVERED_LATER = '放款后，保障期内账号被找回仍可申请理赔。'

export function saleWords({ parties, paid, staff, handOver, check, words }: SaleParts): ModeWords {
  const ends = endsOf(parties)
  const isAccount = handOver === 'credentials'
  return {
    parties,
    places: {
      ...ends.places,
      ...(staff && { '1 ASSIGN': '等待客服', '1 VERIFIED': '已验号', '1 SIGN': '待签协议', '1 REBIND': '换绑中' }),
    },
    turns: {
      ...turnsOf(parties, {
        check: check ?? (isAccount ? '核对无误、换绑完成后再确认。' : '核对数量无误后再确认。'),
        later: staff === 'asRuled' ? COVERED_LATER : '',
      }),
      [paid]: paidTurn(parties, handOver),
      ...(staff && staffTurns(parties)),
      ...ends.turns,
    },
    rows: (order, rules) => {
      const { units } = restOf(order)
      return [
        ['发货数量', units > 0 ? `${order.goodsNum} / ${order.goodsNum + units} 件` : ''],
        [`${parties.seller}营业时间`, keptHoursText(order)],
        ['验号', isAccount ? verificationText(order, isLed(staff, order, rules)) : ''],
        ['转让协议', agreementText(order)],
        // a bought cover is a line of the sums
        ['保障', isAccount && !order.ensureId ? coverLabel(basicCover(order.goodsTypeId)) : ''],
      ]
    },
    turnOf: (order, reader) =>
      (staffedTurn(parties, order) ??
        mismatchTurn(parties, order) ??
        leftTurn(parties, order) ??
        lessTurn(parties, order))?.[reader],
    ahead: saleAhead(parties, staff),
    stages: (order, rules) => saleStages(isLed(staff, order, rules)),
    goods: '商品金额',
    quantity: ({ goodsNum }) => (goodsNum > 1 ? ` × ${goodsNum}` : ''),
    promises: (order, rules) => [
      ['货款平台托管', '确认收货前不放款'],
      ['不符可退', isLed(staff, order, rules) ? '验号不符，全额退回' : `未发货可全额退回`],
    ],
    again,
    correct,
    ...(staff && { faultText: saleFaultText(parties) }),
    ...words,
  }
}

/** Whether a check of the listing counts is decided with the payment; before it, what the page showed. */
function verificationText({ status, snapshot, terms }: Order, isLedByStaff: boolean): string {
  if (!isLedByStaff) return '卖家直接交付，不经客服验号'
  const at = status === ORDER_STATUS.unpaid ? snapshot.checkedAt : terms.sale?.check?.at
  return at ? `${formatShortTime(new Date(at))} 上架时已验号，换绑前登录复核` : '客服验号后交付'
}

/** Number of the transfer agreement, and whether it was signed. */
function agreementText({ terms, subStatus }: Order): string {
  const { agreement } = terms.sale ?? {}
  if (!agreement) return ''
  const isSigned = agreement.seller && agreement.buyer
  return `${agreement.sn}，${isSigned ? '双方已签署' : subStatus === 'SIGN' ? '待签署' : '未签署'}`
}

/** Link to sell the item again; its history (passport) is carried over. */
const resell: Button = {
  label: '转卖',
  form: 'link',
  href: ({ sn, gameId }) => `/center/sell?gameId=${gameId}&resaleOf=${sn}`,
}

/** Unique items now belong to their buyer and cannot be bought again. */
function again({ status, goodsTypeId, claimedFen, cancelReason }: Order): Button | null {
  if (cancelReason === MISMATCH) return null
  const isFree = isCancelled(status)
  if (!isFree && goodsType(goodsTypeId).isUnique) return claimedFen === null ? resell : null
  const label = isFree ? '重新下单' : '再买一件'
  return { label, form: 'link', href: ({ goodsSn }) => `/wares/${goodsSn}/order` }
}

/** The item is off the shelf until its description fits the account. */
const correct = ({ cancelReason, goodsSn }: Order): Button | null =>
  cancelReason === MISMATCH && goodsSn !== null
    ? { label: '修改商品', form: 'link', primary: true, href: () => `/center/sell?goodsSn=${goodsSn}` }
    : null

type Parties = ModeWords['parties']

/** What the seller does after payment. */
const toDo: Record<SaleParts['handOver'], (buyer: string) => string> = {
  credentials: (buyer) => `账号和密码加密保存，只有这位${buyer}能看到，请不要发在群里。`,
  note: (buyer) => `卡密在这里提交，加密保存，只有这位${buyer}能看到，请不要发在群里。`,
  delivery: (buyer) => `按${buyer}填写的角色或账号发货，完成后在这里提交。`,
}

const paidTurn = ({ seller, buyer }: Parties, handOver: SaleParts['handOver']): Turn => ({
  buyer: {
    tone: 'info',
    title: handOver === 'credentials' ? `等待${seller}交付账号` : `等待${seller}发货`,
    text: `货款由平台托管。${seller}发货之前你可以申请退款，全额退回。`,
  },
  seller: {
    tone: 'warn',
    title: handOver === 'credentials' ? '请交付账号' : '请尽快发货',
    text: toDo[handOver](buyer),
  },
})

/** One side cancelled after verification and paid the penalty. */
function leftTurn({ buyer, seller }: Parties, order: Order): Turn | undefined {
  const paid = paidPenalty(order)
  if (paid === 0n) return undefined
  const [sum, half] = [moneyText(paid), moneyText(paid - paid / 2n)]
  const tone = 'muted'
  if (order.status === ORDER_STATUS.buyerCancelled)
    return {
      buyer: { tone, title: `${buyer}已取消`, text: `验号后取消，违约金 ${sum} 已从货款中扣除，其余原路退回。` },
      seller: { tone, title: `${buyer}已取消`, text: `验号后取消，违约金的一半 ${half} 已到你的余额，商品重新上架。` },
    }
  return {
    buyer: { tone, title: `${seller}已取消`, text: `已付款项原路退回，违约金的一半 ${half} 已到你的余额。` },
    seller: { tone, title: `${seller}已取消`, text: `验号后没有完成交易，违约金 ${sum} 已从你的余额扣除。` },
  }
}

/** Fewer units were delivered than ordered. */
function lessTurn({ buyer, seller }: Parties, order: Order): Turn | undefined {
  const { units } = restOf(order)
  if (units === 0 || order.subStatus !== 'INSPECTION') return undefined
  const came = `${order.goodsNum} / ${order.goodsNum + units} 件`
  return {
    buyer: {
      tone: 'warn',
      title: `已发货 ${came}，请检查并确认收货`,
      text: `核对收到的数量无误后再确认。未发货的 ${units} 件已退款，`,
    },
    seller: {
      tone: 'info',
      title: `已发货 ${came}，等待${buyer}确认`,
      text: `未发货的 ${units} 件已退款给${buyer}，商品退回${seller}的库存；服务费按发货部分收取。`,
    },
  }
}

const turnsOf = (
  { buyer, seller }: Parties,
  { check, later }: { check: string; later: string },
): ModeWords['turns'] => ({
  '0 WAIT_PAY': {
    buyer: { tone: 'warn', title: '等待付款', text: '商品已为你保留，超时未付款订单自动取消。' },
    seller: { tone: 'info', title: '等待付款', text: `${buyer}还没有付款。` },
  },
  '2 INSPECTION': {
    buyer: {
      tone: 'warn',
      title: '请检查并确认收货',
      text: `${check}${later}`,
    },
    seller: { tone: 'info', title: `等待${buyer}确认`, text: `${buyer}确认后进入放款等待期，期满后货款到账。` },
  },
  '3 HOLD': {
    buyer: {
      tone: 'safe',
      title: '交易成功',
      text: later
        ? '货款待放款。账号与描述不符，申请售后；账号被找回，申请理赔。'
        : '货款待放款，与描述不符可以申请售后。',
    },
    seller: { tone: 'safe', title: '交易成功', text: '货款在放款等待期内，期满自动放款到你的余额。' },
  },
  '3 CLAIMED': {
    buyer: { tone: 'safe', title: '理赔已赔付', text: '这笔交易已由包赔赔付，赔款在你的余额里。' },
    seller: { tone: 'muted', title: '货款已用于理赔', text: `${buyer}申请的理赔成立，这笔货款不再放款。` },
  },
  '3 RELEASED': {
    buyer: { tone: 'safe', title: '交易成功', text: `货款已结算给${seller}。` },
    seller: { tone: 'safe', title: '交易成功', text: '货款已结算到你的余额。' },
  },
})
