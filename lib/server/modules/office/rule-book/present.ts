import type { consoleRuleContract } from '@/lib/contract/console/console-rule'
import type { OutputOf } from '@/lib/contract/kit'
import type { UserId } from '@/lib/shared/ids'
import { formatDateTime } from '@/lib/shared/time'
import { MODE_NAMES, modeName } from '@/lib/shared/trade/trade-modes'
import type { Approval } from '../../core/oversight/types'
import { DEFAULT_RULES, DEFAULTS_BY_MODE } from '../../core/tenancy/rules-default'
import { activeChanges, inForce, lastBegun, previousValue, rulesIn } from '../../core/tenancy/rules-in-force'
import type { RuleChange, RulePlace } from '../../core/tenancy/types'
import { type Names, placeName, placeOf, stateOf } from './rules'
import { definedOf, RULE_GROUPS } from './rules-defined'
import { textOf, unitOf, wordsOf } from './rules-values'
import type { RuleDefined } from './types'

type Book = OutputOf<(typeof consoleRuleContract)['GET /console/rules']>
type Rule = Book['groups'][number]['rules'][number]
type Change = OutputOf<(typeof consoleRuleContract)['GET /console/ruleHistory']>['list'][number]

interface Look {
  names: Names
  now: Date
  nameOf: (id: UserId | null) => string
}
/** Requests that wait for a second member. */
interface Waiting {
  open: readonly Approval[]
}

const presentPlace = ({ mode, gameId, distId, key }: RulePlace, names: Names) => ({
  mode,
  gameId,
  distId,
  placeName: placeName({ key, mode, gameId, distId }, names),
})
const presentValue = (defined: RuleDefined, value: unknown) => ({
  value: textOf(defined, value),
  words: wordsOf(defined, value),
})

export function presentRules(
  changes: readonly RuleChange[],
  { games, ...look }: Look & Waiting & { games: readonly { id: number; name: string }[] },
): Book {
  return {
    groups: RULE_GROUPS.map(({ name, rules }) => ({
      name,
      rules: rules.map((defined) => presentRule(defined, changes, look)),
    })),
    modes: MODE_NAMES.map((mode) => ({ mode, name: modeName(mode) })),
    games: games.map(({ id, name }) => ({ gameId: id, name })),
  }
}

const newer = (one: RuleChange | null, other: RuleChange) => (one && one.id > other.id ? one : other)

function presentRule(defined: RuleDefined, changes: readonly RuleChange[], look: Look & Waiting): Rule {
  const { names, nameOf, now, open } = look
  const { key, label, explain, kind, where, options } = defined
  const isOwn = (change: RuleChange) => change.key === key
  const last = lastBegun(changes, now).filter(isOwn).reduce<RuleChange | null>(newer, null)
  return {
    key,
    label,
    explain,
    kind,
    where,
    unit: unitOf(defined),
    options: Object.entries(options).map(([value, words]) => ({ value, label: words })),
    start: presentValue(defined, DEFAULT_RULES[key]),
    startsByMode: MODE_NAMES.flatMap((mode) => {
      const differs = DEFAULTS_BY_MODE[mode]?.[key]
      return differs === undefined ? [] : [{ mode, modeName: modeName(mode), ...presentValue(defined, differs) }]
    }),
    now: presentValue(defined, rulesIn(changes, {}, now)[key]),
    own: inForce(changes, now)
      .filter(isOwn)
      .map((change) => ({ ...presentPlace(change, names), ...presentValue(defined, change.value) })),
    changed: last && { by: nameOf(last.byId), time: formatDateTime(last.createdAt) },
    next: activeChanges(changes)
      .filter((change) => isOwn(change) && change.startsAt > now)
      .map((change) => ({
        changeId: change.id,
        ...presentPlace(change, names),
        startTime: formatDateTime(change.startsAt),
        words: change.value === null ? '恢复默认' : wordsOf(defined, change.value),
      })),
    proposed: open.flatMap((request) => {
      const place = placeOf(request.target)
      if (place.key !== key) return []
      const by = nameOf(request.askedBy)
      return [
        {
          approvalId: request.id,
          ...presentPlace(place, names),
          words: request.title,
          by,
          time: formatDateTime(request.createdAt),
        },
      ]
    }),
  }
}

/** Returns a line of the history; `changes` are all rows of the rule book. */
export function presentChange(
  changes: readonly RuleChange[],
  { names, nameOf, now }: Look,
): (change: RuleChange) => Change {
  const cancelled = new Set(changes.map(({ cancels }) => cancels))
  const held = new Set(lastBegun(changes, now).map(({ id }) => id))
  return (change) => {
    const { id, key, value, startsAt, createdAt, byId, secondId, reason } = change
    const defined = definedOf(key)
    const say = (value: unknown) => (defined ? wordsOf(defined, value) : '')
    return {
      changeId: id,
      key,
      label: defined?.label ?? key,
      ...presentPlace(change, names),
      reason,
      before: say(previousValue(changes, change)),
      after: value === null ? '' : say(value),
      startTime: startsAt.getTime() === 0 ? null : formatDateTime(startsAt),
      createTime: formatDateTime(createdAt),
      by: nameOf(byId),
      second: nameOf(secondId),
      state: stateOf(change, { cancelled, held, now }),
    }
  }
}
