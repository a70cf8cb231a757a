import type { Offer } from '@/components/modes/rental/offer-draft'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { goodsOf } from './sample-goods'
import { clockOf, rentalOf } from './sample-orders'

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

/** Returns an own rental offer that is available and delivered automatically. */
export const offerOf = (more: Partial<Offer> = {}): Offer => ({
  goods: accountOf(),
  isLet: true,
  prices: RENT,
  minHours: 2,
  hourPrices: [],
  rules: '不开外挂',
  handOver: 'auto',
  pausedUntil: null,
  rentals: 3,
  income: '48.00',
  running: null,
  runningElsewhere: null,
  ...more,
})

export const offerPage = (list: Offer[]) => ({
  list,
  total: list.length,
  more: false,
  page: 1,
  pageSize: 20,
  income: '128.00',
  counts: { waiting: 0, rented: 0, free: list.length, stopped: 0 },
})

/** Returns a rental in use that ends at 17:47. */
export const runningOf = (more: Partial<OrderDetail> = {}): OrderDetail =>
  rentalOf({
    turn: { ...rentalOf().turn, clock: clockOf({ label: '剩余时间', dueTime: '2026-11-21 17:47:00' }) },
    ...more,
  })
