import { type Fen, fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { assertSpendable } from '../../../money/debts/assert-spendable'
import { transferReserve } from '../../../money/wallet/transfer-reserve'
import { budgetOf } from '../rules'
import type { Offer } from '../types'

/**
 * Changes the budget of an offer from one amount to another; the caller has locked the offer and incremented its
 * `moves`. Refuses BALANCE_SHORT.
 */
export async function moveBudget(
  tx: Tx,
  { id, merchantId: userId, moves }: Pick<Offer, 'id' | 'merchantId' | 'moves'>,
  { from, to, at }: { from: Fen; to: Fen; at: Date },
): Promise<void> {
  const move = { account: budgetOf(id), userId, amount: fen(to - from), ref: `coin${id}:${moves}`, at }
  await transferReserve(tx, { ...move, memo: '游戏币回收备款' })
  if (move.amount > 0n) await assertSpendable(tx, userId)
}
