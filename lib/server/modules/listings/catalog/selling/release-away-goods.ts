import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { endWithheld } from '../internal/withheld'

/** Restores the goods of a seller who is back, unless his account is frozen, in a transaction with the person's lock. */
export const releaseAwayGoods = (tx: Tx, effects: Effects, { userId }: { userId: UserId }): Promise<void> =>
  endWithheld(tx, effects, { userId, why: 'isAway' })
