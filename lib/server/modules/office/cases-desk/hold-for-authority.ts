import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, moneyText } from '@/lib/shared/money/money'
import { formatShortTime } from '@/lib/shared/time'
import { serviceCases } from '../../../db/schema/office/cases-desk'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { askerOf } from '../../core/oversight/queries-approvals'
import { recordAudit } from '../../core/oversight/record-audit'
import { requestApproval } from '../../core/oversight/request-approval'
import { findUsers } from '../../people/identity/queries'
import { holdPerson } from '../../people/identity/queries-person'
import { untilOf } from '../../people/limits/rules'
import { holdBalance } from '../restrictions/hold-balance'
import { lockOwnCase } from './internal/lock-case'
import { saveNote } from './internal/save-note'
import { openFacts } from './rules'

interface Hold {
  caseSn: string
  userId: UserId
  amount: Fen
  days: number
  reason: string
}

/**
 * Holds an amount of a member's balance for an authority, until a date; a second person approves. It ends by date, or when
 * two lift it. One per case. Refuses NOT_FOUND, FORBIDDEN, CASE_STATE, INVALID_INPUT, APPROVAL_OPEN.
 */
export async function holdForAuthority(ctx: StaffCtx, input: Hold): Promise<{ waits: boolean }> {
  const { caseSn, userId, amount, days, reason } = input
  if (amount <= 0n) throw refuse('INVALID_INPUT', '请填写冻结金额', { field: 'amount' })
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    await holdPerson(tx, userId)
    const row = await lockOwnCase(tx, ctx, caseSn)
    if (row.kind !== 'authority') throw refuse('CASE_STATE', '只有司法协助可以冻结余额')
    if (row.restrictionId !== null) throw refuse('CASE_STATE', '这个工单已冻结过，可以在账号限制里查看')
    const name = (await findUsers({ db: tx }, [userId])).get(userId)?.nickName
    if (name === undefined) throw refuse('NOT_FOUND', '没有这个用户')
    const target = `ticket:${row.sn}`
    const until = untilOf(at, days)
    const title = `司法冻结 ${name}：${moneyText(amount)}，${days} 天`
    if (await requestApproval(tx, ctx, { isAbove: true, target, title, reason })) return { waits: true }
    const { facts } = openFacts(ctx.vault, row)
    const asker = ctx.staff.approvalId === null ? null : await askerOf(tx, ctx.staff.approvalId)
    const imposedBy = asker ?? ctx.user.userId
    const words = `按 ${facts.organ} ${facts.letter} 协助冻结，${formatShortTime(until)} 到期自动解除。`
    const restrictionId = await holdBalance(
      { tx, effects, at },
      { userId, amount, until, reason: words, note: `工单 ${row.sn}`, deciderIds: [imposedBy, ctx.user.userId] },
    )
    await tx.update(serviceCases).set({ restrictionId }).where(eq(serviceCases.id, row.id))
    const text = `已冻结用户 ${userId} 的余额 ${moneyText(amount)}，${formatShortTime(until)} 到期`
    await saveNote({ tx, at }, row.id, { by: 'internal', staffId: ctx.user.userId, text })
    await recordAudit(tx, ctx, {
      action: 'ticket.hold',
      target,
      after: { userId, held: moneyText(amount), days },
      reason,
    })
    return { waits: false }
  })
}
