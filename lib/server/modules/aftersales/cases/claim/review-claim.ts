import { type Fen, fenToYuan, moneyText, ZERO } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import { BAN_FINDINGS, type BanFinding } from '@/lib/shared/trade/ban-claims'
import { citationText } from '@/lib/shared/trade/dispute-rules'
import type { StaffCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { assertCitable } from '../../../core/legal/assert-citable'
import { askerOf } from '../../../core/oversight/queries-approvals'
import { recordAudit } from '../../../core/oversight/record-audit'
import { requestApproval } from '../../../core/oversight/request-approval'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { assertWithinBudget } from '../internal/assert-within-budget'
import { CLAIM } from '../internal/case-kind'
import { assertMayDecide, decide, grantOf } from '../internal/decide-claim'
import { lockCase } from '../internal/lock-case'
import { findDeskClaim } from './queries-desk'
import { payOf } from './rules'

interface DecisionInput {
  claimSn: string
  grant: boolean
  facts: string
  rule: string
  /** Proven top-ups, for claims of kind `topUps`. */
  topUp?: Fen
  /** What caused a ban; the days that are proven of a rented account, absent: as stated. */
  finding?: BanFinding | null
  banDays?: number
}

/**
 * Grants or rejects a claim of the staff member's site, with reasons. If a full grant would pay the limit or more, both
 * decisions require approval by a second staff member. Refuses NOT_FOUND, CLAIM_STATE, FORBIDDEN, INVALID_INPUT, APPROVAL_OPEN, REVIEW_DONE.
 */
export async function reviewClaim(
  ctx: StaffCtx,
  { claimSn, grant: isGranted, topUp: topUps = ZERO, finding = null, banDays, facts, rule }: DecisionInput,
): Promise<{ needsSecond: boolean }> {
  const found = await findDeskClaim(ctx, claimSn)
  const rulesOf = await loadRuleBook(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const run = { tx, effects, vault: ctx.vault, rulesOf, at: ctx.now(), ...(await lockCase(CLAIM, tx, found)) }
    if (run.row.stage !== 'review') throw refuse('CLAIM_STATE')
    await assertCitable(tx, { orderId: run.order.id, rule, subject: run.order.terms.rental ? 'rental' : 'account' })
    const { userId } = ctx.user
    const { approvalId } = ctx.staff
    const asker = approvalId === null ? null : await askerOf(tx, approvalId)
    const secondId = asker === null ? null : userId
    const { distId: houseDistId } = ctx.staff
    await assertMayDecide(run, { staffId: userId, houseDistId })
    const pay = grantOf(run, { isGranted, topUps, banDays, finding })
    await assertWithinBudget(run, { pay, houseDistId })
    const target = `claim:${claimSn}`
    // not measured by what is paid: a rejection decides about the same money as a grant
    const most = payOf(run.row, { topUps: run.row.topUpFen, rent: run.order.terms.rental?.ban })
    const title = `理赔 ${claimSn} ${isGranted ? `赔付 ${moneyText(pay)}` : `未通过，涉及 ${moneyText(most)}`}`
    const reason = citationText({ rule, facts })
    if (await requestApproval(tx, ctx, { isAbove: most >= FOUR_EYES_FEN, target, title, reason }))
      return { needsSecond: true }
    await recordAudit(tx, ctx, {
      action: isGranted ? 'claim.grant' : 'claim.reject',
      target,
      after: { pay: fenToYuan(pay), round: run.row.round, ...(finding && { finding: BAN_FINDINGS[finding].name }) },
      reason: rule,
    })
    await decide(run, { facts, rule, finding, banDays, pay, staffId: asker ?? userId, secondId, houseDistId })
    return { needsSecond: false }
  })
}
