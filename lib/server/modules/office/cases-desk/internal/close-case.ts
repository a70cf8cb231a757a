import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { CASE_OUTCOMES, type CaseOutcome } from '@/lib/shared/trade/service-cases'
import { serviceCases } from '../../../../db/schema/office/cases-desk'
import { closeApprovals } from '../../../core/oversight/close-approvals'
import type { Rules } from '../../../core/tenancy/types'
import { appealUntilOf } from '../rules'
import type { CaseRow, Change } from '../types'
import { notifySender } from './notify-sender'
import { saveNote } from './save-note'

interface End {
  outcome: CaseOutcome
  clause: string
  reason: string
  deciderIds: readonly UserId[]
}

/** Ends a case with its result, with the row locked. Returns the row as it is now. */
export async function closeCase(change: Change, row: CaseRow, rules: Rules, end: End): Promise<CaseRow> {
  const { tx, at } = change
  const { outcome, clause, reason, deciderIds } = end
  const appealUntil = appealUntilOf(rules, row, outcome, at)
  const [closed = row] = await tx
    .update(serviceCases)
    .set({
      state: 'closed',
      outcome,
      clause,
      reason,
      answeredAt: row.answeredAt ?? at,
      askedAt: null,
      askedUntil: null,
      closedAt: at,
      appealUntil,
      deciderIds: [...new Set([...row.deciderIds, ...deciderIds])],
    })
    .where(eq(serviceCases.id, row.id))
    .returning()
  await closeApprovals(tx, `ticket:${row.sn}`)
  const text = [`处理结果：${CASE_OUTCOMES[outcome]}`, clause && `依据 ${clause}`, reason].filter(Boolean).join('。')
  await saveNote(change, row.id, { by: 'system', text })
  const rest = appealUntil ? ' 不认可可以申诉一次。' : ''
  await notifySender(change, row, {
    event: 'close',
    title: `工单处理结果：${CASE_OUTCOMES[outcome]}`,
    text: `${reason}${rest}`,
  })
  return closed
}
