import type { GoodsRow } from '@/lib/contract/entities/goods'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import type { Ctx } from '../../../../runtime/context'
import { handOverOf, presentParked, presentTerms } from '../../../listings/rental/present'
import type { RentalOffer } from '../../../listings/rental/queries'
import { placeName, presentOrderOnOtherSite } from '../present'
import type { Order } from '../types'

/** The rentals of one account. */
export interface OfferOrders {
  rentals: number
  income: Fen
  running: Order | null
}

export function presentOffer(
  ctx: Pick<Ctx, 'dist' | 'distOf' | 'now'>,
  goods: GoodsRow,
  offer: RentalOffer | undefined,
  orders: OfferOrders | undefined,
) {
  const { minHours, rules, pausedUntil } = presentTerms(offer, ctx.now())
  const running = orders?.running
  return {
    goods,
    isLet: goods.rental !== null,
    prices: goods.rental ?? (offer?.parked ? presentParked(offer.parked) : null),
    minHours,
    rules,
    pausedUntil,
    handOver: handOverOf(offer),
    rentals: orders?.rentals ?? 0,
    income: fenToYuan(orders?.income ?? 0n),
    running: running && running.distId === ctx.dist.distId ? presentRunning(running) : null,
    runningElsewhere: running && running.distId !== ctx.dist.distId ? presentOrderOnOtherSite(ctx, running) : null,
  }
}

function presentRunning(order: Order) {
  const endsAt = order.subStatus === 'RENTING' ? order.terms.rental?.endsAt : undefined
  return {
    orderSn: order.sn,
    statusName: placeName(order),
    endTime: endsAt ? formatDateTime(new Date(endsAt)) : null,
  }
}

export const presentOfferPage = <T extends object>(page: T, income: Fen) => ({ ...page, income: fenToYuan(income) })
