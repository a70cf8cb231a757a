import { payPath } from '@/lib/shared/trade/order-path'
import { orderEvals } from '../../../../db/schema/orders/trading'
import { refuse } from '../../../../runtime/refusal'
import { freeCoupon, freeGoods } from '../flow/goods-effects'
import type { Button, Effect, ModeWords, Prepare, Step, Turn, Words } from '../flow/mode'
import { abandonCharges } from '../flow/money-effects'
import { because } from '../flow/stamps'
import type { Place } from '../types'

export const UNPAID: Place = '0 WAIT_PAY'

/** Once per order. Refuses ORDER_STATE. */
const keepStars: Prepare = async ({ tx, order, input, at }) => {
  const added = await tx
    .insert(orderEvals)
    .values({ orderId: order.id, stars: input.stars ?? 5, text: input.note ?? '', createdAt: at })
    .onConflictDoNothing()
    .returning({ id: orderEvals.orderId })
  if (added.length === 0) throw refuse('ORDER_STATE', '你已评价过该订单')
  return undefined
}

/** Rates a completed order without changing its place. */
export const evaluateFrom = (place: Extract<Place, `3 ${string}`>): Step => ({
  from: place,
  action: 'evaluate',
  by: ['buyer'],
  to: place,
  says: ({ input }) => `买家评价：${input.stars}星`,
  button: { label: '评价', form: 'stars', title: '评价这笔交易', done: '评价成功' },
  // a trade of a person with themselves cannot be rated
  when: ({ tie }) => !tie,
  first: [keepStars],
})

export const toPay: Button = {
  label: '去付款',
  form: 'link',
  primary: true,
  href: (order) => payPath(order.goodsSn ?? order.sn, order.sn),
}

/** The buyer's confirmation of receipt, with the same text in every mode. */
export const CONFIRM_RECEIPT = {
  label: '确认收货',
  form: 'confirm',
  title: '确定已收货吗？',
  done: '确认收货成功！',
  primary: true,
} as const satisfies Button

/** Ends of an unpaid order by the buyer or the timer. `text`: shown to the buyer beforehand. */
export const unpaidEndsOf = (text: string, frees: readonly Effect[]): readonly Step[] => [
  {
    from: UNPAID,
    action: 'cancel',
    by: ['buyer'],
    to: '7 CANCELLED',
    says: '买家取消了订单',
    button: {
      label: '取消订单',
      form: 'reason',
      title: '取消订单',
      text,
      reasons: ['不想要了', '拍错了', '其他'],
      done: '订单已取消',
    },
    first: [because('买家取消了订单')],
    does: [abandonCharges, ...frees],
  },
  {
    from: UNPAID,
    action: 'timeout',
    by: ['system'],
    to: '7 TIMEOUT',
    says: '超时未付款，订单自动取消',
    first: [because('超时未付款')],
    does: [abandonCharges, ...frees],
  },
]
export const unpaidEnds = unpaidEndsOf('取消后商品重新上架，不能恢复。', [freeGoods, freeCoupon])

const ended = (title: string, text: string): Turn => {
  const words: Words = { tone: 'muted', title, text }
  return { buyer: words, seller: words }
}
/**
 * Texts of the ends that all modes share, with the names of the parties; the order's own reason is shown next to them.
 */
export const endsOf = ({ buyer, seller }: ModeWords['parties']): Required<Pick<ModeWords, 'places' | 'turns'>> => ({
  places: {
    '7 TIMEOUT': '超时未付款',
    '7 CANCELLED': `${buyer}取消`,
    '7 REFUNDED': `${buyer}取消`,
    '8 UNSERVED': '已取消',
  },
  turns: {
    '7 TIMEOUT': ended('超时未付款', '订单已自动取消，没有产生扣款。'),
    '7 CANCELLED': ended(`${buyer}已取消`, '订单已取消，没有产生扣款。'),
    '7 REFUNDED': ended(`${buyer}已取消`, '订单已结束，已付款项原路退回。'),
    '8 REFUNDED': ended(`因${seller}原因取消`, '订单已结束，已付款项原路退回。'),
    '8 UNSERVED': ended('订单已取消', '已付款项原路退回，不计入买卖双方的取消记录。'),
  },
})

/** Text of an order on hold because of a dispute. */
export const DISPUTED: Words = {
  tone: 'danger',
  title: '售后处理中，订单已暂停',
  text: '双方都不能操作，计时已暂停，货款留在平台。请到售后页查看进展和期限。',
}

/** Text of an order whose cover is claimed while its money is still held. */
export const CLAIMED: Turn = {
  buyer: { tone: 'info', title: '理赔处理中', text: '货款留在平台，理赔结束前不放款。请到理赔页查看进展和期限。' },
  seller: {
    tone: 'warn',
    title: '买家已申请理赔，放款暂停',
    text: '货款留在平台，理赔结束后再放款或用于赔付。请到理赔页说明情况。',
  },
}

/** Text of a frozen order, in every mode. */
export const FROZEN: Words = {
  tone: 'danger',
  title: '订单已冻结，等待客服处理',
  text: '双方都不能操作，计时已暂停。客服会查看双方的凭证后作出决定。',
}
