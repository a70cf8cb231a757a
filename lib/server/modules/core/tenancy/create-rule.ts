import type { Tx } from '../../../db/client'
import { platformRules } from '../../../db/schema/core/tenancy'
import type { Effects } from '../../../runtime/context'
import type { RuleChange } from './types'

/**
 * Appends a row to the rule book. Every page and instance reloads the rules, because any of them may show them.
 * Undefined if the row it cancels was already cancelled.
 */
export async function createRule(
  tx: Tx,
  effects: Effects,
  change: typeof platformRules.$inferInsert,
): Promise<RuleChange | undefined> {
  const [row] = await tx.insert(platformRules).values(change).onConflictDoNothing().returning()
  effects.purge('*')
  return row
}
