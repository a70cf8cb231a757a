'use client'

import { useEffect, useState } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { type Fen, yuanToFen } from '@/lib/shared/money/money'
import type { RentChoice } from '@/lib/shared/trade/rent-terms'

/** A quote runs out at the next full hour at the latest. */
const FRESH_MS = 60_000

export interface RentQuote {
  /** Every part of the rent with its text. */
  rows: (readonly [label: string, amount: Fen])[]
  /** As sent with the order. */
  rentSum: string
}

interface Input extends RentChoice {
  /** The account, or the running order to extend. */
  goodsSn?: string
  orderSn?: string
  /** The account has prices by hour of day. */
  isByHour: boolean
}

/**
 * The server's quote of an hourly rental whose price depends on the hour of day; `quote` null: none is needed, or it is
 * loading. By an effect, because the library of `useLoad` would be in the first load of every rented account's page.
 */
export function useRentQuote({ goodsSn = '', orderSn = '', unit, num, isByHour }: Input) {
  const isNeeded = isByHour && unit === 'hour'
  const key = isNeeded ? `${goodsSn} ${orderSn} ${num}` : ''
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ key: string; data?: Quoted; error?: string }>({ key: '' })
  useEffect(() => {
    if (!key) return
    let isOver = false
    const ask = () =>
      askQuote({ goodsSn, orderSn, num: String(num) }).then(
        (data) => isOver || setFound({ key, data }),
        (error: Error) => isOver || setFound({ key, error: error.message }),
      )
    void ask()
    const timer = setInterval(ask, FRESH_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [key, goodsSn, orderSn, num, attempt])
  const data = found.key === key ? found.data : undefined
  const error = found.key === key ? (found.error ?? '') : ''
  const quote: RentQuote | null =
    isNeeded && data
      ? {
          rows: data.parts.map(
            ({ startTime, hours, unit: each, sum }) =>
              [`租金（${startTime.slice(11, 16)} 起 ${hours} 小时 × ¥${each}）`, yuanToFen(sum)] as const,
          ),
          rentSum: data.rent,
        }
      : null
  return {
    quote,
    isWaiting: isNeeded && quote === null,
    reload: () => setAttempt((n) => n + 1),
    error: isNeeded ? error : '',
  }
}

type Quoted = OutputOf<ApiContract['GET /rental/quote']>

const askQuote = ({ goodsSn, orderSn, num }: Record<'goodsSn' | 'orderSn' | 'num', string>): Promise<Quoted> =>
  orderSn
    ? lazyCall('GET /rental/renewQuote', { orderSn, unit: 'hour', num })
    : lazyCall('GET /rental/quote', { goodsSn, unit: 'hour', num })
