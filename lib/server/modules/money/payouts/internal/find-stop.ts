import type { Db, Tx } from '../../../../db/client'
import { findGuards } from '../../../people/identity/queries'
import { owingOf } from '../../debts/queries'
import { balanceOf } from '../../wallet/queries'
import { accountOf, type Owner } from '../rules-owner'
import type { Stop } from '../types'

/**
 * Returns why a member's unsent withdrawals wait: the person owes something, or is asked for more by granted claims and
 * restrictions than the balance holds, or is restricted from withdrawals. Without this, money on its way out would
 * escape. Null: they do not wait. A distributor's share is not the member's money.
 */
export async function findStop(db: Db | Tx, owner: Owner): Promise<Stop | null> {
  if (owner.ofDist !== null) return null
  const [{ owed, pending }, { restrictedUntil, held }] = await Promise.all([
    owingOf(db, owner.userId),
    findGuards(db, owner.userId),
  ])
  const kept = pending + held
  const balance = kept > 0n ? await balanceOf(db, accountOf(owner)) : 0n
  if (owed > 0n || pending > balance) return 'debt'
  if (restrictedUntil) return 'restricted'
  return kept > balance ? 'held' : null
}
