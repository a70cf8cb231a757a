import type { StaffCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { assertOwnImages } from '../../../listings/media/queries'
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
 * Records the finding of staff, with evidence, that the buyer has recovered the account; no payment is made. Refuses
 * NOT_FOUND, CLAIM_STATE, FORBIDDEN, INVALID_INPUT.
 */
export async function recordRecovery(ctx: StaffCtx, { claimSn, reason, pictures }: Finding): Promise<void> {
  const { userId } = ctx.user
  if (pictures.length === 0) throw refuse('INVALID_INPUT', '请上传登录核对的截图', { field: 'pictures' })
  await assertOwnImages(ctx, pictures)
  const found = await findDeskClaim(ctx, claimSn)
  const rulesOf = await loadRuleBook(ctx)
  await inTxOnce(ctx, async (tx, effects) => {
    const run = { tx, effects, vault: ctx.vault, rulesOf, at: ctx.now(), ...(await lockCase(CLAIM, tx, found)) }
    const { row: claim, order, at } = run
    if (claim.stage !== 'recovering' || (claim.dueAt && claim.dueAt <= at)) throw refuse('CLAIM_STATE')
    await assertMayDecide(run, { staffId: userId, houseDistId: ctx.staff.distId })
    await recordAudit(tx, ctx, { action: 'claim.recovered', target: `claim:${claimSn}`, reason })
    await saveEvidence(tx, order, { userId, by: 'service', in: 'claim', note: reason, pictures, at })
    const message = { title: '客服核实账号已归还，理赔结束', text: `${claim.title}：${reason}` }
    await closeClaim(run, {
      outcome: 'recovered',
      says: '客服核实账号已归还买家，理赔结束',
      messages: { buyer: { ...message, isUrgent: true }, seller: message },
    })
    return null
  })
}
