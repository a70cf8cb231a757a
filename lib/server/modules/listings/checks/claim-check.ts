import { and, eq } from 'drizzle-orm'
import { HOUR_MS } from '@/lib/shared/time'
import { goodsChecks } from '../../../db/schema/listings/checks'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { assertOnDuty } from './internal/assert-on-duty'
import { findCheck } from './queries'

/**
 * Takes a waiting check; of several members exactly one gets it. Refuses FORBIDDEN off duty, NOT_FOUND, CHECK_STATE if
 * somebody else has taken it.
 */
export async function claimCheck(ctx: StaffCtx, { checkId }: { checkId: number }): Promise<null> {
  await assertOnDuty(ctx)
  const found = await findCheck(ctx.db, checkId)
  if (!found) throw refuse('NOT_FOUND', '没有这条验号申请')
  const { goodsCheckHours } = await loadRules(ctx, { mode: 'account', gameId: found.gameId })
  const at = ctx.now()
  return inTx(ctx, async (tx) => {
    const [taken] = await tx
      .update(goodsChecks)
      .set({
        state: 'taken',
        agentId: ctx.user.userId,
        takenAt: at,
        dueAt: new Date(at.getTime() + goodsCheckHours * HOUR_MS),
      })
      .where(and(eq(goodsChecks.id, checkId), eq(goodsChecks.state, 'waiting')))
      .returning({ sn: goodsChecks.goodsSn })
    if (!taken) throw refuse('CHECK_STATE', '已被其他客服接手或已结束，请刷新')
    await recordAudit(tx, ctx, { action: 'check.take', target: `goods:${taken.sn}` })
    return null
  })
}
