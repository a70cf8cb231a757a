import { eq } from 'drizzle-orm'
import { serviceCases } from '../../../db/schema/office/cases-desk'
import type { Ctx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { assertEvidence } from './internal/assert-evidence'
import { lockSentCase } from './internal/lock-case'
import { notifyStaff } from './internal/notify-staff'
import { saveNote } from './internal/save-note'
import { showOwn } from './queries-own'
import { requireSender } from './queries-sender'

interface Reply {
  caseSn: string
  text: string
  pictures: string[]
  guest: string
}

/**
 * Writes to the handler. It hands in what was asked, and the clock of the decision goes on: the time that the sender took
 * does not count. Refuses CASE_SENDER, NOT_FOUND, CASE_STATE, INVALID_INPUT.
 */
export async function answerOwnCase(ctx: Ctx, { caseSn, text, pictures, guest }: Reply) {
  const sender = await requireSender(ctx, guest)
  await assertEvidence(sender.ctx, pictures)
  return inTxOnce(sender.ctx, async (tx, effects) => {
    const at = ctx.now()
    const row = await lockSentCase(tx, sender, caseSn)
    if (row.state === 'closed') throw refuse('CASE_STATE', '工单已处理完，不能再补充')
    if (row.state === 'appealed') throw refuse('CASE_STATE', '申诉处理中，请等待处理结果')
    await saveNote({ tx, at }, row.id, { by: 'sender', text, pictures })
    const waited = row.askedAt ? at.getTime() - row.askedAt.getTime() : 0
    const state = row.state === 'asked' ? ('working' as const) : row.state
    const [changed = row] = await tx
      .update(serviceCases)
      .set({ state, askedAt: null, askedUntil: null, dueAt: new Date(row.dueAt.getTime() + waited) })
      .where(eq(serviceCases.id, row.id))
      .returning()
    await notifyStaff({ tx, effects, at }, changed, { event: 'reply', title: '工单有新回复' })
    return showOwn(ctx, tx, changed)
  })
}
