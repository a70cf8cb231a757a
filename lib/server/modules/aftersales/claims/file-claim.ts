import { CLAIM_KINDS, CLAIM_REVIEW_HOURS } from '@/lib/shared/trade/claims'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { assertOwnImages } from '../../listings/media/queries'
import { showEvidence } from '../../orders/trading/show-evidence'
import { holdClaimed, lockClaimable } from '../../orders/trading/staff/hold-claimed'
import { moveClaim } from './internal/move-claim'
import { pickHandler } from './internal/pick-handler'
import { tellSides } from './internal/tell-sides'
import { dueOf } from './rules'
import { type DraftInput, writeDraft } from './save-draft'

/**
 * The buyer of a sale claims its cover. A member of staff has it at once, money that is still held stays till it is over.
 * Refuses NOT_FOUND, ELSEWHERE, NO_CLAIM, CLAIM_OPEN, INVALID_INPUT.
 */
export async function fileClaim(
  ctx: UserCtx,
  { pictures, ...input }: DraftInput & { pictures: string[] },
): Promise<{ claimSn: string }> {
  const { userId } = ctx.user
  const { kind, statement, topUp } = input
  if (kind === 'topUps' && !topUp) throw refuse('INVALID_INPUT', '请填写购买后的充值金额', { field: 'topUp' })
  await assertOwnImages(ctx, pictures)
  const rulesOf = await loadRuleBook(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const { order, cover } = await lockClaimable(ctx, tx, { orderSn: input.orderSn, rulesOf })
    const draft = await writeDraft(tx, { order, cover, input, at })
    const handlerId = await pickHandler(tx, draft, at)
    const due = { filedAt: at, dueAt: dueOf.review(at), handlerId, handedAt: at }
    const claim = await moveClaim(tx, draft, { stage: 'review', ...due })
    await showEvidence(tx, order, { userId, by: 'buyer', in: 'claim', note: statement, pictures, at })
    const says = `买家申请理赔：${CLAIM_KINDS[kind]}`
    await holdClaimed({ tx, effects, order, at }, { claimId: claim.id, says })
    const text = `${claim.title}：请在理赔页说明情况，客服 ${CLAIM_REVIEW_HOURS} 小时内判定`
    await tellSides({ tx, effects, at }, claim, { buyer: null, seller: { title: says, text, isUrgent: true } })
    return { claimSn: claim.sn }
  })
}
