import { and, eq } from 'drizzle-orm'
import { restrictionAppeals } from '../../../db/schema/office/restrictions'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { isNoParty } from '../../money/ties/assert-no-party'
import { holdPerson } from '../../people/identity/queries-person'
import { findRestriction } from '../../people/limits/queries'
import { endRestriction } from './internal/end-restriction'
import { notifyRestricted } from './internal/notify-restricted'

interface Decision {
  restrictionId: number
  grant: boolean
  reason: string
}

/**
 * Decides an appeal, as somebody who is not tied to anybody who imposed, approved or renewed the restriction. Granting it
 * ends the restriction in the same transaction. Refuses NOT_FOUND, FORBIDDEN, REVIEW_DONE.
 */
export async function reviewRestrictionAppeal(
  ctx: StaffCtx,
  { restrictionId, grant, reason }: Decision,
): Promise<void> {
  const me = ctx.user.userId
  await inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const known = await findRestriction(tx, restrictionId)
    if (!known) throw refuse('NOT_FOUND', '没有这条账号限制')
    await holdPerson(tx, known.userId)
    const row = (await findRestriction(tx, restrictionId)) ?? known
    if (!(await isNoParty(tx, me, row.deciderIds))) throw refuse('FORBIDDEN', '申诉须由没有参与这条限制的员工处理')
    const [appeal] = await tx
      .update(restrictionAppeals)
      .set({
        state: grant ? 'overturned' : 'kept',
        reviewerId: me,
        reviewedAt: at,
        reviewReason: reason,
      })
      .where(and(eq(restrictionAppeals.restrictionId, restrictionId), eq(restrictionAppeals.state, 'open')))
      .returning()
    if (!appeal) throw refuse('REVIEW_DONE')
    const target = `restriction:${restrictionId}`
    const result = grant ? '申诉通过' : '申诉未通过'
    await recordAudit(tx, ctx, { action: 'restriction.appeal', target, after: { result }, reason })
    const change = { tx, effects, at }
    if (grant) await endRestriction(change, row, { state: 'overturned', by: me, reason })
    else await notifyRestricted(change, row, { event: 'appeal', title: '账号限制的申诉未通过', text: reason })
    effects.purge('restrictions')
  })
}
