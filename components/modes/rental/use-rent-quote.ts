'use client'

import { useLoad } from '@/lib/client/hooks/use-load'
import { lazyCall } from '@/lib/client/lazy-call'
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
  of: { goodsSn: string } | { orderSn: string }
  /** The account has prices by hour of day. */
  isByHour: boolean
}

/**
 * The server's quote of an hourly rental whose price depends on the hour of day; `quote` null: none is needed, or it is
 * loading.
 */
export function useRentQuote({ of, unit, num, isByHour }: Input) {
  const isNeeded = isByHour && unit === 'hour'
  const input = { unit, num: String(num) }
  const { data, isCurrent, reload, error } = useLoad(
    isNeeded ? `${JSON.stringify(of)} ${num}` : null,
    () =>
      'goodsSn' in of
        ? lazyCall('GET /rental/quote', { ...of, ...input })
        : lazyCall('GET /rental/renewQuote', { ...of, ...input }),
    { keeps: false, everyMs: isNeeded ? FRESH_MS : 0 },
  )
  const quote: RentQuote | null =
    isNeeded && data && isCurrent
      ? {
          rows: data.parts.map(
            ({ startTime, hours, unit: each, sum }) =>
              [`租金（${startTime.slice(11, 16)} 起 ${hours} 小时 × ¥${each}）`, yuanToFen(sum)] as const,
          ),
          rentSum: data.rent,
        }
      : null
  return { quote, isWaiting: isNeeded && quote === null, reload, error: isNeeded ? error : '' }
}
