import { eq } from 'drizzle-orm'
import { serviceCases } from '../../../db/schema/office/cases-desk'
import type { Ctx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { assertEvidence } from './internal/assert-evidence'
import { lockSentCase } from './internal/lock-case'
import { notifyStaff } from './internal/notify-staff'
import { saveNote } from './internal/save-note'
import { handlersOf } from './queries'
import { showOwn } from './queries-own'
import { requireSender } from './queries-sender'
import { afterHours, canAppeal } from './rules'

interface Appeal {
  caseSn: string
  statement: string
  pictures: string[]
  guest: string
}

/** Appeals a decision, once; somebody else decides. Refuses CASE_SENDER, NOT_FOUND, CASE_STATE, APPEAL_USED, INVALID_INPUT. */
export async function createCaseAppeal(ctx: Ctx, { caseSn, statement, pictures, guest }: Appeal) {
  const sender = await requireSender(ctx, guest)
  await assertEvidence(sender.ctx, pictures)
  const rules = await loadRules(ctx, { distId: ctx.dist.distId })
  return inTxOnce(sender.ctx, async (tx, effects) => {
    const at = ctx.now()
    const row = await lockSentCase(tx, sender, caseSn)
    if (row.appealedAt) throw refuse('APPEAL_USED', '这个工单已申诉过，只能申诉一次')
    if (!canAppeal(row, at)) throw refuse('CASE_STATE', '这个工单现在不能申诉')
    await saveNote({ tx, at }, row.id, { by: 'sender', text: statement, pictures })
    const [changed = row] = await tx
      .update(serviceCases)
      .set({
        state: 'appealed',
        closedAt: null,
        appealedAt: at,
        dueAt: afterHours(at, rules.caseAppealHours),
        alarmedAt: null,
      })
      .where(eq(serviceCases.id, row.id))
      .returning()
    // somebody else decides it
    const others = (await handlersOf(tx, row)).filter((id) => id !== row.handlerId && !row.deciderIds.includes(id))
    const title = '有工单申诉待处理'
    await notifyStaff({ tx, effects, at }, changed, { event: 'appeal', title, to: others })
    return showOwn(ctx, tx, changed)
  })
}
