import { DAY_MS } from '@/lib/shared/time'
import { modeName } from '@/lib/shared/trade/trade-modes'
import type { RuleChange, RulePlace } from '../../core/tenancy/types'
import type { RuleDefined } from './types'

/** Names of a place's game and distributor. */
export interface Names {
  game: (gameId: number) => string
  dist: (distId: number) => string
}

/** 账号・三角洲行动 */
export function placeName({ mode, gameId, distId }: RulePlace, names: Names): string {
  const parts = [distId ? names.dist(distId) : '', mode ? modeName(mode) : '', gameId ? names.game(gameId) : '']
  return parts.filter(Boolean).join('・') || '全平台'
}

/** Names it to the record, and to the request for a second person. */
export const targetOf = ({ key, mode, gameId, distId }: RulePlace): string =>
  ['rule', key, mode || '*', gameId || '*', distId || '*'].join(':').replace(/(:\*)+$/, '')

/** Why a rule cannot differ in this place; '' when it can. */
export function placeFault({ where }: RuleDefined, { mode, gameId, distId }: RulePlace): string {
  if (where === 'platform' && (mode || gameId || distId)) return '这条规则全平台统一，不能单独设置'
  return where !== 'dist' && distId ? '这条规则不能按分销商设置' : ''
}

/** A change begins within a year. */
export function startFault(startsAt: Date, now: Date): string {
  if (Number.isNaN(startsAt.getTime())) return '请选择生效时间'
  if (startsAt <= now) return '生效时间已过，请改为立即生效或选择以后的时间'
  return startsAt.getTime() - now.getTime() > 366 * DAY_MS ? '生效时间最远为一年后' : ''
}

/** How a row stands; `held` are the rows in force or last begun of their places. */
export function stateOf(
  change: RuleChange,
  { cancelled, held, now }: { cancelled: ReadonlySet<number | null>; held: ReadonlySet<number>; now: Date },
): 'inForce' | 'waiting' | 'ended' | 'cancelled' {
  if (cancelled.has(change.id)) return 'cancelled'
  if (change.startsAt > now) return 'waiting'
  return held.has(change.id) ? 'inForce' : 'ended'
}
