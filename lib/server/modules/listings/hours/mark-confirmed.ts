import { eq } from 'drizzle-orm'
import { restNotices } from '../../../db/schema/listings/hours'
import { inTx, type UserCtx } from '../../../runtime/context'
import { holdPerson } from '../../people/identity/queries-person'
import { markGoodsConfirmed } from '../catalog/selling/mark-goods-confirmed'

/** Confirms all goods that the caller has for sale, with one press. */
export const markConfirmed = (ctx: UserCtx): Promise<{ confirmed: number; returned: number }> =>
  inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, ctx.user.userId)
    await tx.delete(restNotices).where(eq(restNotices.sellerId, ctx.user.userId))
    return markGoodsConfirmed(ctx, tx, effects)
  })
