import { moneyText, ZERO } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import { isBan } from '@/lib/shared/trade/claims'
import type { StaffCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { askerOf } from '../../../core/oversight/queries-approvals'
import { recordAudit } from '../../../core/oversight/record-audit'
import { requestApproval } from '../../../core/oversight/request-approval'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { assertOwnFiles } from '../../../listings/media/queries'
import { saveEvidence } from '../../../orders/trading/save-evidence'
import { CLAIM } from '../internal/case-kind'
import { closeClaim } from '../internal/close-claim'
import { assertMayDecide } from '../internal/decide-claim'
import { lockCase } from '../internal/lock-case'
import { findDeskClaim } from './queries-desk'

interface Finding {
  claimSn: string
  reason: string
  pictures: string[]
}

/**
 * Records the finding of staff, with evidence, that the buyer has recovered the account; no payment is made. What the
 * claim would pay from the limit up requires approval by a second staff member (`waits`). Refuses NOT_FOUND,
 * CLAIM_STATE, FORBIDDEN, INVALID_INPUT, APPROVAL_OPEN.
 */
export async function recordRecovery(
  ctx: StaffCtx,
  { claimSn, reason, pictures }: Finding,
): Promise<{ waits: boolean }> {
  const { userId } = ctx.user
  const { approvalId, distId: houseDistId } = ctx.staff
  if (pictures.length === 0) throw refuse('INVALID_INPUT', '请上传登录核对的截图', { field: 'pictures' })
  // of a stored call, they were checked when it was requested
  if (approvalId === null) await assertOwnFiles(ctx, pictures)
  const found = await findDeskClaim(ctx, claimSn)
  const rulesOf = await loadRuleBook(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const run = { tx, effects, vault: ctx.vault, rulesOf, at: ctx.now(), ...(await lockCase(CLAIM, tx, found)) }
    const { row: claim, order, at } = run
    if (claim.stage !== 'recovering' || (claim.dueAt && claim.dueAt <= at)) throw refuse('CLAIM_STATE')
    await assertMayDecide(run, { staffId: userId, houseDistId })
    const target = `claim:${claimSn}`
    const pay = claim.payFen ?? ZERO
    const mended = isBan(claim.kind) ? '账号已解封' : '账号已归还'
    const title = `认定${mended}，不赔付 ${moneyText(pay)}：${claim.title}`
    if (await requestApproval(tx, ctx, { isAbove: pay >= FOUR_EYES_FEN, target, title, reason })) return { waits: true }
    await recordAudit(tx, ctx, { action: 'claim.recovered', target, reason })
    const author = approvalId === null ? null : await askerOf(tx, approvalId)
    const shown = { userId: author ?? userId, by: 'service', in: 'claim', note: reason, pictures, at } as const
    await saveEvidence(tx, order, { ...shown, rules: rulesOf(order) })
    const message = { title: `客服核实${mended}，理赔结束`, text: `${claim.title}：${reason}` }
    await closeClaim(run, {
      outcome: 'recovered',
      says: `客服核实${mended}，理赔结束`,
      messages: { buyer: { ...message, isUrgent: true }, seller: message },
    })
    return { waits: false }
  })
}
