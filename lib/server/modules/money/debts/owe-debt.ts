import { and, eq, sql } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { debts } from '../../../db/schema/debts'
import type { Debt } from './types'

/** It was paid for the member, who gave `taken` of it at once: the rest is owed. Throws where nothing was asked. */
export async function oweDebt(tx: Tx, { ref, taken, at }: { ref: string; taken: Fen; at: Date }): Promise<Debt> {
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
