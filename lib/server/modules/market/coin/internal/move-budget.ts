import { type Fen, fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { moveReserve } from '../../../money/wallet/move-reserve'
import { budgetOf } from '../rules'
import type { Offer } from '../types'

/** The budget of an offer, which the caller has locked and given its new `moves`, goes from one sum to another. Refuses BALANCE_SHORT. */
export const moveBudget = (
  tx: Tx,
  { id, merchantId: userId, moves }: Pick<Offer, 'id' | 'merchantId' | 'moves'>,
  { from, to, at }: { from: Fen; to: Fen; at: Date },
): Promise<void> =>
  moveReserve(tx, {
    account: budgetOf(id),
    userId,
    amount: fen(to - from),
    ref: `coin${id}:${moves}`,
    memo: '游戏币回收备款',
    at,
  })
