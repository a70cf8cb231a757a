import type { Offer } from '@/components/rental/offer-draft'
import type { OrderAction, OrderDetail } from '@/lib/contract/entities/order'
import { goodsOf, orderOf } from './sample-orders'

export const RENT = { hour: '5.00', night: '30.00', day: '60.00', week: '300.00', deposit: '60.00' }

export const accountOf = (more: Parameters<typeof goodsOf>[0] = {}) =>
  goodsOf({
    goodsSn: 'ZHWZ1070931',
    gameId: 107,
    gameName: '王者荣耀',
    goodsTypeId: 1,
    stock: 1,
    rental: RENT,
    ...more,
  })

/** An own account that is let, free, handed over by the system. */
export const offerOf = (more: Partial<Offer> = {}): Offer => ({
  goods: accountOf(),
  isLet: true,
  prices: RENT,
  minHours: 2,
  rules: '不开外挂',
  handOver: 'auto',
  pausedUntil: null,
  rentals: 3,
  income: '48.00',
  running: null,
  ...more,
})

export const offerPage = (list: Offer[]) => ({
  list,
  total: list.length,
  more: false,
  page: 1,
  pageSize: 20,
  income: '128.00',
})

export const actionOf = (more: Partial<OrderAction> = {}): OrderAction => ({
  action: 'renew',
  label: '续租',
  form: 'link',
  title: '续租',
  text: '',
  primary: true,
  danger: false,
  reasons: [],
  href: '/wares/ZHWZ1070931/timePurchase?orderSn=D2611211234567890',
  most: null,
  done: '',
  ...more,
})

/** A running rental of two hours as its renter sees it. */
export const rentalOf = (more: Partial<OrderDetail> = {}): OrderDetail =>
  orderOf({
    orderTypeName: '租号',
    mode: 'rental',
    status: 2,
    subStatus: 'RENTING',
    statusName: '租用中',
    unitPrice: '5.00',
    totalPrice: '70.00',
    goodsPrice: '10.00',
    depositPrice: '60.00',
    quantity: '/小时 × 2',
    actions: [actionOf()],
    turn: {
      tone: 'info',
      title: '租用中',
      text: '到点自动收回。',
      clock: {
        label: '距到期',
        outcome: '到点自动收回账号',
        dueTime: '2026-11-21 17:47:00',
        dueIn: 3600,
        span: 7200,
        stopped: false,
      },
    },
    sums: [],
    sum: { label: '实付', amount: '70.00' },
    rows: [],
    proofs: [],
    ...more,
  })

export const orderPage = (orderList: OrderDetail[]) => ({
  orderList,
  total: orderList.length,
  page: 1,
  pageSize: 10,
  counts: { unpaid: 0, paid: 0, shipped: 1, complete: 0, failed: 0 },
})
