import type { OrderSn } from '@/lib/shared/ids'
import { recordOrigin } from '../../../modules/listings/traffic/record-origin'
import type { UserCtx } from '../../../runtime/context'
import type { HttpExtras } from '../../handler'

/** Stores how the buyer came to a placed order along with it; a failure here never fails the order. */
export async function withOrigin<Placed extends { orderSn: string }>(
  ctx: UserCtx,
  { host }: HttpExtras,
  placing: Promise<Placed>,
): Promise<Placed> {
  const placed = await placing
  await recordOrigin(ctx, { orderSn: placed.orderSn as OrderSn, host }).catch((err) =>
    ctx.log.error({ err, orderSn: placed.orderSn }, 'the origin of an order was not kept'),
  )
  return placed
}
