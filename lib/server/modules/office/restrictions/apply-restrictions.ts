import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import type { Effects } from '../../../runtime/context'
import { freezeGoods } from '../../listings/catalog/selling/freeze-goods'
import { accountsOfPerson, holdPerson } from '../../people/identity/queries-person'
import { findLimits } from '../../people/limits/queries'

/** Takes the goods of an account off the shelf that was just verified as one of a person who may not list any. */
export async function applyRestrictions(
  tx: Tx,
  effects: Effects,
  { userId, at }: { userId: UserId; at: Date },
): Promise<void> {
  await holdPerson(tx, userId)
  const { list } = await findLimits(tx, accountsOfPerson(userId))
  if (list) await freezeGoods(tx, effects, { userId, at })
}
