import type { Db } from '../../../db/client'
import type { Services } from '../../../runtime/context'
import { readChanges } from './queries-rules'
import { rulesIn } from './rules-in-force'
import type { RuleChange, RuleScope, Rules } from './types'

interface Kept {
  readAt: number
  changes: Promise<RuleChange[]>
}

/** A change is in force after this long on every instance, should the word of it be lost. */
const KEEP_MS = 10_000
const kept = new WeakMap<Db, Kept>()

/** Resolves a scope without I/O, so it may be used inside a transaction. */
export type RuleBook = (scope?: RuleScope) => Rules

/**
 * Rules in force by the clock. The table is read at most once in ten seconds per process and when it was changed; call it
 * before a transaction, not inside.
 */
export async function loadRuleBook({ db, now }: Pick<Services, 'db' | 'now'>): Promise<RuleBook> {
  const changes = await keptChanges(db)
  return (scope = {}) => rulesIn(changes, scope, now())
}

/** Rules of one mode and game; same caution as above. */
export const loadRules = async (services: Pick<Services, 'db' | 'now'>, scope?: RuleScope): Promise<Rules> =>
  (await loadRuleBook(services))(scope)

/** The table was changed: who asks next reads it. */
export const forgetRuleBook = (db: Db): boolean => kept.delete(db)

function keptChanges(db: Db): Promise<RuleChange[]> {
  const known = kept.get(db)
  if (known && performance.now() - known.readAt < KEEP_MS) return known.changes
  const changes = readChanges(db)
  kept.set(db, { readAt: performance.now(), changes })
  changes.catch(() => kept.delete(db)) // the next caller asks again
  return changes
}
