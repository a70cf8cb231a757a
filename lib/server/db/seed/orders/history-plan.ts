import { goodsType } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { bySales, type Crew } from '../goods/copy-goods'
import { atBusyHour } from '../goods/listing-times'
import { makeGoods, type SeedGame, type SeedGoods } from '../goods/make-goods'
import type { CrowdMember } from '../people/seed-users'
import type { Random } from '../random'
import { weighted } from '../weighted'

/** A completed sale: what was sold, by whom to whom, and when. */
export interface PastSale {
  game: SeedGame
  goods: SeedGoods
  num: number
  buyerId: UserId
  distId: number
  placedAt: Date
  paidAt: Date
  shippedAt: Date
  completedAt: Date
}

interface PlanInput {
  random: Random
  games: readonly SeedGame[]
  crew: Crew
  sellers: readonly CrowdMember[]
  buyers: readonly CrowdMember[]
  count: number
  firstNumber: number
  now: Date
}

/** The period that valuations use. */
const DAYS = 90
const MINUTE = 60_000
const OFFICIAL = 0.08
/** Fewer sales are not enough for statistics of a game. */
const LEAST = 70
/** Random numbers between two bounds, most near the lower one. */
const between = (random: Random, low: number, high: number): number => low * (high / low) ** (random.next() ** 1.4)

/** Generates completed sales of the last three months, earliest first. */
export function planHistory(input: PlanInput): PastSale[] {
  const { random, games, count, firstNumber } = input
  const gameOf = weighted(games, ({ share }) => share)
  const chosen = [
    ...games.flatMap((game) => Array.from({ length: LEAST }, () => game)),
    ...Array.from({ length: Math.max(0, count - LEAST * games.length) }, () => gameOf(random)),
  ]
  const sellerOf = bySales(input.crew.sellerIds)
  const buyers = input.buyers.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt))
  return chosen
    .map((game, i) => pastSale({ ...input, buyers, game, number: firstNumber + i, sellerOf }))
    .sort((a, b) => Number(a.placedAt) - Number(b.placedAt))
}

function pastSale({
  random,
  game,
  number,
  sellerOf,
  crew,
  buyers,
  now,
}: PlanInput & { game: SeedGame; number: number; sellerOf: (random: Random) => UserId }): PastSale {
  const distId = random.pick([1, 1, 1, 2, 3])
  const isOfficial = random.chance(OFFICIAL)
  const sellerId = isOfficial ? (crew.shopIds[distId] as UserId) : sellerOf(random)
  const draft = makeGoods({ random: random.fork(), game, number, sellerId, distId, isOfficial, now, letPercent: 0 })
  const times = timesOf(random, draft, now)
  const listed = new Date(times.placedAt.getTime() - between(random, 0.3, 480) * 60 * MINUTE)
  const later = buyers.findIndex(({ createdAt }) => createdAt >= times.placedAt)
  const known = later < 0 ? buyers.length : later
  const num = goodsType(draft.goodsTypeId).isUnique ? 1 : random.pick([1, 1, 1, 2, 3])
  const goods = { ...draft, createdAt: listed, stock: 0, favourites: Math.min(6, draft.favourites) }
  return { game, goods, num, distId, buyerId: (buyers[random.int(0, known - 1)] as CrowdMember).id, ...times }
}

type Times = Pick<PastSale, 'placedAt' | 'paidAt' | 'shippedAt' | 'completedAt'>

/** Minutes to pay, an hour to deliver, a day to confirm; all in the past. */
function timesOf(random: Random, { goodsTypeId }: SeedGoods, now: Date): Times {
  const isSlow = goodsTypeId === 1
  for (;;) {
    const placedAt = atBusyHour(random, now, Math.floor(random.next() * DAYS))
    const paidAt = later(placedAt, between(random, 0.5, 11))
    const shippedAt = later(paidAt, isSlow ? between(random, 6, 300) : between(random, 1, 28))
    const completedAt = later(shippedAt, isSlow ? between(random, 8, 2400) : between(random, 2, 600))
    if (completedAt < now && placedAt.getTime() > now.getTime() - DAYS * DAY_MS)
      return { placedAt, paidAt, shippedAt, completedAt }
  }
}

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + Math.round(minutes * MINUTE))
