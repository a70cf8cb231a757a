import type { GoodsRow } from '@/lib/contract/entities/goods'
import { type Fen, fenToYuan } from '@/lib/shared/money'
import { formatDateTime } from '@/lib/shared/time'
import { handOverOf, presentParked, presentTerms } from '../rental/present'
import type { RentalOffer } from '../rental/queries'
import { placeName } from './present'
import type { Order } from './types'

/** Rentals of one account. */
export interface OfferOrders {
  rentals: number
  income: Fen
  running: Order | null
}

export function presentOffer(
  goods: GoodsRow,
  offer: RentalOffer | undefined,
  orders: OfferOrders | undefined,
  now: Date,
) {
  const { minHours, rules, pausedUntil } = presentTerms(offer, now)
  const endsAt = orders?.running?.subStatus === 'RENTING' ? orders.running.terms.rental?.endsAt : undefined
  return {
    goods,
    isLet: goods.rental !== null,
    prices: goods.rental ?? (offer?.parked ? presentParked(offer.parked) : null),
    minHours,
    rules,
    pausedUntil,
    handOver: handOverOf(offer),
    rentals: orders?.rentals ?? 0,
    income: fenToYuan(orders?.income ?? 0n),
    running: orders?.running
      ? {
          orderSn: orders.running.sn,
          statusName: placeName(orders.running),
          endTime: endsAt ? formatDateTime(new Date(endsAt)) : null,
        }
      : null,
  }
}

export const presentOfferPage = <T extends object>(page: T, income: Fen) => ({ ...page, income: fenToYuan(income) })
