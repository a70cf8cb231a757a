import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { withhold } from '../internal/withheld'

/** Withholds the goods of a seller who is away, in a transaction that holds the person's lock. */
export const withholdAwayGoods = (
  tx: Tx,
  effects: Effects,
  { userId, at }: { userId: UserId; at: Date },
): Promise<void> => withhold(tx, effects, { userId, why: 'isAway', at })
