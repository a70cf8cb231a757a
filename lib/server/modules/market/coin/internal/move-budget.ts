import { type Fen, fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { assertSpendable } from '../../../money/debts/assert-spendable'
import { creditDebtor } from '../../../money/debts/credit-debtor'
import { transferReserve } from '../../../money/wallet/transfer-reserve'
import { budgetOf } from '../rules'
import type { Offer } from '../types'

/**
 * Changes the budget of an offer from one amount to another; the caller has locked the offer and incremented its
 * `moves`. What returns repays the merchant's debts first. Refuses BALANCE_SHORT.
 */
export async function moveBudget(
  tx: Tx,
  effects: Effects,
  { id, merchantId: userId, moves }: Pick<Offer, 'id' | 'merchantId' | 'moves'>,
  { from, to, at }: { from: Fen; to: Fen; at: Date },
): Promise<void> {
  const amount = fen(to - from)
  const move = async () => {
    const ref = `coin${id}:${moves}`
    await transferReserve(tx, { account: budgetOf(id), userId, amount, ref, memo: '游戏币回收备款', at })
    return fen(-amount)
  }
  if (amount < 0n) return creditDebtor(tx, effects, { userId, at, credit: move })
  await move()
  if (amount > 0n) await assertSpendable(tx, userId)
}
