import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from '../../core/oversight/keep-audit'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { assertOwnImages } from '../../listings/media/queries'
import { showEvidence } from '../../orders/trading/show-evidence'
import { closeClaim } from './internal/close-claim'
import { assertMayDecide } from './internal/decide'
import { lockCase } from './internal/lock-case'
import { findDeskClaim } from './queries-desk'

interface Finding {
  claimSn: string
  reason: string
  pictures: string[]
}

/** Staff saw that the account is the buyer's again, and show it: nobody pays. Refuses NOT_FOUND, CLAIM_STATE, FORBIDDEN, INVALID_INPUT. */
export async function confirmRecovered(ctx: StaffCtx, { claimSn, reason, pictures }: Finding): Promise<void> {
  const { userId } = ctx.user
  if (pictures.length === 0) throw refuse('INVALID_INPUT', '请上传登录核对的截图', { field: 'pictures' })
  await assertOwnImages(ctx, pictures)
  const found = await findDeskClaim(ctx, claimSn)
  const rulesOf = await loadRuleBook(ctx)
  await inTxOnce(ctx, async (tx, effects) => {
    const run = { tx, effects, vault: ctx.vault, rulesOf, at: ctx.now(), ...(await lockCase(tx, found)) }
    const { claim, order, at } = run
    if (claim.stage !== 'recovering' || (claim.dueAt && claim.dueAt <= at)) throw refuse('CLAIM_STATE')
    await assertMayDecide(run, userId)
    await keepAudit(tx, ctx, { action: 'claim.recovered', target: `claim:${claimSn}`, reason })
    await showEvidence(tx, order, { userId, by: 'service', in: 'claim', note: reason, pictures, at })
    const told = { title: '客服核实账号已归还，理赔结束', text: `${claim.title}：${reason}` }
    await closeClaim(run, {
      ...{ outcome: 'recovered', says: '客服核实账号已归还买家，理赔结束' },
      told: { buyer: { ...told, isUrgent: true }, seller: told },
    })
    return null
  })
}
