import { and, inArray, isNull } from 'drizzle-orm'
import { blackEntries } from '../../../db/schema/office/trust'
import type { Ctx } from '../../../runtime/context'
import { hashAccount } from './rules'

/** Returns whether any of these accounts, of any kind, is under a ruling in force. */
export async function isBlacklisted(ctx: Pick<Ctx, 'db' | 'vault'>, accounts: readonly string[]): Promise<boolean> {
  const hashes = accounts.filter(Boolean).map((account) => hashAccount(ctx.vault, account))
  if (hashes.length === 0) return false
  const [found] = await ctx.db
    .select({ id: blackEntries.id })
    .from(blackEntries)
    .where(and(inArray(blackEntries.valueHash, hashes), isNull(blackEntries.liftedAt)))
    .limit(1)
  return found !== undefined
}
