import { and, asc, desc, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { payees, withdrawals } from '../../../db/schema/payouts'
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
  return { list: list.map((payee) => presentPayee(payee, terms, ctx.now())), mostPayees, lockHours }
}

/**
 * Returns whether any of some accounts and any of others have had a payee in common; for statements of other modules.
 * Erased payees do not count.
 */
export const onePayee = (ones: SQL, theirs: SQL): SQL => sql`exists (
  select 1 from ${payees} a join ${payees} b on b.account_hash = a.account_hash
  where a.user_id in ${ones} and b.user_id in ${theirs} and a.of_dist is null and b.of_dist is null and a.account_hash <> '')`

/** Returns the masked payee of each kind, as in the profile; '' if there is none. */
export async function loadPayeeMasks(ctx: UserCtx) {
  const own = await findPayees(ctx.db, memberOf(ctx))
  const maskOf = (kind: PayeeRow['kind']) => own.find((payee) => payee.kind === kind)?.mask ?? ''
  return { aliAccount: maskOf(1), wxAccount: maskOf(2), bankAccount: maskOf(3) }
}
