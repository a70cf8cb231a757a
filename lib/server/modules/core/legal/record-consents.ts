import { sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { LegalKind } from '@/lib/shared/site/legal'
import type { Tx } from '../../../db/client'
import { consents } from '../../../db/schema/core/legal'
import { insertDefaults } from './internal/insert-defaults'
import { idsInForce } from './queries'

interface Consent {
  userId: UserId
  kinds: readonly LegalKind[]
  place: (typeof consents.$inferInsert)['place']
  /** The order's number. */
  ref?: string
  at: Date
}

/** Records which versions a person agreed to: those in force now. */
export async function recordConsents(tx: Tx, { userId, kinds, place, ref, at }: Consent): Promise<void> {
  const record = async (recorded: readonly string[]) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into ${consents} (user_id, document_id, place, ref, created_at)
      select ${userId}, d.id, ${place}, ${ref ?? ''}, ${at.toISOString()}::timestamptz from (${idsInForce(kinds, at)}) d
      where d.id <> all(${sql.param(recorded)}::bigint[])
      returning document_id as id`)
    return rows.map(({ id }) => id)
  }
  const recorded = await record([])
  if (recorded.length === kinds.length) return
  await insertDefaults(tx, kinds)
  await record(recorded)
}
