import { DEFAULT_RULES, DEFAULTS_BY_MODE } from './rules-default'
import type { RuleChange, RuleKey, RulePlace, RuleScope, Rules } from './types'

const isOf = (a: RulePlace, b: RulePlace) =>
  a.key === b.key && a.mode === b.mode && a.gameId === b.gameId && a.distId === b.distId
const placeKey = ({ key, mode, gameId, distId }: RulePlace) => `${key} ${mode} ${gameId} ${distId}`
/** A distributor's terms override a game's, and a game's override a mode's. */
const narrowness = ({ mode, gameId, distId }: RulePlace) => (distId ? 4 : 0) + (gameId ? 2 : 0) + (mode ? 1 : 0)
const byBeginning = (a: RuleChange, b: RuleChange) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id

/** Changes that were not cancelled, by start time. */
export function activeChanges(changes: readonly RuleChange[]): RuleChange[] {
  const cancelled = new Set(changes.map(({ cancels }) => cancels))
  return changes.filter(({ id, cancels }) => cancels === null && !cancelled.has(id)).sort(byBeginning)
}

/** Returns the latest change that has started, per key and scope. */
export function lastBegun(changes: readonly RuleChange[], at: Date): RuleChange[] {
  const begun = activeChanges(changes).filter(({ key, startsAt }) => key in DEFAULT_RULES && startsAt <= at)
  return [...new Map(begun.map((change) => [placeKey(change), change])).values()]
}

/** Returns the changes in force at a time, wider scopes first; omits a scope that was reset to the wider one. */
export const inForce = (changes: readonly RuleChange[], at: Date): RuleChange[] =>
  lastBegun(changes, at)
    .filter(({ value }) => value !== null)
    .sort((a, b) => narrowness(a) - narrowness(b))

/**
 * Returns the rules of a scope at a time: the narrowest change wins, then the mode's default, then the platform
 * default. Trade is an exception: closed at any of the scopes, it is closed.
 */
export function rulesIn(changes: readonly RuleChange[], { createdAt, ...scope }: RuleScope, at: Date): Rules {
  const rules = resolve(changes, scope, at)
  return createdAt ? { ...rules, distShareBp: resolve(changes, scope, createdAt).distShareBp } : rules
}

function resolve(changes: readonly RuleChange[], { gameId = 0, mode, distId = 0 }: RuleScope, at: Date): Rules {
  const matching = inForce(changes, at).filter(
    (change) =>
      (change.gameId === 0 || change.gameId === gameId) &&
      (change.mode === '' || change.mode === mode) &&
      (change.distId === 0 || change.distId === distId),
  )
  return {
    ...DEFAULT_RULES,
    ...(mode && DEFAULTS_BY_MODE[mode]),
    ...Object.fromEntries(matching.map(({ key, value }) => [key, value])),
    tradeOpen: !matching.some(({ key, value }) => key === 'tradeOpen' && value === false),
  }
}

/** Returns the value in a change's scope right before the change started. */
export function previousValue(changes: readonly RuleChange[], change: RuleChange): unknown {
  const { mode, gameId, distId, startsAt } = change
  const earlier = changes.filter(
    (other) => !isOf(other, change) || byBeginning(other, change) < 0 || other.cancels !== null,
  )
  return resolve(earlier, { mode: mode || undefined, gameId, distId }, startsAt)[change.key as RuleKey]
}
