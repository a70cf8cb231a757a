import { eq } from 'drizzle-orm'
import { goodsChecks } from '../../../db/schema/listings/checks'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockOwnCheck } from './internal/lock-own-check'
import { WAITING_AGAIN } from './rules'

/** Hands a taken check back to the queue, at its old place. Refuses CHECK_STATE. */
export async function releaseCheck(ctx: StaffCtx, { checkId }: { checkId: number }): Promise<null> {
  return inTx(ctx, async (tx) => {
    const { goodsSn } = await lockOwnCheck(ctx, tx, checkId)
    await tx.update(goodsChecks).set(WAITING_AGAIN).where(eq(goodsChecks.id, checkId))
    await recordAudit(tx, ctx, { action: 'check.return', target: `goods:${goodsSn}` })
    return null
  })
}
