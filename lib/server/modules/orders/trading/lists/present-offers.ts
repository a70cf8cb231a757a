import type { GoodsRow } from '@/lib/contract/entities/goods'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import { maskName } from '@/lib/shared/text/mask'
import { formatDateTime, MINUTE_MS } from '@/lib/shared/time'
import type { RentPart } from '@/lib/shared/trade/rent-hours'
import type { Ctx } from '../../../../runtime/context'
import { handOverOf, presentParked, presentPart, presentTerms } from '../../../listings/rental/present'
import type { RentalOffer } from '../../../listings/rental/queries'
import type { PublicUser } from '../../../people/identity/queries'
import { placeName, presentOrderOnOtherSite } from '../present'
import type { Order } from '../types'

/** The rentals of one account. */
interface OfferOrders {
  rentals: number
  income: Fen
  running: Order | null
}

export function presentOffer(
  ctx: Pick<Ctx, 'dist' | 'distOf' | 'now'>,
  goods: GoodsRow,
  offer: RentalOffer | undefined,
  { rentals, income, running }: OfferOrders,
) {
  const { minHours, rules, pausedUntil, hourPrices } = presentTerms(offer, ctx.now())
  return {
    goods,
    isLet: goods.rental !== null,
    prices: goods.rental ?? (offer?.parked ? presentParked(offer.parked) : null),
    minHours,
    rules,
    pausedUntil,
    hourPrices,
    handOver: handOverOf(offer),
    rentals,
    income: fenToYuan(income),
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

export const presentQuote = ({ parts, sum }: { parts: readonly RentPart[]; sum: Fen }, deposit: Fen) => ({
  parts: parts.map(presentPart),
  rent: fenToYuan(sum),
  deposit: fenToYuan(deposit),
  total: fenToYuan(fen(sum + deposit)),
})

/** Before the hand-over the end is not known: the term counted from now. */
export function presentTaken(order: Order, now: Date) {
  const { startedAt, endsAt, minutes = 0 } = order.terms.rental ?? {}
  const end = endsAt ? new Date(endsAt) : new Date(now.getTime() + minutes * MINUTE_MS)
  return {
    orderSn: order.sn,
    statusName: placeName(order),
    startTime: formatDateTime(startedAt ? new Date(startedAt) : (order.paidAt ?? order.createdAt)),
    endTime: formatDateTime(end),
  }
}

interface Renters {
  refused: readonly { renterId: UserId; reason: string; createdAt: Date }[]
  recent: readonly { renterId: UserId; at: string }[]
  people: ReadonlyMap<number, PublicUser>
}

/** Recent renters without those who are refused already. */
export function presentRenters({ refused, recent, people }: Renters) {
  const nameOf = (renterId: UserId) => maskName(people.get(renterId)?.nickName ?? '已注销用户')
  const known = new Set(refused.map(({ renterId }) => renterId))
  return {
    refused: refused.map(({ renterId, reason, createdAt }) => ({
      renterId,
      name: nameOf(renterId),
      reason,
      createTime: formatDateTime(createdAt),
    })),
    recent: recent
      .filter(({ renterId }) => !known.has(renterId))
      .map(({ renterId, at }) => ({ renterId, name: nameOf(renterId), rentTime: formatDateTime(new Date(at)) })),
  }
}
