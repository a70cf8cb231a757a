import { DAY_MS } from '@/lib/shared/time'
import { modeName } from '@/lib/shared/trade/trade-modes'
import type { RuleChange, RulePlace } from '../../core/tenancy/types'
import type { RuleDefined } from './types'

/** Names of a scope's game and distributor. */
export interface Names {
  game: (gameId: number) => string
  dist: (distId: number) => string
}

/** For example 账号・三角洲行动. */
export function placeName({ mode, gameId, distId }: RulePlace, names: Names): string {
  const parts = [distId ? names.dist(distId) : '', mode ? modeName(mode) : '', gameId ? names.game(gameId) : '']
  return parts.filter(Boolean).join('・') || '全平台'
}

/** Identifies the change in the audit log and in the approval request. */
export const targetOf = ({ key, mode, gameId, distId }: RulePlace): string =>
  ['rule', key, mode || '*', gameId || '*', distId || '*'].join(':').replace(/(:\*)+$/, '')

/** Reads such a target, with or without `rule:` before it. */
export function placeOf(target: string): RulePlace {
  const [key = '', mode = '*', gameId = '*', distId = '*'] = target.replace(/^rule:/, '').split(':')
  const one = (text: string) => (text === '*' ? 0 : Number(text))
  return {
    key: key as RulePlace['key'],
    mode: (mode === '*' ? '' : mode) as RulePlace['mode'],
    gameId: one(gameId),
    distId: one(distId),
  }
}

/** Returns why a rule cannot differ in this scope; '' if it can. */
export function scopeError({ where }: RuleDefined, { mode, gameId, distId }: RulePlace): string {
  if (where === 'platform' && (mode || gameId || distId)) return '这条规则全平台统一，不能单独设置'
  return where !== 'dist' && distId ? '这条规则不能按分销商设置' : ''
}

/** A change must begin within a year. */
export function startError(startsAt: Date, now: Date): string {
  if (Number.isNaN(startsAt.getTime())) return '请选择生效时间'
  if (startsAt <= now) return '生效时间已过，请改为立即生效或选择以后的时间'
  return startsAt.getTime() - now.getTime() > 366 * DAY_MS ? '生效时间最远为一年后' : ''
}

/** Returns the state of a change; `held` are the rows that are in force or started last in their scope. */
export function stateOf(
  change: RuleChange,
  { cancelled, held, now }: { cancelled: ReadonlySet<number | null>; held: ReadonlySet<number>; now: Date },
): 'inForce' | 'waiting' | 'ended' | 'cancelled' {
  if (cancelled.has(change.id)) return 'cancelled'
  if (change.startsAt > now) return 'waiting'
  return held.has(change.id) ? 'inForce' : 'ended'
}
