import { inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { debts } from '../../../db/schema/money/debts'
import { personKey } from '../../people/identity/queries-person'

interface NewDebt {
  /** Identifies the debt in the ledger. */
  ref: string
  userId: UserId
  distId: number
  memo: string
  amount: Fen
  at: Date
}

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
