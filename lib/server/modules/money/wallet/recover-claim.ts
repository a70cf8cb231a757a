import { type Fen, fen, lesserOf, ZERO } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { holdBalance } from './hold-balance'
import { postTransfer } from './internal/post-transfer'
import { COVER_FUND, RECYCLING_FUND } from './rules'
import type { Account, Line } from './types'

interface Recovery {
  /** Number of the claim, for which it is taken once. */
  ref: string
  memo: string
  at: Date
  owed: Fen
  /** Where from, the first first, each as far as it goes; the platform's own fund goes all the way. */
  from: readonly Account[]
}

/** The fund takes back what it paid in advance. Returns how much there was. All accounts are locked in the order of all transfers. */
export async function recoverClaim(tx: Tx, { owed, from, ...rest }: Recovery): Promise<Fen> {
  const there = new Map<Account, Fen>()
  for (const account of [COVER_FUND, ...from].toSorted(byKind)) there.set(account, await holdBalance(tx, account))
  let left = owed
  const lines: Line[] = []
  for (const account of from) {
    const most = account.kind === RECYCLING_FUND.kind ? left : lesserOf(left, there.get(account) ?? ZERO)
    lines.push({ account, amount: fen(-most) })
    left = fen(left - most)
  }
  const taken = fen(owed - left)
  if (taken === 0n) return ZERO
  const recovered = [...lines, { account: COVER_FUND, amount: taken }]
  if (!(await postTransfer(tx, { kind: 'claimRecovery', ...rest, lines: recovered })))
    throw new Error(`claim ${rest.ref} was recovered before`)
  return taken
}

const byKind = (a: Account, b: Account): number => (a.kind < b.kind ? -1 : Number(a.kind > b.kind))
