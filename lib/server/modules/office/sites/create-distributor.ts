import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from '../../core/oversight/keep-audit'
import { createDist } from '../../core/tenancy/create-dist'
import { ensureAccount } from '../../people/identity/ensure-account'
import { seatMember } from '../../people/staff/seat-member'
import { readHost } from './rules'

interface NewDistributor {
  name: string
  code: string
  host: string
  /** Who becomes its owner; without an account, one is made that logs in by SMS. */
  mobile: string
}

/**
 * A distributor that answers on its first host at once, with a neutral site under its name. Resolves with its number. Refuses
 * INVALID_INPUT, DIST_CODE, HOST_TAKEN.
 */
export async function createDistributor(
  ctx: StaffCtx,
  { name, code, host: text, mobile }: NewDistributor,
): Promise<number> {
  const host = readHost(text)
  if (!host) throw refuse('INVALID_INPUT', '请填写域名，例如 shop.example.com', { field: 'host' })
  return inTxOnce(ctx, async (tx, effects) => {
    const distId = await createDist(tx, effects, { name, code, host })
    const userId = await ensureAccount(ctx, tx, { phone: mobile })
    await seatMember(tx, {
      userId,
      house: 'dist',
      distId,
      role: 'owner',
      addedBy: ctx.user.userId,
      createdAt: ctx.now(),
    })
    await keepAudit(tx, ctx, {
      action: 'dist.create',
      target: `dist:${distId}`,
      after: { name, code, host, owner: userId },
    })
    return distId
  })
}
