import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { debts } from '../../../db/schema/money/debts'

/** Voids a pending debt; does nothing if there is none. */
export async function cancelDebt(tx: Tx, ref: string, at: Date): Promise<void> {
  await tx
    .update(debts)
    .set({ state: 'void', doneAt: at })
    .where(and(eq(debts.ref, ref), eq(debts.state, 'asked')))
}
