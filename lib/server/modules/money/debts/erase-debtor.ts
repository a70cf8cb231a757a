import { and, eq, inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { debts } from '../../../db/schema/money/debts'

/** Erases the key of the person from settled debts; one that is still owed binds the person's next account. */
export async function eraseDebtor(tx: Tx, userId: UserId): Promise<void> {
  const isSettled = inArray(debts.state, ['done', 'held', 'void'])
  await tx
    .update(debts)
    .set({ person: '' })
    .where(and(eq(debts.userId, userId), isSettled))
}
