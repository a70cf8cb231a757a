import { desc, sql } from 'drizzle-orm'
import { LEGAL_KINDS, type LegalKind } from '@/lib/shared/site/legal'
import { legalDocuments } from '../../../db/schema/core/legal'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { defaultOf } from './internal/insert-defaults'
import { presentLegalRow } from './present'
import { idsInForce } from './queries'
import type { LegalRow } from './types'

/** Returns all stored versions, and the delivered text of a document that has none; by document, newest first. */
async function readAll(ctx: StaffCtx): Promise<{ rows: LegalRow[]; isCurrent: (row: LegalRow) => boolean }> {
  const stored = await ctx.db.select().from(legalDocuments).orderBy(desc(legalDocuments.version))
  const { rows: found } = await ctx.db.execute<{ id: string }>(sql`${idsInForce(LEGAL_KINDS, ctx.now())}`)
  const current = new Set(found.map(({ id }) => Number(id)))
  const rows = LEGAL_KINDS.flatMap((kind) => {
    const own = stored.filter((row) => row.kind === kind)
    return own.length > 0 ? own : [{ id: 0, ...defaultOf(kind) }]
  })
  return { rows, isCurrent: ({ id }) => id === 0 || current.has(id) }
}

/** Lists all versions with drafts, by document, newest first. */
export async function listVersions(ctx: StaffCtx) {
  const { rows, isCurrent } = await readAll(ctx)
  const now = ctx.now()
  return { list: rows.map((row) => presentLegalRow(row, isCurrent(row) ? row.id : undefined, now)) }
}

/** Refuses NOT_FOUND. */
export async function loadVersion(ctx: StaffCtx, { kind, version }: { kind: LegalKind; version: number }) {
  const { rows, isCurrent } = await readAll(ctx)
  const row = rows.find((one) => one.kind === kind && one.version === version)
  if (!row) throw refuse('NOT_FOUND', '没有这个版本')
  return { ...presentLegalRow(row, isCurrent(row) ? row.id : undefined, ctx.now()), text: row.text }
}
