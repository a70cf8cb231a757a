import { and, eq, sql } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { debts } from '../../../db/schema/money/debts'
import type { Debt } from './types'

/**
 * Turns a pending debt into a real one after its amount was paid on the member's behalf: `taken` was collected at once,
 * the rest is owed. Throws if there is no pending debt.
 */
export async function recordDebt(tx: Tx, { ref, taken, at }: { ref: string; taken: Fen; at: Date }): Promise<Debt> {
  const left = sql`${debts.amountFen} - ${taken.toString()}::bigint`
  const [debt] = await tx
    .update(debts)
    .set({
      leftFen: left,
      state: sql`case when ${left} = 0 then 'done' else 'owed' end`,
      owedAt: at,
      doneAt: sql`case when ${left} = 0 then ${at.toISOString()}::timestamptz end`,
    })
    .where(and(eq(debts.ref, ref), eq(debts.state, 'asked')))
    .returning()
  if (!debt) throw new Error(`no debt ${ref} is asked`)
  return debt
}
