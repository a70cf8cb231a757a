import { BAN_CAUSES } from '@/lib/shared/trade/ban-claims'
import { CLAIM_KINDS, CLAIM_REVIEW_HOURS, wordsOfClaim } from '@/lib/shared/trade/claims'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { assertOwnFiles, assertOwnImages } from '../../../listings/media/queries'
import { claimantOf } from '../../../orders/trading/flow/cover-of'
import { saveEvidence } from '../../../orders/trading/save-evidence'
import { lockClaimable, lockClaimedOrder } from '../../../orders/trading/staff/lock-claimed-order'
import { faceRefusal } from '../../../people/identity/face/assert-face'
import { CLAIM } from '../internal/case-kind'
import { moveClaim } from '../internal/move-case'
import { notifyParties } from '../internal/notify-parties'
import { pickHandler } from '../internal/pick-handler'
import { assertBan, assertNewNotice, assertUnpaidBan, type BanPictures } from './assert-ban'
import { dueOf } from './rules'
import { type DraftInput, writeDraft } from './save-claim-draft'

interface Filed extends DraftInput, Partial<BanPictures> {
  pictures: string[]
}

/**
 * Files a claim on the cover of an order that pays the caller. It is assigned to a staff member immediately, and money still held
 * for the order stays held until the claim is closed. Refuses NOT_FOUND, ELSEWHERE, NO_CLAIM, CLAIM_OPEN,
 * INVALID_INPUT, FACE_NEEDED.
 */
export async function createClaim(
  ctx: UserCtx,
  { pictures, notice = [], loginRecord = [], ...input }: Filed,
): Promise<{ claimSn: string }> {
  const { userId } = ctx.user
  const { kind, statement, topUp } = input
  if (kind === 'topUps' && !topUp) throw refuse('INVALID_INPUT', '请填写购买后的充值金额', { field: 'topUp' })
  await assertOwnFiles(ctx, pictures)
  await assertOwnImages(ctx, [...notice, ...loginRecord])
  const rulesOf = await loadRuleBook(ctx)
  const face = await faceRefusal(ctx, { userId, purpose: 'claim' })
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const { order, cover } = await lockClaimable(ctx, tx, { orderSn: input.orderSn, rulesOf })
    const rules = rulesOf(order)
    if (face && rules.faceClaimFen > 0 && cover.most > rules.faceClaimFen) throw face
    const draft = await writeDraft(tx, { order, cover, input, at })
    const shown = { userId, by: claimantOf(order), in: 'claim', at, rules } as const
    if (draft.ban) {
      const { date, cause, causeDate } = draft.ban
      assertBan(draft.ban, { cover, pictures: { notice, loginRecord }, at })
      await assertUnpaidBan(tx, draft)
      await assertNewNotice(tx, draft, notice)
      const when = causeDate ? `，违规日期 ${causeDate}` : ''
      const text = `封禁通知：封禁日期 ${date}，原因：${BAN_CAUSES[cause]}${when}`
      await saveEvidence(tx, order, { ...shown, note: text, pictures: notice })
      await saveEvidence(tx, order, { ...shown, note: '登录记录', pictures: loginRecord })
    }
    const handlerId = await pickHandler(tx, draft, at)
    const due = { filedAt: at, dueAt: dueOf.review(at), handlerId, handedAt: at }
    const claim = await moveClaim(tx, draft, { stage: 'review', ...due })
    await saveEvidence(tx, order, { ...shown, note: statement, pictures })
    const says = `${wordsOfClaim(kind).claimant}申请理赔：${CLAIM_KINDS[kind]}`
    await lockClaimedOrder({ tx, effects, order, at }, { claimId: claim.id, says })
    const text = `${claim.title}：请在理赔页说明情况，客服 ${CLAIM_REVIEW_HOURS} 小时内审核`
    await notifyParties(CLAIM, { tx, effects, at }, claim, {
      buyer: null,
      seller: { title: says, text, isUrgent: true },
    })
    return { claimSn: claim.sn }
  })
}
