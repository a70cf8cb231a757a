import { and, asc, desc, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { payees, withdrawals } from '../../../db/schema/money/payouts'
import type { UserCtx } from '../../../runtime/context'
import { ownedBy } from './internal/owned-by'
import { presentPayee } from './present'
import { loadPayoutTerms } from './queries-terms'
import { memberOf, type Owner } from './rules-owner'
import type { PayeeRow } from './types'

/** Qualified by hand: drizzle omits the table name in statements over one table. */
const wasPaid = sql<boolean>`exists (
  select from ${withdrawals} w where w.payee_id = "payees"."id" and w.status = 'paid')`

/** Returns the owner's payees, default first. */
export async function findPayees(db: Db, owner: Owner): Promise<(PayeeRow & { wasPaid: boolean })[]> {
  const rows = await db
    .select({ payee: payees, wasPaid })
    .from(payees)
    .where(and(ownedBy(payees, owner), isNull(payees.removedAt)))
    .orderBy(desc(payees.isDefault), asc(payees.id))
  return rows.map((row) => ({ ...row.payee, wasPaid: row.wasPaid }))
}

export async function listPayees(ctx: UserCtx) {
  const [list, terms] = await Promise.all([findPayees(ctx.db, memberOf(ctx)), loadPayoutTerms(ctx)])
  const { mostPayees, lockHours } = terms
  const { payeeKinds } = ctx.payout
  const look = { terms, payeeKinds, at: ctx.now() }
  return { list: list.map((payee) => presentPayee(payee, look)), payeeKinds: [...payeeKinds], mostPayees, lockHours }
}

const isPaid = (alias: SQL): SQL =>
  sql`exists (select from ${withdrawals} w where w.payee_id = ${alias}.id and w.status = 'paid')`
const PAID_BOTH = sql`${payees} a join ${payees} b on b.account_hash = a.account_hash and a.account_hash <> ''
  and a.of_dist is null and b.of_dist is null and ${isPaid(sql`a`)} and ${isPaid(sql`b`)}`

/**
 * Returns whether any of some accounts and any of others have been paid to the same payee; for statements of other
 * modules. A payee without a payout proves nothing: anybody can add the number of somebody else. Erased payees do not
 * count.
 */
export const onePayee = (ones: SQL, theirs: SQL): SQL =>
  sql`exists (select 1 from ${PAID_BOTH} where a.user_id in ${ones} and b.user_id in ${theirs})`

/** A statement that selects the ids of accounts that were paid to the same payee as any of these. */
export const payeeMates = (ones: SQL): SQL => sql`select b.user_id from ${PAID_BOTH} where a.user_id in ${ones}`

/** Returns the masked payee of each kind, as in the profile; '' if there is none. */
export async function loadPayeeMasks(ctx: UserCtx) {
  const own = await findPayees(ctx.db, memberOf(ctx))
  const maskOf = (kind: PayeeRow['kind']) => own.find((payee) => payee.kind === kind)?.mask ?? ''
  return { aliAccount: maskOf(1), wxAccount: maskOf(2), bankAccount: maskOf(3) }
}
