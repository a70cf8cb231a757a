import { eq, sql } from 'drizzle-orm'
import { fen } from '@/lib/shared/money/money'
import { formatDate } from '@/lib/shared/time'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { createLottery } from '../../../modules/market/campaign/create-lottery'
import { prizeAt } from '../../../modules/market/campaign/rules'
import type { Db } from '../../client'
import {
  bookingSeasons,
  coupons,
  couponTemplates,
  leaderboards,
  lotteryDraws,
  lotteryPrizes,
  seasonBookings,
  seasonPackages,
} from '../../schema/market/campaign'
import { DEMO_DISTS } from '../demo-dists'
import type { SeedUsers } from '../people/seed-users'
import type { Random } from '../random'
import { LOTTERY_RULES, LOTTERY_TEXTS, PRIZES } from './lottery-plan'
import { SEASONS } from './season-plan'

const DAY = 86_400_000

interface CampaignsInput {
  db: Db
  now: Date
  users: SeedUsers
  random: Random
}

/** Seeds running campaigns of every distributor, before the demo orders, which earn draws in them. */
export async function seedCampaigns(input: CampaignsInput): Promise<void> {
  for (const { distId } of DEMO_DISTS) {
    await seedLottery(input, distId)
    await seedBoards(input, distId)
    await seedSeasons(input, distId)
  }
}

async function seedLottery({ db, now, users, random }: CampaignsInput, distId: number): Promise<void> {
  const startsAt = new Date(now.getTime() - 30 * DAY)
  const texts = LOTTERY_TEXTS[distId] as { title: string; intro: string }
  const limits = { freePerDay: 1, maxPerDay: 5, minOrder: fen(10_000) }
  const endsAt = new Date(now.getTime() + 40 * DAY)
  const id = await db.transaction((tx) =>
    createLottery(tx, { distId, ...texts, rules: LOTTERY_RULES, startsAt, endsAt, ...limits, prizes: PRIZES }),
  )
  const prizes = await db.select().from(lotteryPrizes).where(eq(lotteryPrizes.lotteryId, id))
  const templates = await db.select().from(couponTemplates).where(eq(couponTemplates.distId, distId))
  const nothing = prizes.find((prize) => prize.kind === 'nothing') as (typeof prizes)[number]
  const wins: (typeof coupons.$inferInsert)[] = []
  const draws: (typeof lotteryDraws.$inferInsert & { win?: number })[] = []
  // Daily free draws of visiting users for the last twelve days; the demo buyer still has today's.
  for (let ago = 12; ago >= 0; ago--) {
    for (const [i, userId] of random.some(users.members, 14).entries()) {
      const createdAt = new Date(now.getTime() - ago * DAY - (i + 1) * 1_100_000)
      const day = formatDate(createdAt)
      if (draws.some((draw) => draw.userId === userId && draw.day === day)) continue
      const ticket = random.int(0, 999_999)
      const hit = prizeAt(prizes, ticket)
      const prize = hit.kind === 'coupon' && hit.remaining === 0 ? nothing : hit
      const template = templates.find((one) => one.id === prize.templateId)
      if (template) {
        prize.remaining -= 1
        const { title, amountFen, minFen, goodsTypes, validDays } = template
        const validTo = new Date(createdAt.getTime() + validDays * DAY)
        const terms = {
          title,
          amountFen,
          minFen,
          goodsTypes: sql`${sql.param(goodsTypes)}::integer[]` as unknown as number[],
        }
        wins.push({
          distId,
          userId,
          templateId: template.id,
          ...terms,
          source: 'lottery',
          validFrom: createdAt,
          validTo,
          createdAt,
        })
      }
      draws.push({
        lotteryId: id,
        userId,
        day,
        nth: 1,
        chance: `free:${day}:1`,
        ticket,
        prizeId: prize.id,
        createdAt,
        win: template ? wins.length - 1 : undefined,
      })
    }
  }
  draws.sort((a, b) => Number(a.createdAt) - Number(b.createdAt))
  const created = await db.insert(coupons).values(wins).returning({ id: coupons.id })
  await db
    .insert(lotteryDraws)
    .values(draws.map(({ win, ...draw }) => ({ ...draw, couponId: win === undefined ? null : created[win]?.id })))
  for (const { id: prizeId, remaining } of prizes)
    await db.update(lotteryPrizes).set({ remaining }).where(eq(lotteryPrizes.id, prizeId))
}

const textArray = (lines: readonly string[]) => sql`${sql.param([...lines])}::text[]` as unknown as string[]

const BOARD_RULES = {
  acquisition: [
    '用自己的邀请码带来新用户，新用户完成实名认证并在本站完成首笔订单（确认收货），计一名有效新用户。',
    '按有效新用户数排名；人数相同的，按他们完成的交易额排名。',
    '各类商品和租号的已完成订单都计入，租号按租金统计。',
    '取消、退款的订单不计入。昵称已做脱敏处理，榜单每 5 分钟更新。',
  ],
  statement: [
    '按已完成租号订单的租金统计，含续租，不含押金；因号主原因退回的租金不计。',
    '按租金流水排名；流水相同的，按租出单数排名。',
    '取消、退款的订单不计入。昵称已做脱敏处理，榜单每 5 分钟更新。',
  ],
}

async function seedBoards({ db, now }: CampaignsInput, distId: number): Promise<void> {
  const time = { startsAt: new Date(now.getTime() - 80 * DAY), endsAt: new Date(now.getTime() + 40 * DAY) }
  await db.insert(leaderboards).values([
    {
      distId,
      kind: 'acquisition',
      title: '租客拉新榜',
      intro: '带来新朋友，看谁的人缘最好。',
      rules: textArray(BOARD_RULES.acquisition),
      ...time,
    },
    {
      distId,
      kind: 'statement',
      title: '租赁流水榜',
      intro: '成交看得见，口碑排出来。',
      rules: textArray(BOARD_RULES.statement),
      modes: textArray(['rental']) as ModeName[],
      ...time,
    },
  ])
}

async function seedSeasons({ db, now, users, random }: CampaignsInput, distId: number): Promise<void> {
  for (const plan of SEASONS) {
    const startsAt = new Date(Math.floor(now.getTime() / DAY) * DAY + plan.startsIn * DAY + 2 * 3_600_000)
    const [season] = await db
      .insert(bookingSeasons)
      .values({
        distId,
        gameId: plan.gameId,
        title: plan.title,
        startsAt,
        bookUntil: new Date(startsAt.getTime() - DAY / 2),
        places: plan.places,
        taken: 0,
      })
      .returning({ id: bookingSeasons.id })
    const seasonId = season?.id ?? 0
    await db.insert(seasonPackages).values(
      plan.packages.map(({ yuan, lines, ...pack }, sort) => ({
        ...pack,
        seasonId,
        sort,
        lines: textArray(lines),
        priceFen: fen(yuan * 100),
      })),
    )
    const people = random.some(users.members, plan.taken)
    if (plan.gameId === 107 && distId === 1) people.unshift(users.buyer)
    const bookings = people.map((userId, i) => ({
      seasonId,
      distId,
      userId,
      gameId: plan.gameId,
      service: random.pick(plan.packages).service,
      contactType: 'qq' as const,
      contact: String(random.int(10_000_000, 999_999_999)),
      createdAt: new Date(now.getTime() - (i + 1) * 5_000_000),
    }))
    await db.insert(seasonBookings).values(bookings)
    await db.update(bookingSeasons).set({ taken: bookings.length }).where(eq(bookingSeasons.id, seasonId))
  }
}
