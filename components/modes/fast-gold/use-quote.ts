'use client'

import { useEffect, useRef, useState } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'
import type { CoinQuote } from '@/lib/contract/entities/quick-coin'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

type QuoteAsked = InputOf<ApiContract['GET /quickCoin/quote']>

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

interface Kept {
  key: string
  quote: CoinQuote | null
  refusal: string
}

/** Live quote of the best open offer for the input. null makes no request. */
export function useQuote(asked: QuoteAsked | null): QuoteState {
  const key = asked ? JSON.stringify(asked) : ''
  const [kept, setKept] = useState<Kept>({ key: '', quote: null, refusal: '' })
  const [turn, setTurn] = useState(0)
  const last = useRef<CoinQuote | null>(null)
  useEffect(() => {
    if (!key) return
    let live = true
    const ask = async () => {
      const found = await lazyCall('GET /quickCoin/quote', JSON.parse(key) as QuoteAsked).then(
        (quote) => ({ key, quote, refusal: '' }),
        (error: Error) => ({ key, quote: null, refusal: error.message }),
      )
      if (live) setKept(found)
    }
    const first = setTimeout(() => void ask(), PAUSE_MS)
    const again = setInterval(() => !document.hidden && void ask(), EVERY_MS)
    return () => {
      live = false
      clearTimeout(first)
      clearInterval(again)
    }
  }, [key, turn])
  const isOwn = key !== '' && kept.key === key
  if (isOwn && kept.quote) last.current = kept.quote
  return {
    quote: isOwn ? kept.quote : null,
    last: last.current,
    busy: key !== '' && !isOwn,
    refusal: isOwn ? kept.refusal : '',
    reload: () => setTurn((n) => n + 1),
  }
}
