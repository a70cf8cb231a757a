import { formatDateTime, parseDateTime } from '@/lib/shared/time'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { fourEyes } from '../../core/oversight/four-eyes'
import { keepAudit } from '../../core/oversight/keep-audit'
import { askerOf } from '../../core/oversight/queries-approvals'
import { addRule } from '../../core/tenancy/add-rule'
import { isDist, readChanges } from '../../core/tenancy/queries-rules'
import { rulesIn } from '../../core/tenancy/rules-in-force'
import type { RulePlace } from '../../core/tenancy/types'
import { gamesById } from '../../listings/catalog/games/queries-games'
import { namesOf } from './queries'
import { placeFault, placeName, startFault, targetOf } from './rules'
import { definedOf } from './rules-defined'
import { readValue, wordsOf } from './rules-values'
import type { RuleDefined } from './types'

interface Change extends RulePlace {
  /** Absent: what is wider holds again. */
  value?: string
  /** Beijing time, to the minute; absent: at once. */
  startTime?: string
  reason: string
}

/**
 * A rule changes, for good or in a place, now or later. It takes two; closing a switch at once takes one, as whoever sees the
 * harm is to stop it. Refuses NOT_FOUND, INVALID_INPUT, APPROVAL_OPEN.
 */
export async function changeRule(ctx: StaffCtx, { value: text, startTime, reason, ...place }: Change) {
  const defined = definedOf(place.key)
  if (!defined) throw refuse('NOT_FOUND', '没有这条规则')
  await assertPlace(ctx, defined, place)
  const value = text === undefined ? null : readOrRefuse(defined, text)
  const names = await namesOf(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const now = ctx.now()
    const startsAt = startTime ? parseDateTime(`${startTime}:00`) : now
    const fault = startTime && ctx.staff.approvalId === null ? startFault(startsAt, now) : ''
    if (fault) throw refuse('INVALID_INPUT', fault, { field: 'startTime' })
    const changes = await readChanges(tx)
    const { mode, gameId, distId } = place
    const held = rulesIn(changes, { mode: mode || undefined, gameId, distId }, now)[defined.key]
    const after = value === null ? '恢复默认' : wordsOf(defined, value)
    const title = [
      `${defined.label}（${placeName(place, names)}）：${wordsOf(defined, held)} 改为 ${after}`,
      startTime ? `，${startTime} 生效` : '',
    ].join('')
    const target = targetOf(place)
    const isAbove = !(defined.kind === 'switch' && value === false && !startTime)
    if (await fourEyes(tx, ctx, { isAbove, target, title, reason })) return { waits: true }
    const { approvalId } = ctx.staff
    const asker = approvalId === null ? null : await askerOf(tx, approvalId)
    const [byId, secondId] = asker === null ? [ctx.user.userId, null] : [asker, ctx.user.userId]
    // what was to begin while it waited for the second person begins now
    const begins = new Date(Math.max(startsAt.getTime(), now.getTime()))
    await addRule(tx, effects, { ...place, value, startsAt: begins, createdAt: now, byId, secondId, reason })
    await keepAudit(tx, ctx, {
      ...{ action: 'rule.change', target, reason },
      before: { place: placeName(place, names), value: wordsOf(defined, held) },
      after: { value: after, startTime: formatDateTime(begins) },
    })
    return { waits: false }
  })
}

function readOrRefuse(defined: RuleDefined, text: string): unknown {
  const read = readValue(defined, text)
  if ('fault' in read) throw refuse('INVALID_INPUT', `${defined.label}${read.fault}`, { field: 'value' })
  return read.value
}

async function assertPlace(ctx: StaffCtx, defined: RuleDefined, place: RulePlace): Promise<void> {
  const fault = placeFault(defined, place)
  if (fault) throw refuse('INVALID_INPUT', fault, { field: 'mode' })
  if (place.gameId && !(await gamesById(ctx)).has(place.gameId)) throw refuse('NOT_FOUND', '没有这个游戏')
  if (place.distId && !(await isDist(ctx.db, place.distId))) throw refuse('NOT_FOUND', '没有这个分销商')
}
