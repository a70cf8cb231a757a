import { and, inArray, isNull } from 'drizzle-orm'
import { blackEntries } from '../../../db/schema/office/trust'
import type { Ctx } from '../../../runtime/context'
import { hashAccount } from './rules'

/** Returns which of these accounts are blacklisted; used by staff handling a deal, so no lookup is recorded. */
export async function findListed(
  { db, vault }: Pick<Ctx, 'db' | 'vault'>,
  accounts: readonly string[],
): Promise<string[]> {
  const hashes = new Map(accounts.filter(Boolean).map((account) => [hashAccount(vault, account), account]))
  if (hashes.size === 0) return []
  const rows = await db
    .select({ hash: blackEntries.valueHash })
    .from(blackEntries)
    .where(and(inArray(blackEntries.valueHash, [...hashes.keys()]), isNull(blackEntries.liftedAt)))
  return rows.flatMap(({ hash }) => hashes.get(hash) ?? [])
}
