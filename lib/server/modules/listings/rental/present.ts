import type { RentalPrices } from '@/lib/contract/entities/goods'
import { fenToYuan } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import { LEAST_HOURS } from '@/lib/shared/trade/rent-terms'
import type { ParkedPrices, rentalOffers } from '../../../db/schema/rental'

type Offer = typeof rentalOffers.$inferSelect

export interface OfferTerms {
  minHours: number
  rules: string
  isAuto: boolean
  pausedUntil: string | null
}

export const presentRentTerms = (offer: Offer | undefined): Pick<OfferTerms, 'minHours' | 'isAuto'> => ({
  minHours: offer?.minHours ?? LEAST_HOURS.min,
  isAuto: handOverOf(offer) === 'auto',
})

export function presentTerms(offer: Offer | undefined, now: Date): OfferTerms {
  const until = offer?.pausedUntil
  return {
    ...presentRentTerms(offer),
    rules: offer?.rules ?? '',
    pausedUntil: until && until > now ? formatDateTime(until) : null,
  }
}

export const handOverOf = (offer: Offer | undefined): 'auto' | 'stale' | 'hand' => {
  if (!offer?.credentials) return 'hand'
  return offer.isStale ? 'stale' : 'auto'
}

export const presentParked = (prices: ParkedPrices): RentalPrices => ({
  hour: fenToYuan(BigInt(prices.hour)),
  night: fenToYuan(BigInt(prices.night)),
  day: fenToYuan(BigInt(prices.day)),
  week: fenToYuan(BigInt(prices.week)),
  deposit: fenToYuan(BigInt(prices.deposit)),
})
