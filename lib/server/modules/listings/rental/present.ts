import type { RentalPrices } from '@/lib/contract/entities/goods'
import { fenToYuan } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import type { RentPart } from '@/lib/shared/trade/rent-hours'
import { LEAST_HOURS } from '@/lib/shared/trade/rent-terms'
import type { ParkedPrices, rentalOffers } from '../../../db/schema/listings/rental'
import type { Rules } from '../../core/tenancy/types'
import type { Block, Period } from './queries-calendar'
import { rangesOf } from './rules'

type Offer = typeof rentalOffers.$inferSelect

export interface OfferTerms {
  minHours: number
  rules: string
  isAuto: boolean
  pausedUntil: string | null
  hourPrices: { from: number; to: number; price: string }[]
  blocks: { startTime: string; endTime: string }[]
}

export interface OfferBan {
  renterPrice: string | null
  ownerPrice: string | null
  coveredUntil: string | null
  lateDays: number
  keptBp: number
  claimDays: number
  hoursADay: number
  mostDays: number
  most: string
}

/** What the rules of the game say about bans; null: it has no such cover. */
export function presentBan(rules: Rules, until: Date | null): OfferBan | null {
  if (!rules.banCover) return null
  const priceOf = (price: number) => (price > 0 ? fenToYuan(BigInt(price)) : null)
  return {
    renterPrice: priceOf(rules.banRenterFen),
    ownerPrice: priceOf(rules.banOwnerFen),
    coveredUntil: until && formatDateTime(until),
    lateDays: rules.banLateDays,
    keptBp: rules.banKeptBp,
    claimDays: rules.banClaimDays,
    hoursADay: rules.banHoursADay,
    mostDays: rules.banMostDays,
    most: fenToYuan(BigInt(rules.banMostFen)),
  }
}

export const presentRentTerms = (offer: Offer | undefined): Pick<OfferTerms, 'minHours' | 'isAuto'> => ({
  minHours: offer?.minHours ?? LEAST_HOURS.min,
  isAuto: handOverOf(offer) === 'auto',
})

export function presentTerms(offer: Offer | undefined, now: Date, blocks: readonly Period[] = []): OfferTerms {
  const until = offer?.pausedUntil
  return {
    ...presentRentTerms(offer),
    rules: offer?.rules ?? '',
    pausedUntil: until && until > now ? formatDateTime(until) : null,
    hourPrices: presentRanges(offer),
    blocks: blocks.map(presentPeriod),
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

export const presentRanges = (offer: Offer | undefined) =>
  rangesOf(offer).map(({ from, to, price }) => ({ from, to, price: fenToYuan(price) }))

export const presentPeriod = ({ startsAt, endsAt }: Period) => ({
  startTime: formatDateTime(startsAt),
  endTime: formatDateTime(endsAt),
})

export const presentBlock = (block: Block) => ({ blockId: block.id, ...presentPeriod(block) })

export const presentPart = ({ startsAt, hours, unit, sum }: RentPart) => ({
  startTime: formatDateTime(startsAt),
  hours,
  unit: fenToYuan(unit),
  sum: fenToYuan(sum),
})
