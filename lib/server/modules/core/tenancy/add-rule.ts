import type { Tx } from '../../../db/client'
import { platformRules } from '../../../db/schema/tenancy'
import type { Effects } from '../../../runtime/context'
import type { RuleChange } from './types'

/**
 * One more row of the rule book. Every page and every instance looks at it anew, as any of them may show it. Undefined: the
 * row that it cancels was cancelled before.
 */
export async function addRule(
  tx: Tx,
  effects: Effects,
  change: typeof platformRules.$inferInsert,
): Promise<RuleChange | undefined> {
  const [row] = await tx.insert(platformRules).values(change).onConflictDoNothing().returning()
  effects.purge('*')
  return row
}
