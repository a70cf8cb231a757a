import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/client'
import { payees } from '../../../../db/schema/money/payouts'
import { refuse } from '../../../../runtime/refusal'
import type { Owner } from '../rules-owner'
import type { PayeeRow } from '../types'
import { ownedBy } from './owned-by'

const isOwn = (owner: Owner, payeeId: number) =>
  and(eq(payees.id, payeeId), ownedBy(payees, owner), isNull(payees.removedAt))

/** Returns one of the owner's payees. Refuses NOT_FOUND, also for another owner's. */
export async function findPayee(db: Db, owner: Owner, payeeId: number): Promise<PayeeRow> {
  return found(await db.select().from(payees).where(isOwn(owner, payeeId)))
}

/** The same, locked until the transaction ends. */
export async function lockPayee(tx: Tx, owner: Owner, payeeId: number): Promise<PayeeRow> {
  return found(await tx.select().from(payees).where(isOwn(owner, payeeId)).for('update'))
}

function found([payee]: PayeeRow[]): PayeeRow {
  if (!payee) throw refuse('NOT_FOUND', '没有这个收款账户')
  return payee
}
