import { CASE_KINDS, CASE_OUTCOMES, type CaseOutcome, outcomesOf } from '@/lib/shared/trade/service-cases'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { requestApproval } from '../../core/oversight/request-approval'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { closeCase } from './internal/close-case'
import { lockOwnCase } from './internal/lock-case'
import { textGuest } from './internal/notify-sender'
import { restoreAll } from './internal/restore-goods'
import { needsSecond } from './rules'
import type { CaseRow } from './types'

interface Decision {
  caseSn: string
  outcome: CaseOutcome
  clause: string
  reason: string
}

/**
 * Decides a case with clause and reason, or closes it without a decision (`dropped`). What gives out money or data is
 * stored for a second person (`waits`). Refuses NOT_FOUND, FORBIDDEN, CASE_STATE, INVALID_INPUT, APPROVAL_OPEN.
 */
export async function reviewCase(ctx: StaffCtx, input: Decision): Promise<{ waits: boolean }> {
  const { caseSn, outcome, clause, reason } = input
  const rules = await loadRules(ctx)
  let closed: CaseRow | undefined
  const answer = await inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const row = await lockOwnCase(tx, ctx, caseSn)
    if (outcome !== 'dropped' && !outcomesOf(row.kind).includes(outcome))
      throw refuse('INVALID_INPUT', '这类工单没有这个处理结果', { field: 'outcome' })
    if (outcome === 'refused' && clause === '')
      throw refuse('INVALID_INPUT', '未通过须填写依据的条款', { field: 'clause' })
    const target = `ticket:${row.sn}`
    const title = `${CASE_KINDS[row.kind]} ${row.sn}：${CASE_OUTCOMES[outcome]}`
    const isAbove = needsSecond(row.kind, outcome)
    if (await requestApproval(tx, ctx, { isAbove, target, title, reason: clause ? `${clause}：${reason}` : reason }))
      return { waits: true }
    if (row.kind === 'rights' && outcome !== 'granted') await restoreAll({ tx, effects, at }, row.id)
    const deciderIds = [ctx.user.userId, ...(row.handlerId === null ? [] : [row.handlerId])]
    closed = await closeCase({ tx, effects, at }, row, rules, { outcome, clause, reason, deciderIds })
    const action = outcome === 'dropped' ? 'ticket.close' : 'ticket.decide'
    await recordAudit(tx, ctx, { action, target, after: { result: CASE_OUTCOMES[outcome], rule: clause }, reason })
    return { waits: false }
  })
  if (closed) await textGuest(ctx, closed, `已有处理结果：${CASE_OUTCOMES[outcome]}`)
  return answer
}
