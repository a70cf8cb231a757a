import type { Fen } from '@/lib/shared/money/money'

/** A transaction at a provider, under our number. */
export interface Settled {
  sn: string
  /** Positive: received; negative: paid out. */
  amount: Fen
  at: Date
}

export interface Difference {
  sn: string
  /** Null: unknown to that side. */
  here: Fen | null
  there: Fen | null
  at: Date
}

/** A returned payout has two lines with one number. */
const keyOf = ({ sn, amount }: Settled) => `${sn} ${amount < 0n ? 'out' : 'in'}`

/**
 * Returns differences between the ledger and a statement in a period. Both include one more day on either side: an
 * entry booked before midnight on one side and after it on the other is not a difference.
 */
export function differencesOf(
  here: readonly Settled[],
  there: readonly Settled[],
  { from, to }: { from: Date; to: Date },
): Difference[] {
  const [ours, theirs] = [here, there].map((lines) => new Map(lines.map((line) => [keyOf(line), line])))
  return [...new Set([...here, ...there].map(keyOf))]
    .flatMap((key) => {
      const [own, other] = [ours?.get(key), theirs?.get(key)]
      const line = other ?? own
      if (!line || own?.amount === other?.amount || line.at < from || line.at >= to) return []
      return [{ sn: line.sn, here: own?.amount ?? null, there: other?.amount ?? null, at: line.at }]
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}
