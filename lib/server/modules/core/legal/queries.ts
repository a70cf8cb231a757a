import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { LegalKind } from '@/lib/shared/site/legal'
import type { Db, Tx } from '../../../db/client'
import { legalDocuments } from '../../../db/schema/core/legal'
import type { Ctx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { defaultOf, insertDefaults } from './internal/insert-defaults'
import { presentLegal } from './present'
import type { LegalRow } from './types'

const { kind: kindOf, state, version, effectiveAt } = legalDocuments

/** Filters the version of a document that is in force at a time. */
export const inForce = (kind: LegalKind, at: Date): SQL | undefined =>
  and(eq(kindOf, kind), eq(state, 'published'), lte(effectiveAt, at))

const newest = [desc(effectiveAt), desc(version)]

/** Returns the version that is in force; the text delivered with the program, without an id, while none is stored. */
export async function findInForce(db: Db | Tx, kind: LegalKind, at: Date): Promise<LegalRow> {
  const [row] = await db
    .select()
    .from(legalDocuments)
    .where(inForce(kind, at))
    .orderBy(...newest)
    .limit(1)
  return row ?? { id: 0, ...defaultOf(kind) }
}

/** The same for a write that refers to it. */
export async function holdInForce(tx: Tx, kind: LegalKind, at: Date): Promise<LegalRow> {
  const found = await findInForce(tx, kind, at)
  if (found.id > 0) return found
  await insertDefaults(tx, [kind])
  return findInForce(tx, kind, at)
}

/**
 * Returns the document in force, or a published version of it, with the list of all that were ever in force or will be.
 * Refuses NOT_FOUND.
 */
export async function loadLegal(ctx: Ctx, { kind, version: wanted }: { kind: LegalKind; version?: number }) {
  const now = ctx.now()
  const current = await findInForce(ctx.db, kind, now)
  const stored = await ctx.db
    .select()
    .from(legalDocuments)
    .where(and(eq(kindOf, kind), eq(state, 'published')))
    .orderBy(...newest)
  const versions = stored.length > 0 ? stored : [current]
  const shown = wanted === undefined ? current : versions.find((row) => row.version === wanted)
  if (!shown) throw refuse('NOT_FOUND', '没有这个版本')
  return presentLegal(shown, { current, versions, now })
}

/** Selects the ids of the versions in force. */
export const idsInForce = (kinds: readonly LegalKind[], at: Date): SQL =>
  sql`select distinct on (${kindOf}) ${legalDocuments.id} as id from ${legalDocuments}
    where ${kindOf} in (${sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    )}) and ${state} = 'published' and ${effectiveAt} <= ${at.toISOString()}::timestamptz
    order by ${kindOf}, ${effectiveAt} desc, ${version} desc`
