import type { FieldErrors, Form } from '@/components/ui/forms/use-form'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { fen, YUAN_PATTERN, yuanToFen } from '@/lib/shared/money/money'
import { fieldError, passes } from '@/lib/shared/people/field-rules'
import { hourPriceError } from '@/lib/shared/trade/rent-hours'
import { LEAST_HOURS, MOST_DEPOSIT_HOURS, RENT_TERMS } from '@/lib/shared/trade/rent-terms'

/** An own account that is or was for rent, as listed. */
export type Offer = OutputOf<ApiContract['GET /rental/ownOffers']>['list'][number]

/** Prices in yuan and the minimum hours, as entered. */
export interface OfferPrices {
  hour: string
  night: string
  day: string
  week: string
  deposit: string
  minHours: string
}
export const NO_PRICES: OfferPrices = {
  hour: '',
  night: '',
  day: '',
  week: '',
  deposit: '',
  minHours: String(LEAST_HOURS.min),
}

/**
 * Delivery: automatic with stored credentials (`kept`), automatic with credentials entered in this form (`store`), or
 * manual by the owner (`hand`).
 */
export type HandOver = 'kept' | 'store' | 'hand'

/** Hours of the day with a price of their own, as entered; the price in yuan. */
export interface HourDraft {
  from: string
  to: string
  price: string
}

/** Form fields of a rental offer. */
export interface OfferDraft extends OfferPrices {
  rules: string
  hourPrices: HourDraft[]
  handOver: HandOver
  account: string
  password: string
  note: string
}

export type OfferFormState = Form<OfferDraft>

export const NEW_OFFER: OfferDraft = {
  ...NO_PRICES,
  rules: '',
  hourPrices: [],
  handOver: 'hand',
  account: '',
  password: '',
  note: '',
}

/** Credentials that a renter has seen must be replaced before the next automatic delivery. */
const START: Record<Offer['handOver'], HandOver> = { auto: 'kept', stale: 'store', hand: 'hand' }

export const draftOf = ({ prices, minHours, rules, hourPrices, handOver }: Offer): OfferDraft => ({
  ...NEW_OFFER,
  ...prices,
  minHours: String(minHours),
  rules,
  hourPrices: hourPrices.map(({ from, to, price }) => ({ from: String(from), to: String(to), price })),
  handOver: START[handOver],
})

/** Validation errors of the prices, with the server's messages. */
export function priceErrors(prices: OfferPrices): FieldErrors<OfferPrices> {
  const { hour, deposit } = prices
  const ofTerms = RENT_TERMS.map(({ unit, name }) => [
    unit,
    prices[unit] ? fieldError('price', prices[unit]) : `请输入${name}价格`,
  ])
  const isHigh = YUAN_PATTERN.test(deposit) && passes('price', hour) && yuanToFen(deposit) > mostDeposit(hour)
  return {
    ...Object.fromEntries(ofTerms),
    deposit: YUAN_PATTERN.test(deposit)
      ? isHigh
        ? `押金不能超过 ${MOST_DEPOSIT_HOURS} 小时的租金`
        : undefined
      : '请输入押金，不收押金填 0',
  }
}

export const mostDeposit = (hour: string): bigint => yuanToFen(hour) * BigInt(MOST_DEPOSIT_HOURS)

export function offerErrors(draft: OfferDraft): FieldErrors<OfferDraft> {
  const { handOver, account, password } = draft
  const isStored = handOver === 'store'
  return {
    ...priceErrors(draft),
    hourPrices: rangeError(draft.hourPrices) || undefined,
    account: isStored && !account.trim() ? '请输入账号' : undefined,
    password: isStored && !password.trim() ? '请输入密码' : undefined,
  }
}

const rangeError = (ranges: readonly HourDraft[]): string => {
  const bad = ranges.find(({ price }) => fieldError('price', price))
  if (bad) return '请填写每个时段的租金'
  const read = ranges.map(({ from, to, price }) => ({ from: Number(from), to: Number(to), price: yuanToFen(price) }))
  return hourPriceError(read, fen(0), '0.00')
}

/** Form fields of `POST /rental/saveOffer`: credentials are only sent if they are to be stored now. */
export function wireOffer(goodsSn: string, { handOver, account, password, note, hourPrices, ...rest }: OfferDraft) {
  return {
    goodsSn,
    ...rest,
    hourPrices: JSON.stringify(
      hourPrices.map(({ from, to, price }) => ({ from: Number(from), to: Number(to), price })),
    ),
    ...(handOver === 'store' && { account: account.trim(), password: password.trim(), note: note.trim() }),
    ...(handOver === 'hand' && { byHand: '1' as const }),
  }
}
