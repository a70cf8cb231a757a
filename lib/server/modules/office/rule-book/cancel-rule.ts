import { formatDateTime } from '@/lib/shared/time'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from '../../core/oversight/keep-audit'
import { addRule } from '../../core/tenancy/add-rule'
import { readChanges } from '../../core/tenancy/queries-rules'
import { standing } from '../../core/tenancy/rules-in-force'
import { targetOf } from './rules'
import { definedOf } from './rules-defined'
import { wordsOf } from './rules-values'

/** A change that has not begun is taken back, by one: all stays as it is. Refuses NOT_FOUND. */
export async function cancelRule(
  ctx: StaffCtx,
  { changeId, reason }: { changeId: number; reason: string },
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const now = ctx.now()
    const change = standing(await readChanges(tx)).find(({ id }) => id === changeId)
    const { key = '', mode = '', gameId = 0, distId = 0 } = change ?? {}
    const place = { key, mode, gameId, distId }
    const row = { ...place, cancels: changeId, startsAt: now, createdAt: now, byId: ctx.user.userId, reason }
    if (!change || change.startsAt <= now || !(await addRule(tx, effects, row)))
      throw refuse('NOT_FOUND', '没有这条预定的变更，或它已经生效')
    const defined = definedOf(key)
    await keepAudit(tx, ctx, {
      ...{ action: 'rule.cancel', target: targetOf(place), reason },
      before: {
        value: change.value === null || !defined ? '恢复默认' : wordsOf(defined, change.value),
        startTime: formatDateTime(change.startsAt),
      },
    })
  })
}
