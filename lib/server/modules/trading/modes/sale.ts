import { fen, fenToYuan } from '@/lib/shared/money'
import { formatShortTime } from '@/lib/shared/time'
import type { ModeName } from '@/lib/shared/trade-modes'
import { closeChat, openChat } from '../flow/chat-effects'
import { hours, minutes } from '../flow/clock'
import {
  freeCoupon,
  grantDraw,
  keepSale,
  returnGoods,
  takeCouponAgain,
  takeFreeGoods,
  takeGoods,
} from '../flow/goods-effects'
import { sealDelivery } from '../flow/hand-over'
import type { Before, Effect, Mode, Step } from '../flow/mode'
import { holdMoney, payOut, refundAll, saleShares } from '../flow/money-effects'
import { because, stampPaid } from '../flow/stamps'
import { say } from '../flow/tell'
import type { Place } from '../types'
import { evaluateFrom, toPay, UNPAID, unpaidEnds } from './common'
import { saleWords } from './sale-words'

export interface SaleWords {
  /** The step after payment. Accounts begin with verification, which both parties do in the order's chat. */
  paid: Extract<Place, '1 VERIFY' | '1 DELIVERING'>
  greeting: string
  handOver: 'credentials' | 'note'
  /** What the seller is asked for in the dialog of the hand-over. */
  hint: string
  /** What the seller stored is handed over by the system, at once. */
  itself?: { next: NonNullable<Step['next']>; handOver: Before }
}

const REFUNDED = '货款已退回买家余额，交易群已关闭。'
const PAID_END = (explain: string): readonly Effect[] => [
  returnGoods,
  freeCoupon,
  say('status', `${explain}，${REFUNDED}`),
  closeChat,
  refundAll,
]
const COMPLETE = (explain: string): readonly Effect[] => [
  grantDraw,
  keepSale,
  // both sides read it: the day, not the seller's sum
  say('confirm_goods', ({ order: { dueAt } }) => {
    const when = dueAt ? ` ${formatShortTime(dueAt)} ` : '在保障期结束后'
    return `${explain}，交易成功。货款${when}放款给卖家。`
  }),
]

/** Goods for money: account, props, currency, codes and top-ups differ in the words and in what is handed over. */
export function sale(name: ModeName, { paid, greeting, handOver, hint, itself }: SaleWords): Mode {
  const pay: Omit<Step, 'from' | 'by' | 'first'> = {
    action: 'pay',
    to: paid,
    says: '买家已付款',
    does: [holdMoney],
    next: itself?.next,
  }
  const steps: readonly Step[] = [
    {
      from: UNPAID,
      by: ['buyer', 'system'],
      ...pay,
      button: toPay,
      first: [takeGoods, openChat(greeting), stampPaid],
    },
    ...unpaidEnds,
    // A payment that arrives after the clock ran out, while the goods and the coupon are still free.
    {
      from: '7 TIMEOUT',
      by: ['system'],
      ...pay,
      first: [takeFreeGoods, takeCouponAgain, openChat(greeting), stampPaid],
    },
    {
      from: paid,
      action: 'deliver',
      by: ['seller'],
      to: '2 INSPECTION',
      says: '卖家已发货',
      button: {
        label: '交付',
        form: handOver,
        title: handOver === 'note' ? '提交发货' : '交付账号',
        text: hint,
        done: '已交付，等待买家确认',
        primary: true,
      },
      first: [sealDelivery(handOver)],
      does: [say('send_goods', '卖家已发货，请买家在订单详情中查看交付内容，检查无误后确认收货。')],
    },
    ...(itself
      ? [
          {
            from: paid,
            action: 'deliver',
            by: ['system'],
            to: '2 INSPECTION',
            says: '系统已自动发货',
            first: [itself.handOver],
            does: [say('send_goods', '系统已自动发货，请买家在订单详情中查看，核对无误后确认收货。')],
          } satisfies Step,
        ]
      : []),
    {
      from: paid,
      action: 'refund',
      by: ['buyer'],
      to: '7 REFUNDED',
      says: '买家取消交易',
      button: {
        label: '申请退款',
        form: 'reason',
        title: '申请退款',
        text: '卖家还没有发货，货款会全额退回到余额，商品重新上架。',
        reasons: ['不想要了', '拍错了', '卖家长时间未发货', '其他'],
        done: '订单已取消，款项已退回余额',
      },
      first: [because('买家取消交易')],
      does: PAID_END('买家取消交易'),
    },
    {
      from: paid,
      action: 'refund',
      by: ['seller'],
      to: '8 REFUNDED',
      says: '卖家取消交易',
      button: {
        label: '取消交易',
        form: 'reason',
        title: '取消交易',
        text: '货款会全额退回买家，商品重新上架。',
        reasons: ['账号已在别处售出', '资料有变动', '无法按时交付', '其他'],
        done: '订单已取消，款项已退回买家余额',
        danger: true,
      },
      first: [because('卖家取消交易')],
      does: PAID_END('卖家取消交易'),
    },
    {
      from: paid,
      action: 'timeout',
      by: ['system'],
      to: '8 REFUNDED',
      says: '卖家超时未发货，订单自动取消',
      first: [because('卖家超时未发货')],
      does: PAID_END('卖家超时未发货，订单自动取消'),
    },
    {
      from: '2 INSPECTION',
      action: 'confirm',
      by: ['buyer'],
      to: '3 HOLD',
      says: '买家已确认收货',
      button: {
        label: '确认收货',
        form: 'confirm',
        title: '确定已收货吗？',
        text:
          handOver === 'credentials'
            ? '请先登录游戏核对资料，并完成换绑。确认后进入保障期，期满才放款给卖家。'
            : '请先登录游戏核对数量。确认后进入保障期，期满才放款给卖家。',
        primary: true,
        done: '确认收货成功！',
      },
      does: COMPLETE('买家已确认收货'),
    },
    {
      from: '2 INSPECTION',
      action: 'autoConfirm',
      by: ['system'],
      to: '3 HOLD',
      says: '超时未确认，系统自动确认收货',
      does: COMPLETE('超时未确认，系统自动确认收货'),
    },
    {
      from: '3 HOLD',
      action: 'release',
      by: ['system'],
      to: '3 RELEASED',
      says: '保障期结束，货款已结算给卖家',
      does: [payOut(saleShares, { kind: 'orderRelease' })],
    },
    evaluateFrom('3 HOLD'),
    evaluateFrom('3 RELEASED'),
  ]
  return {
    name,
    steps,
    clocks: {
      [UNPAID]: {
        after: minutes((r) => r.unpaidMinutes),
        action: 'timeout',
        label: '距取消',
        outcome: '不付款订单自动取消',
      },
      [paid]: {
        after: hours((r) => r.startHours),
        action: 'timeout',
        label: '距发货期限',
        outcome: '卖家不发货，订单取消并全额退款',
      },
      '2 INSPECTION': {
        after: hours((r) => r.autoConfirmHours),
        action: 'autoConfirm',
        label: '距自动确认',
        outcome: '不操作就自动确认收货',
      },
      '3 HOLD': {
        after: hours((r) => r.holdHours),
        action: 'release',
        label: '距放款',
        outcome: ({ goodsFen, feeFen }, reader) =>
          reader === 'seller' ? `放款 ¥${fenToYuan(fen(goodsFen - feeFen))}` : '放款给卖家',
      },
    },
    reader: 'buyer',
    handedOver: '内容只有买家能看到，买家每次查看都会记在这里。',
    reveals: ({ status }) => status === 2 || status === 3,
    words: saleWords(paid, handOver),
  }
}
