import type { Db } from '../../db/client'
import { platformRules } from '../../db/schema/tenancy'
import type { Services } from '../../runtime/context'
import { DEFAULT_RULES, DEFAULTS_BY_MODE } from './rules-default'
import type { RuleScope, Rules } from './types'

type Override = typeof platformRules.$inferSelect
interface Kept {
  readAt: number
  overrides: Promise<Override[]>
}

/** An operator's change is in force after this long, on every instance, without a message between them. */
const KEEP_MS = 10_000
const kept = new WeakMap<Db, Kept>()

/** Resolves a scope without I/O, so it may be used inside a transaction. */
export type RuleBook = (scope?: RuleScope) => Rules

/**
 * Rules in force. The narrowest override wins: game and mode, game, mode, platform, default. The table is read at most
 * once in ten seconds per process; call it before a transaction, not inside.
 */
export async function loadRuleBook(services: Pick<Services, 'db'>): Promise<RuleBook> {
  const overrides = await readOverrides(services.db)
  return ({ gameId = 0, mode } = {}) => {
    const given = overrides
      .filter(
        (o) => o.key in DEFAULT_RULES && (o.gameId === 0 || o.gameId === gameId) && (o.mode === '' || o.mode === mode),
      )
      .sort((a, b) => narrowness(a) - narrowness(b))
    return {
      ...DEFAULT_RULES,
      ...(mode && DEFAULTS_BY_MODE[mode]),
      ...Object.fromEntries(given.map((o) => [o.key, o.value])),
    }
  }
}

/** Rules of one mode and game; same caution as above. */
export const loadRules = async (services: Pick<Services, 'db'>, scope?: RuleScope): Promise<Rules> =>
  (await loadRuleBook(services))(scope)

const narrowness = (o: Override) => (o.gameId ? 2 : 0) + (o.mode ? 1 : 0)

function readOverrides(db: Db): Promise<Override[]> {
  const known = kept.get(db)
  if (known && performance.now() - known.readAt < KEEP_MS) return known.overrides
  const overrides = db.select().from(platformRules).execute()
  kept.set(db, { readAt: performance.now(), overrides })
  overrides.catch(() => kept.delete(db)) // the next caller asks again
  return overrides
}
