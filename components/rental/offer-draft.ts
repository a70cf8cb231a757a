import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { RULES } from '@/lib/shared/field-rules'
import { YUAN_PATTERN, yuanToFen } from '@/lib/shared/money'
import { LEAST_HOURS, MOST_DEPOSIT_HOURS, RENT_TERMS } from '@/lib/shared/rent-terms'

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
export type ChangeOffer<T> = (next: Partial<T>) => void

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

type Fault<T> = [field: keyof T, message: string]

/** The first price that cannot be: the server says the same of what gets past. */
export function priceFault(prices: OfferPrices): Fault<OfferPrices> | undefined {
  const wrong = RENT_TERMS.find(({ unit }) => !RULES.price.pattern.test(prices[unit]))
  if (wrong) return prices[wrong.unit] ? [wrong.unit, RULES.price.message] : [wrong.unit, `请输入${wrong.name}价格`]
  if (!YUAN_PATTERN.test(prices.deposit)) return ['deposit', '请输入押金，不收押金填 0']
  if (yuanToFen(prices.deposit) > mostDeposit(prices.hour))
    return ['deposit', `押金不能超过${MOST_DEPOSIT_HOURS}小时的租金`]
  return undefined
}

export const mostDeposit = (hour: string): bigint => yuanToFen(hour) * BigInt(MOST_DEPOSIT_HOURS)

export function offerFault(draft: OfferDraft): Fault<OfferDraft> | undefined {
  const fault = priceFault(draft)
  if (fault || draft.handOver !== 'store') return fault
  if (!draft.account.trim()) return ['account', '请输入账号']
  return draft.password.trim() ? undefined : ['password', '请输入密码']
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
