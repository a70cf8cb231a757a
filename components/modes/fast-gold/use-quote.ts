'use client'

import { useRef } from 'react'
import { useDebounced } from '@/lib/client/hooks/use-debounced'
import { useLoad } from '@/lib/client/hooks/use-load'
import { lazyCall } from '@/lib/client/lazy-call'
import type { CoinQuote } from '@/lib/contract/entities/quick-coin'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

type QuoteInput = InputOf<ApiContract['GET /quickCoin/quote']>

export interface QuoteState {
  /** Quote for the current input; null while loading, or if there is none. */
  quote: CoinQuote | null
  /** The previous quote, shown to avoid flickering. */
  last: CoinQuote | null
  busy: boolean
  /** Why there is no quote. */
  refusal: string
  reload: () => void
}

/** Debounce time of typing. */
const PAUSE_MS = 300
/** Offers change, so the quote is refreshed at this interval while the tab is visible. */
const EVERY_MS = 8000

/** Live quote of the best open offer for the input. null makes no request. */
export function useQuote(input: QuoteInput | null): QuoteState {
  const key = input && JSON.stringify(input)
  const isSettled = useDebounced(key, PAUSE_MS) === key
  const load = () => lazyCall('GET /quickCoin/quote', JSON.parse(key ?? '') as QuoteInput)
  const { data, error, reload } = useLoad(isSettled ? key : null, load, { keeps: false, everyMs: EVERY_MS })
  const last = useRef<CoinQuote | null>(null)
  const quote = error ? null : data
  if (quote) last.current = quote
  return { quote, last: last.current, busy: key !== null && !quote && !error, refusal: error, reload }
}
