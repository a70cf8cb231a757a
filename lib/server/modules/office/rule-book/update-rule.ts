import { formatDateTime, parseDateTime } from '@/lib/shared/time'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { askerOf } from '../../core/oversight/queries-approvals'
import { recordAudit } from '../../core/oversight/record-audit'
import { requestApproval } from '../../core/oversight/request-approval'
import { createRule } from '../../core/tenancy/create-rule'
import { isDist, readChanges } from '../../core/tenancy/queries-rules'
import { rulesIn } from '../../core/tenancy/rules-in-force'
import type { RulePlace } from '../../core/tenancy/types'
import { gamesById } from '../../listings/catalog/games/queries-games'
import { namesOf } from './queries'
import { placeName, scopeError, startError, targetOf } from './rules'
import { definedOf } from './rules-defined'
import { readValue, wordsOf } from './rules-values'
import type { RuleDefined } from './types'

interface Change extends RulePlace {
  /** Absent: the value of the wider scope applies again. */
  value?: string
  /** Beijing time, to the minute; absent: now. */
  startTime?: string
  reason: string
}

/**
 * Changes a rule, everywhere or in a scope, now or later. Requires approval by a second staff member, except for
 * closing a switch immediately, so that anyone who sees harm can stop it. Refuses NOT_FOUND, INVALID_INPUT,
 * APPROVAL_OPEN.
 */
export async function updateRule(ctx: StaffCtx, { value: text, startTime, reason, ...place }: Change) {
  const defined = definedOf(place.key)
  if (!defined) throw refuse('NOT_FOUND', '没有这条规则')
  await assertPlace(ctx, defined, place)
  const value = text === undefined ? null : readOrRefuse(defined, text)
  const names = await namesOf(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const now = ctx.now()
    const startsAt = startTime ? parseDateTime(`${startTime}:00`) : now
    const error = startTime && ctx.staff.approvalId === null ? startError(startsAt, now) : ''
    if (error) throw refuse('INVALID_INPUT', error, { field: 'startTime' })
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
    if (await requestApproval(tx, ctx, { isAbove, target, title, reason })) return { waits: true }
    const { approvalId } = ctx.staff
    const asker = approvalId === null ? null : await askerOf(tx, approvalId)
    const [byId, secondId] = asker === null ? [ctx.user.userId, null] : [asker, ctx.user.userId]
    // a start time that passed while waiting for approval becomes now
    const begins = new Date(Math.max(startsAt.getTime(), now.getTime()))
    await createRule(tx, effects, { ...place, value, startsAt: begins, createdAt: now, byId, secondId, reason })
    await recordAudit(tx, ctx, {
      action: 'rule.change',
      target,
      reason,
      before: { place: placeName(place, names), value: wordsOf(defined, held) },
      after: { value: after, startTime: formatDateTime(begins) },
    })
    return { waits: false }
  })
}

function readOrRefuse(defined: RuleDefined, text: string): unknown {
  const read = readValue(defined, text)
  if ('error' in read) throw refuse('INVALID_INPUT', `${defined.label}${read.error}`, { field: 'value' })
  return read.value
}

async function assertPlace(ctx: StaffCtx, defined: RuleDefined, place: RulePlace): Promise<void> {
  const error = scopeError(defined, place)
  if (error) throw refuse('INVALID_INPUT', error, { field: 'mode' })
  if (place.gameId && !(await gamesById(ctx)).has(place.gameId)) throw refuse('NOT_FOUND', '没有这个游戏')
  if (place.distId && !(await isDist(ctx.db, place.distId))) throw refuse('NOT_FOUND', '没有这个分销商')
}
