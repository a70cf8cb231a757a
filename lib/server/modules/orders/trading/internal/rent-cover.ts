import { RENT_COVER } from '@/lib/shared/goods/cover-table'
import { type Fen, fen, greaterOf, lesserOf, readFen, shareOf, ZERO } from '@/lib/shared/money/money'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import type { RentBan } from '@/lib/shared/trade/rent-terms'
import type { Rules } from '../../../core/tenancy/types'
import type { CoverInForce, Order } from '../types'

/** What the rules say about bans, to be stored with an order; absent if the game has no such cover. */
export const banTerms = (rules: Rules, coveredBy: RentBan['coveredBy']): { ban?: RentBan } =>
  rules.banCover
    ? {
        ban: {
          coveredBy,
          hoursADay: rules.banHoursADay,
          mostDays: rules.banMostDays,
          mostFen: rules.banMostFen,
          claimDays: rules.banClaimDays,
          lateDays: rules.banLateDays,
          keptBp: rules.banKeptBp,
        },
      }
    : {}

/** Returns when the kept part of the deposit goes back; null if none is kept. */
export function keptUntil({ terms: { rental } }: Order): Date | null {
  const { ban, backAt } = rental ?? {}
  return ban && ban.lateDays > 0 && backAt ? new Date(new Date(backAt).getTime() + ban.lateDays * DAY_MS) : null
}

/** The same for an order that keeps a part. */
export function keptEnd(order: Order): Date {
  const until = keptUntil(order)
  if (!until) throw new Error(`order ${order.sn} keeps no deposit`)
  return until
}

/** Returns the part of the rest of the deposit that is kept after a rental is settled; `granted`: what the owner got of it. */
export function keptPart(order: Order, granted: Fen): Fen {
  const { ban } = order.terms.rental ?? {}
  if (!ban || ban.lateDays === 0) return ZERO
  return lesserOf(shareOf(order.depositFen, ban.keptBp), fen(order.depositFen - granted))
}

/** Returns what is still kept of the deposit. */
export const keptOf = ({ subStatus, terms: { rental } }: Pick<Order, 'subStatus' | 'terms'>): Fen =>
  subStatus === 'KEPT' ? fen(readFen(rental?.kept?.sum)) : ZERO

/** Returns the mean price of an hour of a rental. */
const hourOf = ({ goodsFen, terms: { rental } }: Order): Fen =>
  fen((goodsFen * 60n) / BigInt(Math.max(1, rental?.minutes ?? 1)))

/**
 * The cover of a rental against bans: what its owner can claim. With a cover bought by either side up to the limit of the
 * rule, without one as much as is kept of the deposit. What the owner already got of the deposit is not paid again.
 */
export function rentCoverOf(order: Order): CoverInForce | null {
  const { rental } = order.terms
  const { ban, backAt, startedAt } = rental ?? {}
  if (!ban || !backAt) return null
  const hour = hourOf(order)
  const limit = lesserOf(fen(BigInt(ban.mostFen)), fen(hour * BigInt(ban.hoursADay * ban.mostDays)))
  const left = greaterOf(fen(limit - readFen(rental?.granted)), ZERO)
  const most = ban.coveredBy.length > 0 ? left : lesserOf(left, keptOf(order))
  if (most <= 0n) return null
  const back = new Date(backAt)
  return {
    ensureId: order.ensureId,
    name: ban.coveredBy.length > 0 ? RENT_COVER.name : '押金',
    kinds: ['rentBanned'],
    price: most,
    most,
    until: new Date(back.getTime() + ban.claimDays * DAY_MS),
    from: formatDate(startedAt ? new Date(startedAt) : (order.shippedAt ?? order.createdAt)),
    to: formatDate(back),
    disclosed: '',
    rent: { hour, hoursADay: ban.hoursADay, mostDays: ban.mostDays },
  }
}
