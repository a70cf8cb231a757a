import { and, asc, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { updatePrices } from '../../../modules/listings/catalog/selling/update-prices'
import { updatePriceAlert } from '../../../modules/listings/catalog/update-price-alert'
import { verifyListings } from '../../../modules/office/goods-review/verify-listings'
import type { UserCtx } from '../../../runtime/context'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { favourites, goods, onShelf } from '../../schema/listings/catalog'
import { goodsQuestions } from '../../schema/market/questions'
import { actAs, demoServices } from '../orders/demo-services'
import type { SeedUsers } from '../people/seed-users'
import type { Random } from '../random'
import { OPEN_QUESTIONS, questionsOf } from './question-words'

interface QuestionsInput {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
  /** Users who ask. */
  fans: readonly UserId[]
  random: Random
}

/** Number of items with questions, the most popular first. */
const MOST_ITEMS = 900
const MINUTE = 60_000

/**
 * Seeds questions with answers, three waiting for the demo seller, and price alerts of the demo buyer, one of them
 * triggered.
 */
export async function seedQuestions(input: QuestionsInput): Promise<void> {
  const { db, now, users, random, fans } = input
  const items = await db
    .select({
      goodsSn: goods.sn,
      sellerId: goods.sellerId,
      goodsTypeId: goods.goodsTypeId,
      listed: goods.createdAt,
      bargain: goods.bargain,
      isOfficial: goods.isOfficialSell,
    })
    .from(goods)
    .where(onShelf)
    .orderBy(sql`${goods.favourites} desc`, asc(goods.id))
    .limit(MOST_ITEMS)
  const answered = items.flatMap(({ goodsSn, sellerId, goodsTypeId, listed, bargain, isOfficial }) => {
    return random
      .some(questionsOf(goodsTypeId, { bargain, isOfficial }), random.int(1, 3))
      .flatMap(([question, answer]) => {
        const span = Math.min(60 * 24 * 60 * MINUTE, now.getTime() - listed.getTime())
        const createdAt = new Date(now.getTime() - random.next() * span * 0.9)
        const waited = (sellerId % 11) + 2 + random.next() ** 3 * 180
        const answeredAt = new Date(createdAt.getTime() + waited * MINUTE)
        return answeredAt < now
          ? [{ goodsSn, sellerId, askerId: random.pick(fans), distId: 1, question, answer, createdAt, answeredAt }]
          : []
      })
  })
  const own = await db
    .select({ goodsSn: goods.sn })
    .from(goods)
    .where(and(onShelf, eq(goods.sellerId, users.seller), eq(goods.goodsTypeId, ACCOUNT)))
    .orderBy(sql`${goods.favourites} desc`, asc(goods.id))
    .limit(OPEN_QUESTIONS.length)
  const open = own.map(({ goodsSn }, i) => ({
    goodsSn,
    sellerId: users.seller,
    askerId: i === 0 ? users.buyer : random.pick(fans),
    distId: 1,
    question: OPEN_QUESTIONS[i] as string,
    createdAt: new Date(now.getTime() - (i * 47 + 6) * MINUTE),
  }))
  await db.insert(goodsQuestions).values([...answered, ...open])
  await setAlerts(input)
}

/**
 * Sets alerts on the three cheapest favourites, because a price change of an expensive item waits for staff review.
 * Then the sellers of two lower the price a little.
 */
async function setAlerts({ db, log, vault, now, users }: QuestionsInput): Promise<void> {
  const followed = await db
    .select({ goodsSn: goods.sn, priceFen: goods.priceFen, sellerId: goods.sellerId })
    .from(favourites)
    .innerJoin(goods, eq(goods.id, favourites.goodsId))
    .where(and(eq(favourites.userId, users.buyer), onShelf, eq(goods.reserved, 0)))
    .orderBy(asc(goods.priceFen))
    .limit(3)
  const services = demoServices({ db, log, vault, now: () => now })
  const as = (userId: UserId): UserCtx => actAs(services, userId)
  for (const { goodsSn } of followed) await updatePriceAlert(as(users.buyer), { goodsSn, on: true })
  for (const { sellerId, goodsSn, priceFen } of followed.slice(1))
    await updatePrices(
      as(sellerId),
      [{ goodsSn, price: fen(priceFen - (priceFen / 1500n) * 100n - 100n) }],
      verifyListings,
    )
}
