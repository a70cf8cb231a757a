import { HOUR_MS } from '@/lib/shared/durations'
import { type Fen, fen, moneyText, shareOf, yuanToFen } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import { maskPhone } from '@/lib/shared/text/mask'
import { RECYCLING, type RecycleState } from '@/lib/shared/trade/recycling'
import { refuse } from '../../../runtime/refusal'
import type { RecyclingQuote, RecyclingRequest } from './types'

/** Allowed quotes: `low` to `high` by one staff member, up to `most` with a second approval. */
interface QuoteRange {
  low: Fen
  high: Fen
  most: Fen
}

/** `base`: the sum of the 30-day medians of all accounts. */
export function rangeOf(base: Fen): QuoteRange {
  return upTo(shareOf(base, RECYCLING.lowBp), shareOf(base, RECYCLING.highBp))
}
const upTo = (low: Fen, high: Fen): QuoteRange => ({ low, high, most: fen(high + shareOf(high, RECYCLING.overBp)) })

/** The range of a request that was estimated when it was made. */
export const rangeUpTo = ({ low, high }: { low: string; high: string }): QuoteRange =>
  upTo(yuanToFen(low), yuanToFen(high))

interface Quoted {
  price: Fen
  /** Number of accounts. */
  count: number
}

/**
 * Returns whether a quote requires a second approval: above the range, from the limit of all decisions on, for a batch,
 * whose accounts no one can compare, and without comparable sales. Refuses INVALID_INPUT.
 */
export function needsSecond({ price, count }: Quoted, range: QuoteRange | null): boolean {
  if (!range) return true
  if (price < range.low || price > range.most)
    throw refuse('INVALID_INPUT', `报价须在 ${moneyText(range.low)} 至 ${moneyText(range.most)} 之间`, {
      field: 'price',
    })
  return price > range.high || price >= FOUR_EYES_FEN || count > 1
}

export const isFirm = ({ status, firmAt }: Pick<RecyclingQuote, 'status' | 'firmAt'>): boolean =>
  status === 'open' && firmAt !== null
/** Returns whether the quote can be accepted at this time. */
export const stands = (quote: Pick<RecyclingQuote, 'status' | 'firmAt' | 'dueAt'>, at: Date): boolean =>
  isFirm(quote) && quote.dueAt !== null && quote.dueAt > at

/** `latest`: the latest binding quote of the request. */
export function stateOf(
  { status }: Pick<RecyclingRequest, 'status'>,
  latest: RecyclingQuote | undefined,
  at: Date,
): RecycleState {
  if (status !== 'open') return status
  if (!latest || !isFirm(latest)) return 'asked'
  return stands(latest, at) ? 'quoted' : 'lapsed'
}

/**
 * Returns the first part of the payment, due when the account is rebound; the rest follows after the holding period.
 */
export const firstPart = (price: Fen): Fen => shareOf(price, RECYCLING.firstBp)

export const redeemPrice = (price: Fen): Fen => fen(price + shareOf(price, RECYCLING.redeemBp))
const REDEEM_MS = RECYCLING.redeemHours * HOUR_MS
export const redeemUntil = (ownedAt: Date): Date => new Date(ownedAt.getTime() + REDEEM_MS)
/** Accounts that became the platform's after this time can still be bought back. */
export const ownedSince = (at: Date): Date => new Date(at.getTime() - REDEEM_MS)
export const quoteUntil = (firmAt: Date): Date => new Date(firmAt.getTime() + RECYCLING.quoteHours * HOUR_MS)

/** 138****0001; of a QQ or WeChat id, the first and last two characters. */
export const maskContact = (contact: string): string =>
  /^1\d{10}$/.test(contact) ? maskPhone(contact) : `${contact.slice(0, 2)}****${contact.slice(-2)}`
