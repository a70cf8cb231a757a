import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { debts } from '../../../db/schema/debts'

/** What was asked is asked no more; where nothing was, nothing happens. */
export async function voidDebt(tx: Tx, ref: string, at: Date): Promise<void> {
  await tx
    .update(debts)
    .set({ state: 'void', doneAt: at })
    .where(and(eq(debts.ref, ref), eq(debts.state, 'asked')))
}
