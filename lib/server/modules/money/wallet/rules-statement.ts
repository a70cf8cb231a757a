import type { Fen } from '@/lib/shared/money/money'

/** Money that passed a provider, under our number. */
export interface Settled {
  sn: string
  /** Positive: came in; negative: went out. */
  amount: Fen
  at: Date
}

export interface Difference {
  sn: string
  /** null: that side does not know it. */
  here: Fen | null
  there: Fen | null
  at: Date
}

/** A payout that came back has two lines under one number. */
const keyOf = ({ sn, amount }: Settled) => `${sn} ${amount < 0n ? 'out' : 'in'}`

/**
 * What the ledger and a statement tell otherwise of a span. Both are given for a day more on either side: what one side booked
 * before midnight and the other after it is no difference.
 */
export function differencesOf(
  here: readonly Settled[],
  there: readonly Settled[],
  { from, to }: { from: Date; to: Date },
): Difference[] {
  const [ours, theirs] = [here, there].map((lines) => new Map(lines.map((line) => [keyOf(line), line])))
  return [...new Set([...here, ...there].map(keyOf))]
    .flatMap((key) => {
      const [own, told] = [ours?.get(key), theirs?.get(key)]
      const line = told ?? own
      if (!line || own?.amount === told?.amount || line.at < from || line.at >= to) return []
      return [{ sn: line.sn, here: own?.amount ?? null, there: told?.amount ?? null, at: line.at }]
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}
