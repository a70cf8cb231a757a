import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { goodsChecks } from '../../../../db/schema/listings/checks'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import type { GoodsCheck } from '../types'

/** Locks a check that the caller has taken. Refuses CHECK_STATE if the caller has not, or no longer. */
export async function lockOwnCheck(ctx: StaffCtx, tx: Tx, checkId: number): Promise<GoodsCheck> {
  const [check] = await tx
    .select()
    .from(goodsChecks)
    .where(and(eq(goodsChecks.id, checkId), eq(goodsChecks.state, 'taken'), eq(goodsChecks.agentId, ctx.user.userId)))
    .for('update')
  if (!check) throw refuse('CHECK_STATE', '这条验号不在你名下，可能已超时退回队列')
  return check
}
