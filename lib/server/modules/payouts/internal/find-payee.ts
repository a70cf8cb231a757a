import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { payees } from '../../../db/schema/payouts'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import type { PayeeRow } from '../types'

const isOwn = (userId: number, payeeId: number) =>
  and(eq(payees.id, payeeId), eq(payees.userId, userId), isNull(payees.removedAt))

/** An own payee. Refuses NOT_FOUND, also for another member's. */
export async function findPayee({ db, user }: Pick<UserCtx, 'db' | 'user'>, payeeId: number): Promise<PayeeRow> {
  return found(await db.select().from(payees).where(isOwn(user.userId, payeeId)))
}

/** The same, locked till the transaction ends. */
export async function lockPayee(tx: Tx, userId: number, payeeId: number): Promise<PayeeRow> {
  return found(await tx.select().from(payees).where(isOwn(userId, payeeId)).for('update'))
}

function found([payee]: PayeeRow[]): PayeeRow {
  if (!payee) throw refuse('NOT_FOUND', '没有这个收款账户')
  return payee
}
