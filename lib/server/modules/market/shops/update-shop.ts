import { and, eq } from 'drizzle-orm'
import { shopNameError } from '@/lib/shared/text/public-name'
import { shops } from '../../../db/schema/market/shops'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { assertDecent } from '../../core/moderation/assert-decent'
import { publicText } from '../questions/rules-public-text'
import { openShop } from './create-shops'
import { loadOwnShop } from './queries'

/**
 * Updates the name and notice of the caller's shop on this site, with contact details masked. Refuses INVALID_INPUT.
 */
export async function updateShop(ctx: UserCtx, input: { name?: string; notice?: string }) {
  const { name = '', notice = '' } = input
  const error = shopNameError(name)
  if (error) throw refuse('INVALID_INPUT', error, { field: 'name' })
  const shown = publicText(name, 'name')
  if (shown !== name) throw refuse('INVALID_INPUT', '店名不能含有联系方式', { field: 'name' })
  const shownNotice = publicText(notice, 'notice')
  await assertDecent(ctx, { place: 'comment', texts: { notice: shownNotice } })
  const code = await openShop(ctx, ctx.user.userId)
  await inTx(ctx, async (tx, effects) => {
    await tx
      .update(shops)
      .set({ name, notice: shownNotice, changedAt: ctx.now() })
      .where(and(eq(shops.distId, ctx.dist.distId), eq(shops.sellerId, ctx.user.userId)))
    effects.purge(`shop:${code}`)
  })
  return loadOwnShop(ctx)
}
