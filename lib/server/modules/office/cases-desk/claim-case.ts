import { eq } from 'drizzle-orm'
import { serviceCases } from '../../../db/schema/office/cases-desk'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockCaseForStaff } from './internal/lock-case'
import { notifySender } from './internal/notify-sender'

/** Takes a waiting case; of two who try, one does. Refuses NOT_FOUND, FORBIDDEN, CASE_STATE. */
export async function claimCase(ctx: StaffCtx, { caseSn }: { caseSn: string }): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const row = await lockCaseForStaff(tx, ctx, caseSn)
    if (row.state !== 'waiting') throw refuse('CASE_STATE', '这个工单已由其他同事受理')
    const handlerId = ctx.user.userId
    await tx.update(serviceCases).set({ state: 'working', handlerId }).where(eq(serviceCases.id, row.id))
    await recordAudit(tx, ctx, { action: 'ticket.claim', target: `ticket:${row.sn}` })
    const text = `${ctx.user.nickName} 正在处理，处理结果会在这里通知你。`
    await notifySender({ tx, effects, at }, row, { event: 'claim', title: '工单已受理', text })
  })
}
