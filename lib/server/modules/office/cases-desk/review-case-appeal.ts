import { eq } from 'drizzle-orm'
import { serviceCases } from '../../../db/schema/office/cases-desk'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { lockCaseForStaff } from './internal/lock-case'
import { notifySender, textGuest } from './internal/notify-sender'
import { saveNote } from './internal/save-note'
import { isOutside } from './queries'
import { dueTimes } from './rules'

interface Decision {
  caseSn: string
  grant: boolean
  reason: string
}

/**
 * Decides an appeal, as somebody who neither handled nor decided the case. Granted, the case is handled again, by the
 * caller; otherwise it stays as it was decided. Refuses NOT_FOUND, FORBIDDEN, CASE_STATE.
 */
export async function reviewCaseAppeal(ctx: StaffCtx, { caseSn, grant, reason }: Decision): Promise<void> {
  const rules = await loadRules(ctx)
  const row = await inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const change = { tx, effects, at }
    const appealed = await lockCaseForStaff(tx, ctx, caseSn)
    if (appealed.state !== 'appealed') throw refuse('CASE_STATE', '这个工单没有待处理的申诉')
    if (!(await isOutside({ db: tx, user: ctx.user }, appealed)))
      throw refuse('FORBIDDEN', '申诉须由没有处理过这个工单的员工处理')
    const { dueAt } = dueTimes(rules, appealed.kind, at)
    const deciderIds = [...new Set([...appealed.deciderIds, ctx.user.userId])]
    await tx
      .update(serviceCases)
      .set(
        grant
          ? { state: 'working', handlerId: ctx.user.userId, outcome: null, dueAt, appealUntil: null, alarmedAt: null }
          : { state: 'closed', closedAt: at, appealUntil: null, deciderIds },
      )
      .where(eq(serviceCases.id, appealed.id))
    const result = grant ? '申诉通过，重新处理' : '申诉未通过，维持处理结果'
    await saveNote(change, appealed.id, { by: 'system', text: `${result}。${reason}` })
    await recordAudit(tx, ctx, { action: 'ticket.appeal', target: `ticket:${appealed.sn}`, after: { result }, reason })
    await notifySender(change, appealed, { event: 'appeal', title: result, text: reason })
    return appealed
  })
  await textGuest(ctx, row, grant ? '申诉已通过' : '申诉未通过')
}
