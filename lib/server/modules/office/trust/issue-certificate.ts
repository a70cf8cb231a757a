import { and, eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { isPaidSide } from '@/lib/shared/trade/order-status'
import { freeNumber } from '../../../db/free-number'
import { certificates } from '../../../db/schema/office/trust'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { countOnSale } from '../../listings/catalog/selling/queries-own'
import { loadOrderDetail } from '../../orders/trading/queries'
import { newCode } from './rules'

/**
 * Issues a certificate: for an own purchase with paid cover, or, without an order, that the caller is a real-name
 * verified dealer who sells here. A repeated request on this host returns the same code, which is unknown to other
 * hosts. Refuses NOT_FOUND, NO_COVER, NO_DEALER.
 */
export async function issueCertificate(ctx: UserCtx, input: { orderSn?: OrderSn }): Promise<{ code: string }> {
  const { distId } = ctx.dist
  const holderId = ctx.user.userId
  const orderSn = input.orderSn ?? ''
  if (orderSn) {
    const order = await loadOrderDetail(ctx, { orderSn, viewerId: ctx.user.userId })
    // sellers must not learn whether there is a cover
    if (order.userId !== holderId || !order.ensureId || !isPaidSide(order.status)) throw refuse('NO_COVER')
  } else if ((await countOnSale(ctx, holderId)) === 0) throw refuse('NO_DEALER')
  const kind = orderSn ? 'cover' : 'dealer'
  const now = ctx.now()
  const code = await freeNumber(ctx.db, certificates.code, () => newCode('C', now))
  await ctx.db
    .insert(certificates)
    .values({ code, distId, kind, holderId, orderSn, issuedAt: now })
    .onConflictDoNothing()
  const [row] = await ctx.db
    .select({ code: certificates.code })
    .from(certificates)
    .where(
      and(
        eq(certificates.distId, distId),
        eq(certificates.kind, kind),
        eq(certificates.holderId, holderId),
        eq(certificates.orderSn, orderSn),
      ),
    )
  return { code: row?.code ?? '' }
}
