import { and, eq } from 'drizzle-orm'
import { shopNameFault } from '@/lib/shared/text/public-name'
import { shops } from '../../../db/schema/shops'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { publicText } from '../questions/rules-public-text'
import { openShop } from './open-shops'
import { loadOwnShop } from './queries'

/** Name and notice of the own shop on this site, stored with contact details masked. Refuses INVALID_INPUT. */
export async function editShop(ctx: UserCtx, input: { name?: string; notice?: string }) {
  const { name = '', notice = '' } = input
  const fault = shopNameFault(name)
  if (fault) throw refuse('INVALID_INPUT', fault, { field: 'name' })
  const shown = publicText(name, 'name')
  if (shown !== name) throw refuse('INVALID_INPUT', '店名不能含有联系方式', { field: 'name' })
  const code = await openShop(ctx, ctx.user.userId)
  await inTx(ctx, async (tx, effects) => {
    await tx
      .update(shops)
      .set({ name, notice: publicText(notice, 'notice'), changedAt: ctx.now() })
      .where(and(eq(shops.distId, ctx.dist.distId), eq(shops.sellerId, ctx.user.userId)))
    effects.purge(`shop:${code}`)
  })
  return loadOwnShop(ctx)
}
