import { type Fen, fen, lesserOf, ZERO } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { postTransfer } from '../internal/post-transfer'
import { lockBalance } from '../lock-balance'
import { COVER_FUND, RECYCLING_FUND } from '../rules'
import type { Account, Line } from '../types'

interface Recovery {
  /** Number of the claim; recovered once per claim. */
  ref: string
  memo: string
  at: Date
  owed: Fen
  /** Source accounts in order of use, each as far as its balance allows; the platform's own fund covers the rest. */
  from: readonly Account[]
}

/**
 * Recovers what the fund paid in advance. Returns the recovered amount. All accounts are locked in the order of all
 * transfers.
 */
export async function returnClaimAdvance(tx: Tx, { owed, from, ...rest }: Recovery): Promise<Fen> {
  const there = new Map<Account, Fen>()
  for (const account of [COVER_FUND, ...from].toSorted(byKind)) there.set(account, await lockBalance(tx, account))
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
