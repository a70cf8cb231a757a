import type { Db, Tx } from '../../../../db/client'
import { owingOf } from '../../debts/queries'
import { balanceOf } from '../../wallet/queries'
import { accountOf, type Owner } from '../rules-owner'

/**
 * Returns whether a member's withdrawals are held: the person owes something, or is asked for more by a granted claim
 * than the balance holds. Without this, money on its way out would escape the claim.
 */
export async function isHeldForDebt(db: Db | Tx, owner: Owner): Promise<boolean> {
  if (owner.ofDist !== null) return false
  const { owed, pending } = await owingOf(db, owner.userId)
  return owed > 0n || pending > (pending > 0n ? await balanceOf(db, accountOf(owner)) : 0n)
}
