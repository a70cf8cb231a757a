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
  const inForce = async () => (await tx.execute<{ id: string }>(sql`${idsInForce(kinds, at)}`)).rows
  let rows = await inForce()
  if (rows.length < kinds.length) {
    await insertDefaults(tx, kinds)
    rows = await inForce()
  }
  await tx
    .insert(consents)
    .values(rows.map(({ id }) => ({ userId, documentId: Number(id), place, ref: ref ?? '', createdAt: at })))
}
