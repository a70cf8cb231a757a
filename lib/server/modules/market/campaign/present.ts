import type { consoleCampaignContract } from '@/lib/contract/console/console-campaign'
import type {
  BookingRow,
  CouponRow,
  DrawRow,
  Leaderboard,
  LotteryInfo,
  Prize,
  Season,
} from '@/lib/contract/entities/campaign'
import type { OutputOf } from '@/lib/contract/kit'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { maskName } from '@/lib/shared/text/mask'
import { formatDateTime } from '@/lib/shared/time'
import { serviceName } from '@/lib/shared/trade/season-services'
import { modesText } from '@/lib/shared/trade/trade-modes'
import type { bookingSeasons, leaderboards, lotteryDraws, seasonPackages } from '../../../db/schema/market/campaign'
import { oddsNow, windowState } from './rules'
import type { Board, Booking, Coupon, CouponTemplate, Lottery, LotteryPrize } from './types'

type OwnLotteryRow = OutputOf<(typeof consoleCampaignContract)['GET /console/lotteries']>['list'][number]

const yuanOrNull = (amount: Fen | null): string | null => (amount === null ? null : fenToYuan(amount))

export function presentCoupon(coupon: Coupon, now: Date): CouponRow {
  return {
    couponId: coupon.id,
    title: coupon.title,
    amount: fenToYuan(coupon.amountFen),
    minAmount: fenToYuan(coupon.minFen),
    goodsTypes: coupon.goodsTypes,
    source: coupon.source,
    validFrom: formatDateTime(coupon.validFrom),
    validTo: formatDateTime(coupon.validTo),
    state: coupon.orderSn ? 'used' : coupon.validTo <= now ? 'expired' : 'unused',
    orderSn: coupon.orderSn,
    usedTime: coupon.usedAt ? formatDateTime(coupon.usedAt) : null,
  }
}

interface PrizeRow {
  prize: LotteryPrize
  amount: Fen | null
  min: Fen | null
}

function presentPrize({ prize, amount, min }: PrizeRow, odds: number): Prize {
  const isLimited = prize.kind === 'coupon'
  return {
    prizeId: prize.id,
    name: prize.name,
    kind: prize.kind,
    amount: yuanOrNull(amount),
    minAmount: yuanOrNull(min),
    quantity: isLimited ? prize.quantity : null,
    remaining: isLimited ? prize.remaining : null,
    odds: prize.oddsPpm,
    oddsNow: odds,
  }
}

interface LotteryParts {
  lottery: Lottery
  prizes: PrizeRow[]
  winners: { name: string; prize: string; at: Date }[]
  now: Date
}

export function presentLottery({ lottery, prizes, winners, now }: LotteryParts): LotteryInfo {
  const inForce = oddsNow(prizes.map(({ prize }) => prize))
  return {
    lotteryId: lottery.id,
    title: lottery.title,
    intro: lottery.intro,
    rules: lottery.rules,
    startTime: formatDateTime(lottery.startsAt),
    endTime: formatDateTime(lottery.endsAt),
    state: windowState(lottery, now),
    freePerDay: lottery.freePerDay,
    maxPerDay: lottery.maxPerDay,
    minOrder: fenToYuan(lottery.minOrderFen),
    prizes: prizes.map((row) => presentPrize(row, inForce.get(row.prize.id) ?? 0)),
    winners: winners.map(({ name, prize, at }) => ({ name: maskName(name), prize, time: formatDateTime(at) })),
  }
}

export const presentDraw = ({
  draw,
  prize,
}: {
  draw: typeof lotteryDraws.$inferSelect
  prize: LotteryPrize
}): DrawRow => ({
  drawId: draw.id,
  prizeId: prize.id,
  prize: prize.name,
  won: draw.couponId !== null,
  couponId: draw.couponId,
  time: formatDateTime(draw.createdAt),
})

interface OwnLottery {
  lottery: Lottery
  prizes: readonly { prize: LotteryPrize; template: CouponTemplate | null }[]
  draws: number
  now: Date
}

/** Returns a lottery as shown to its site's staff. */
export function presentOwnLottery({ lottery, prizes, draws, now }: OwnLottery): OwnLotteryRow {
  const rows = prizes.map(({ prize, template }) => ({
    prize,
    amount: template?.amountFen ?? null,
    min: template?.minFen ?? null,
  }))
  const { winners: _winners, ...shown } = presentLottery({ lottery, prizes: rows, winners: [], now })
  return {
    ...shown,
    draws,
    prizes: shown.prizes.map((prize, i) => {
      const template = prizes[i]?.template
      return { ...prize, goodsTypes: template?.goodsTypes ?? [], validDays: template?.validDays ?? null }
    }),
  }
}

export const presentGift = (coupon: Coupon, nickName: string, now: Date) => ({
  ...presentCoupon(coupon, now),
  userId: coupon.userId,
  nickName,
  createTime: formatDateTime(coupon.createdAt),
})

export const presentBoard = (row: Board, now: Date) => ({
  ...presentLeaderboard(row, now),
  boardId: row.id,
  kind: row.kind,
  modes: row.modes,
})

export const presentLeaderboard = (row: typeof leaderboards.$inferSelect, now: Date): Leaderboard => ({
  title: row.title,
  intro: row.intro,
  rules: row.rules,
  startTime: formatDateTime(row.startsAt),
  endTime: formatDateTime(row.endsAt),
  state: windowState(row, now),
  counted: modesText(row.modes),
})

type SeasonRow = typeof bookingSeasons.$inferSelect

export function presentSeason(
  row: SeasonRow,
  { gameName, packages, now }: { gameName: string; packages: (typeof seasonPackages.$inferSelect)[]; now: Date },
): Season {
  const left = row.places - row.taken
  return {
    seasonId: row.id,
    gameId: row.gameId,
    gameName,
    title: row.title,
    startTime: formatDateTime(row.startsAt),
    bookUntil: formatDateTime(row.bookUntil),
    places: row.places,
    left,
    open: now < row.bookUntil && left > 0,
    packages: packages
      .filter((pack) => pack.seasonId === row.id)
      .map(({ id, name, service, lines, days, priceFen, matches }) => ({
        packageId: id,
        name,
        service,
        serviceName: serviceName(service),
        lines,
        days,
        price: fenToYuan(priceFen),
        matches,
      })),
  }
}

/** Returns area and server of a booking, as far as they were given. */
export const placeOf = ({ areaName, serverName }: Booking): string => [areaName, serverName].filter(Boolean).join(' · ')

interface BookingParts {
  booking: Booking
  season: SeasonRow
  gameName: string
}

export const presentBooking = ({ booking, season, gameName }: BookingParts, now: Date): BookingRow => ({
  bookingId: booking.id,
  seasonId: season.id,
  gameId: booking.gameId,
  gameName,
  seasonTitle: season.title,
  startTime: formatDateTime(season.startsAt),
  serviceName: serviceName(booking.service),
  place: placeOf(booking),
  contact: booking.contact,
  note: booking.note,
  state: booking.cancelledAt ? 'cancelled' : now < season.startsAt ? 'booked' : 'started',
  createTime: formatDateTime(booking.createdAt),
})
