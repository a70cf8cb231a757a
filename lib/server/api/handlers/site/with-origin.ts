import type { OrderSn } from '@/lib/shared/ids'
import { keepOrigin } from '../../../modules/listings/traffic/keep-origin'
import type { UserCtx } from '../../../runtime/context'
import type { HttpExtras } from '../../handler'

/** An order that was placed; by which way its buyer came is kept beside it, and never fails it. */
export async function withOrigin<Placed extends { orderSn: string }>(
  ctx: UserCtx,
  { host }: HttpExtras,
  placing: Promise<Placed>,
): Promise<Placed> {
  const placed = await placing
  await keepOrigin(ctx, { orderSn: placed.orderSn as OrderSn, host }).catch((err) =>
    ctx.log.error({ err, orderSn: placed.orderSn }, 'the origin of an order was not kept'),
  )
  return placed
}
