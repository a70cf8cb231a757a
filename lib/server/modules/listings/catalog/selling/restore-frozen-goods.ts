import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { holdPerson } from '../../../people/identity/queries-person'
import { endWithheld } from '../internal/withheld'

/** Restores the withheld goods of a seller who is no longer frozen, unless he is away and hides them. */
export async function restoreFrozenGoods(tx: Tx, effects: Effects, { userId }: { userId: UserId }): Promise<void> {
  await holdPerson(tx, userId)
  await endWithheld(tx, effects, { userId, why: 'isFrozen' })
}
