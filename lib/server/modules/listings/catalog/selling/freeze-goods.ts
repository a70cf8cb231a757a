import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { holdPerson } from '../../../people/identity/queries-person'
import { withhold } from '../internal/withheld'

/** Withholds the goods a frozen seller has for sale until the freeze is lifted. */
export async function freezeGoods(
  tx: Tx,
  effects: Effects,
  { userId, at }: { userId: UserId; at: Date },
): Promise<void> {
  await holdPerson(tx, userId)
  await withhold(tx, effects, { userId, why: 'isFrozen', at })
}
