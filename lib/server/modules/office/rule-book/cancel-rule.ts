import { formatDateTime } from '@/lib/shared/time'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { createRule } from '../../core/tenancy/create-rule'
import { readChanges } from '../../core/tenancy/queries-rules'
import { activeChanges } from '../../core/tenancy/rules-in-force'
import { targetOf } from './rules'
import { definedOf } from './rules-defined'
import { wordsOf } from './rules-values'

/** Cancels a change that has not begun; needs no second approval, because nothing changes. Refuses NOT_FOUND. */
export async function cancelRule(
  ctx: StaffCtx,
  { changeId, reason }: { changeId: number; reason: string },
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const now = ctx.now()
    const change = activeChanges(await readChanges(tx)).find(({ id }) => id === changeId)
    const { key = '', mode = '', gameId = 0, distId = 0 } = change ?? {}
    const place = { key, mode, gameId, distId }
    const row = { ...place, cancels: changeId, startsAt: now, createdAt: now, byId: ctx.user.userId, reason }
    if (!change || change.startsAt <= now || !(await createRule(tx, effects, row)))
      throw refuse('NOT_FOUND', '没有这条预定的变更，或它已经生效')
    const defined = definedOf(key)
    await recordAudit(tx, ctx, {
      action: 'rule.cancel',
      target: targetOf(place),
      reason,
      before: {
        value: change.value === null || !defined ? '恢复默认' : wordsOf(defined, change.value),
        startTime: formatDateTime(change.startsAt),
      },
    })
  })
}
