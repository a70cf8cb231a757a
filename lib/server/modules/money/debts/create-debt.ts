import { inArray } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { debts } from '../../../db/schema/money/debts'
import { personKey } from '../../people/identity/queries-person'
import type { NewDebt } from './types'

/**
 * Registers a pending debt: that amount of the member's balance cannot be withdrawn. Can be repeated while it is pending
 * and after it was voided.
 */
export async function createDebt(tx: Tx, { amount, at, ...debt }: NewDebt): Promise<void> {
  const pending = { state: 'asked' as const, amountFen: amount, leftFen: amount, createdAt: at, doneAt: null }
  const person = personKey(debt.userId)
  const [saved] = await tx
    .insert(debts)
    .values({ ...debt, ...pending, person })
    .onConflictDoUpdate({
      target: debts.ref,
      set: { ...pending, person },
      setWhere: inArray(debts.state, ['asked', 'void']),
    })
    .returning({ id: debts.id })
  if (!saved) throw new Error(`debt ${debt.ref} has an end already`)
}
