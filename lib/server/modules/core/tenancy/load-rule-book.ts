import { type Db, primaryOf } from '../../../db/client'
import type { Services } from '../../../runtime/context'
import { readChanges } from './queries-rules'
import { rulesIn } from './rules-in-force'
import type { RuleChange, RuleKey, RuleScope, Rules } from './types'

interface CachedRules {
  readAt: number
  changes: Promise<RuleChange[]>
}

/** If the change message is lost, a change takes effect on every instance after this time. */
const KEEP_MS = 10_000
const cache = new WeakMap<Db, CachedRules>()

/** Resolves a scope without I/O, so it can be used inside a transaction. */
export type RuleBook = (scope?: RuleScope) => Rules

/**
 * Returns the rules in force now. The table is read at most once in ten seconds per process and after a change; call
 * this before a transaction, not inside.
 */
export async function loadRuleBook({ db, now }: Pick<Services, 'db' | 'now'>): Promise<RuleBook> {
  const changes = await cachedChanges(db)
  return (scope = {}) => rulesIn(changes, scope, now())
}

/** The rules of one mode and game; call it before a transaction, too. */
export const loadRules = async (services: Pick<Services, 'db' | 'now'>, scope?: RuleScope): Promise<Rules> =>
  (await loadRuleBook(services))(scope)

/** Games for which a rule was ever changed; for all others the same values hold. */
export async function loadRuledGames({ db }: Pick<Services, 'db'>, key: RuleKey): Promise<Set<number>> {
  const changes = await cachedChanges(db)
  return new Set(changes.flatMap((change) => (change.key === key && change.gameId ? [change.gameId] : [])))
}

/** Drops the cache after a change of the table, so that the next caller reads it again. */
export const resetRuleBook = (db: Db): boolean => cache.delete(db)

function cachedChanges(of: Db): Promise<RuleChange[]> {
  const db = primaryOf(of)
  const known = cache.get(db)
  if (known && performance.now() - known.readAt < KEEP_MS) return known.changes
  const changes = readChanges(db)
  cache.set(db, { readAt: performance.now(), changes })
  changes.catch(() => cache.delete(db)) // the next caller retries
  return changes
}
