import { eq } from 'drizzle-orm'
import { formatShortTime } from '@/lib/shared/time'
import { serviceCases } from '../../../db/schema/office/cases-desk'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { recordAudit } from '../../core/oversight/record-audit'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { assertEvidence } from './internal/assert-evidence'
import { lockOwnCase } from './internal/lock-case'
import { notifySender, textGuest } from './internal/notify-sender'
import { saveNote } from './internal/save-note'
import { afterDays } from './rules'
import type { CaseRow } from './types'

interface Answer {
  caseSn: string
  way: 'answer' | 'ask' | 'note'
  text: string
  pictures: string[]
}

const ACTIONS = { answer: 'ticket.answer', ask: 'ticket.ask', note: 'ticket.note' } as const

/**
 * Writes to the sender, asks for more, or leaves a note for staff. Asking stops the clock of the decision until the
 * sender replies. Refuses NOT_FOUND, FORBIDDEN, CASE_STATE, INVALID_INPUT.
 */
export async function answerCase(ctx: StaffCtx, { caseSn, way, text, pictures }: Answer): Promise<void> {
  await assertEvidence(ctx, pictures)
  const { caseMaterialDays } = await loadRules(ctx)
  const until = afterDays(ctx.now(), caseMaterialDays)
  const answered = await inTxOnce(ctx, async (tx, effects): Promise<CaseRow['id'] | null> => {
    const at = ctx.now()
    const row = await lockOwnCase(tx, ctx, caseSn)
    const staffId = ctx.user.userId
    const isNote = way === 'note'
    await saveNote({ tx, at }, row.id, {
      by: isNote ? 'internal' : 'staff',
      staffId,
      text,
      pictures,
      asks: way === 'ask',
    })
    await recordAudit(tx, ctx, { action: ACTIONS[way], target: `ticket:${row.sn}`, after: { text } })
    if (isNote) return null
    const asked = way === 'ask' ? { state: 'asked' as const, askedAt: row.askedAt ?? at, askedUntil: until } : {}
    await tx
      .update(serviceCases)
      .set({ answeredAt: row.answeredAt ?? at, ...asked })
      .where(eq(serviceCases.id, row.id))
    const title = way === 'ask' ? '工单需要补充材料' : '工单有新回复'
    const rest = way === 'ask' ? `请在 ${formatShortTime(until)} 前补充，超时工单自动关闭。` : ''
    await notifySender({ tx, effects, at }, row, { event: 'answer', title, text: `${text} ${rest}`.trim() })
    return row.id
  })
  if (answered === null) return
  const [row] = await ctx.db.select().from(serviceCases).where(eq(serviceCases.id, answered))
  if (row) await textGuest(ctx, row, way === 'ask' ? '需要补充材料' : '有新回复')
}
