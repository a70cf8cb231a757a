'use client'

import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { CoinOffer, CoinQuote } from '@/lib/contract/entities/quick-coin'
import { fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { coinPrice, coinsFor, quoteError, ratioOf } from '@/lib/shared/trade/coin-terms'
import type { QuoteState } from './use-quote'

/** An amount of currency, or an amount of money: the input used last counts. */
export type QuoteRequest = { amount: string } | { yuan: string }

const EVERY_MS = 10_000

/** Price of an amount at one offer, both as loaded with the page and as it is now. */
export function useOfferQuote(opened: CoinOffer, wish: QuoteRequest | null): QuoteState & { offer: CoinOffer } {
  const { offerSn } = opened
  const fresh = useLoad(JSON.stringify(opened), () => call('GET /quickCoin/findQuickCoin', { offerSn }), {
    keeps: false,
    everyMs: EVERY_MS,
  })
  const offer = fresh.data ?? opened
  const quote = wish && quoteOf(offer, wish)
  const error = !offer.isOpen ? offer.closedWhy : quote ? quoteError(offer, quote.amount) : ''
  return { offer, quote: error ? null : quote, last: quote, busy: false, refusal: error, reload: () => {} }
}

function quoteOf(offer: CoinOffer, wish: QuoteRequest): CoinQuote {
  const ratio = ratioOf(offer.ratio)
  const amount = 'amount' in wish ? BigInt(wish.amount) : coinsFor(yuanToFen(wish.yuan), ratio)
  return { offer, ratio: offer.ratio, amount: Number(amount), price: fenToYuan(coinPrice(amount, ratio)), others: 0 }
}
