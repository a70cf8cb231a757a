import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { serviceCases } from '../../../db/schema/office/cases-desk'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { closeApprovals } from '../../core/oversight/close-approvals'
import { recordAudit } from '../../core/oversight/record-audit'
import { isNoParty } from '../../money/ties/assert-no-party'
import { lockOwnCase } from './internal/lock-case'
import { notifyStaff } from './internal/notify-staff'
import { saveNote } from './internal/save-note'
import { handlersOf, namesOf } from './queries'

interface Transfer {
  caseSn: string
  userId: UserId
  reason: string
}

/** Hands an own case over, with a note. Refuses NOT_FOUND, FORBIDDEN, CASE_STATE, INVALID_INPUT. */
export async function transferCase(ctx: StaffCtx, { caseSn, userId, reason }: Transfer): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const row = await lockOwnCase(tx, ctx, caseSn)
    const isAble = (await handlersOf(tx, row)).includes(userId) && (await isNoParty(tx, userId, [row.userId]))
    if (!isAble || userId === ctx.user.userId)
      throw refuse('INVALID_INPUT', '不能转交给这位同事，请重新选择', { field: 'userId' })
    const [changed = row] = await tx
      .update(serviceCases)
      .set({ handlerId: userId })
      .where(eq(serviceCases.id, row.id))
      .returning()
    await closeApprovals(tx, `ticket:${row.sn}`)
    const name = (await namesOf(tx, [userId]))(userId)
    await saveNote({ tx, at }, row.id, {
      by: 'internal',
      staffId: ctx.user.userId,
      text: `转交给 ${name}：${reason}`,
    })
    await recordAudit(tx, ctx, { action: 'ticket.transfer', target: `ticket:${row.sn}`, after: { userId }, reason })
    await notifyStaff({ tx, effects, at }, changed, { event: `transfer ${at.getTime()}`, title: '同事转交了一个工单' })
  })
}
