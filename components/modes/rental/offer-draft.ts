import type { Faults, Form } from '@/components/ui/forms/use-form'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { YUAN_PATTERN, yuanToFen } from '@/lib/shared/money/money'
import { faultOf, passes } from '@/lib/shared/people/field-rules'
import { LEAST_HOURS, MOST_DEPOSIT_HOURS, RENT_TERMS } from '@/lib/shared/trade/rent-terms'

export type Offer = OutputOf<ApiContract['GET /rental/ownOffer']>

/** Prices in yuan and the least hours, as typed. */
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

/** Who hands over: the system what is stored, or will be stored with this form; the owner. */
export type HandOver = 'kept' | 'store' | 'hand'

/** Everything typed on the form of an offer. */
export interface OfferDraft extends OfferPrices {
  rules: string
  handOver: HandOver
  account: string
  password: string
  note: string
}

export type OfferFormState = Form<OfferDraft>

export const NEW_OFFER: OfferDraft = {
  ...NO_PRICES,
  rules: '',
  handOver: 'hand',
  account: '',
  password: '',
  note: '',
}

/** Credentials that a renter has seen must be replaced before the system hands over again. */
const START: Record<Offer['handOver'], HandOver> = { auto: 'kept', stale: 'store', hand: 'hand' }

export const draftOf = ({ prices, minHours, rules, handOver }: Offer): OfferDraft => ({
  ...NEW_OFFER,
  ...prices,
  minHours: String(minHours),
  rules,
  handOver: START[handOver],
})

/** What is wrong with the prices, in the server's words. */
export function priceFaults(prices: OfferPrices): Faults<OfferPrices> {
  const { hour, deposit } = prices
  const ofTerms = RENT_TERMS.map(({ unit, name }) => [
    unit,
    prices[unit] ? faultOf('price', prices[unit]) : `请输入${name}价格`,
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

export function offerFaults(draft: OfferDraft): Faults<OfferDraft> {
  const { handOver, account, password } = draft
  const isStored = handOver === 'store'
  return {
    ...priceFaults(draft),
    account: isStored && !account.trim() ? '请输入账号' : undefined,
    password: isStored && !password.trim() ? '请输入密码' : undefined,
  }
}

/** Form fields of `POST /rental/saveOffer`: credentials go out only when they are to be stored now. */
export function wireOffer(goodsSn: string, { handOver, account, password, note, ...rest }: OfferDraft) {
  return {
    goodsSn,
    ...rest,
    ...(handOver === 'store' && { account: account.trim(), password: password.trim(), note: note.trim() }),
    ...(handOver === 'hand' && { byHand: '1' as const }),
  }
}
