import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { NO_ATTRS, withAttr } from '@/lib/shared/goods/attrs'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import { answerWant } from '../../../modules/market/wants/answer-want'
import { closeAnswer } from '../../../modules/market/wants/close-answer'
import { closeWant } from '../../../modules/market/wants/close-want'
import { createWant } from '../../../modules/market/wants/create-want'
import { expireWants } from '../../../modules/market/wants/expire-wants'
import { payOrder } from '../../../modules/orders/trading/pay-order'
import { createOrder } from '../../../modules/orders/trading/places/create-order'
import type { UserCtx } from '../../../runtime/context'
import { NO_DIST, systemCtx } from '../../../runtime/system-ctx'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { games, goods, onShelf } from '../../schema/catalog'
import { actAs, demoServices } from '../orders/demo-services'
import { stepOrder } from '../orders/step-order'
import { DEMO_PAY_PASSWORD } from '../people/demo-logins'
import type { SeedUsers } from '../people/seed-users'
import type { Random } from '../random'
import { ANSWER_NOTES, COIN_TITLES, WANT_DETAILS, WANT_TITLES } from './want-words'

interface WantsInput {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
  random: Random
}
type Item = typeof goods.$inferSelect

const HOUR = 3_600_000
const DAY_HOURS = 24
/** Number of posts by users other than the demo buyer, for accounts and currency. */
const OTHERS = 18
const COINS = 4

/**
 * Seeds want posts and their answers in every state, through the real business functions: five of the demo buyer,
 * answered by the demo seller among others, and public posts of other users. Their money comes from the demo deals.
 */
export async function seedWants({ db, log, vault, now, users, random }: WantsInput): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const as = (userId: UserId): UserCtx => actAs(services, userId)
  const ago = (hours: number) => {
    clock = new Date(now.getTime() - hours * HOUR)
  }
  const fieldsOf = new Map((await db.select().from(games)).map((game) => [game.id, game.fields]))

  /** Creates a post that the item matches, with a budget a little above the item's price. */
  const ask = async (buyerId: UserId, item: Item, more: { budget?: Fen; title?: string; amount?: number } = {}) => {
    const isAccount = item.goodsTypeId === ACCOUNT
    const wished = (fieldsOf.get(item.gameId) ?? [])
      .filter(({ key, options }) => isAccount && options?.includes(item.facts[key] ?? ''))
      .slice(0, 2)
    const attrs = wished.reduce((all, { key }) => withAttr(all, key, [item.facts[key] ?? '']), NO_ATTRS)
    const wish = wished.map(({ label, key }) => `${label}${item.facts[key]}`).join('、') || '资料齐全'
    const { wantId } = await createWant(as(buyerId), {
      gameId: item.gameId,
      goodsTypeId: item.goodsTypeId,
      title: more.title ?? random.pick(WANT_TITLES).replace('{wish}', wish),
      detail: isAccount ? random.pick(WANT_DETAILS) : '',
      attrs,
      amount: more.amount,
      budget: more.budget ?? above(item.priceFen),
    })
    return wantId
  }
  const answer = async (wantId: number, item: Item): Promise<number> => {
    const input = { wantId, goodsSn: item.sn, goodsNum: 1, note: random.pick(ANSWER_NOTES) }
    return (await answerWant(as(item.sellerId), input)).answerId
  }

  const { buyer, seller } = users
  const own = await accountsFor({ db, now }, { sellerId: seller, count: 6 })
  const [late, sold, offered, ...spare] = own
  if (!late || !sold || !offered) throw new Error('the demo seller has too few accounts for want-to-buy')

  ago(9 * DAY_HOURS)
  const expired = await ask(buyer, late)
  ago(8.9 * DAY_HOURS)
  await answer(expired, late)
  ago(8 * DAY_HOURS)
  const dealt = await ask(buyer, sold)
  ago(7.9 * DAY_HOURS)
  const answerId = await answer(dealt, sold)
  ago(7.8 * DAY_HOURS)
  const order = { goodsSn: sold.sn, price: sold.priceFen, goodsNum: 1, ensureId: 0, wantAnswerId: answerId }
  const { orderSn } = await createOrder(as(buyer), order)
  await payOrder(as(buyer), { orderSn, payPassword: DEMO_PAY_PASSWORD })
  ago(7.7 * DAY_HOURS)
  await stepOrder(as(seller), {
    orderSn,
    action: 'deliver',
    account: 'demo107',
    password: 'Pw280114',
    note: '请尽快换绑。',
  })
  ago(7.5 * DAY_HOURS)
  await stepOrder(as(buyer), { orderSn, action: 'confirm' })
  ago(5 * DAY_HOURS)
  const closed = await ask(buyer, offered)
  ago(4 * DAY_HOURS)
  await closeWant(as(buyer), closed)
  ago(1.9 * DAY_HOURS)
  await expireWants(systemCtx(services, NO_DIST), { limit: 50 })

  const rivals = await accountsFor(
    { db, now },
    { gameId: offered.gameId, not: seller, most: above(offered.priceFen), count: 3 },
  )
  ago(26)
  const open = await ask(buyer, offered)
  ago(20)
  await answer(open, offered)
  for (const [i, item] of rivals.entries()) {
    ago(18 - i * 4)
    const id = await answer(open, item)
    if (i === 1) await closeAnswer(as(buyer), { answerId: id, handle: 'decline' })
    if (i === 2) await closeAnswer(as(item.sellerId), { answerId: id, handle: 'withdraw' })
  }

  const members = users.members.slice(24, 40)
  const shelf = await accountsFor({ db, now }, { not: seller, count: OTHERS })
  for (const [i, item] of [...spare, ...shelf].entries()) {
    ago(60 - i * 2.3)
    const buyerId = members[i % members.length] as UserId
    if (buyerId === item.sellerId) continue
    const wantId = await ask(buyerId, item)
    if (item.sellerId !== seller && random.chance(0.5)) continue
    ago(59 - i * 2.3)
    const id = await answer(wantId, item)
    if (i === 1) await closeAnswer(as(buyerId), { answerId: id, handle: 'decline' })
    if (i === 2) await closeAnswer(as(seller), { answerId: id, handle: 'withdraw' })
  }
  const coins = await db
    .select()
    .from(goods)
    .where(and(onShelf, eq(goods.goodsTypeId, 22)))
    .orderBy(sql`md5(${goods.sn})`)
    .limit(COINS)
  for (const [i, item] of coins.entries()) {
    ago(3 + i * 11)
    const title = COIN_TITLES[i] as string
    const request = { title, amount: random.int(2, 40) * 500, budget: fen(random.int(8, 40) * 1000) }
    await ask(i === 0 ? buyer : (members[i] as UserId), item, request)
  }
}

/** A tenth above the price, rounded to ten yuan. */
const above = (price: Fen): Fen => fen(((price * 11n) / 10_000n + 1n) * 1000n)

interface Wanted {
  sellerId?: UserId
  gameId?: number
  not?: UserId
  most?: Fen
  count: number
}

/** Available accounts that have been on the shelf for more than ten days. */
const accountsFor = (
  { db, now }: { db: Db; now: Date },
  { sellerId, gameId, not, most = fen(300_000), count }: Wanted,
): Promise<Item[]> =>
  db
    .select()
    .from(goods)
    .where(
      and(
        onShelf,
        eq(goods.goodsTypeId, ACCOUNT),
        eq(goods.reserved, 0),
        gt(goods.priceFen, fen(5000)),
        lt(goods.priceFen, most),
        lt(goods.createdAt, new Date(now.getTime() - 10 * DAY_HOURS * HOUR)),
        sellerId === undefined ? undefined : eq(goods.sellerId, sellerId),
        gameId === undefined ? undefined : eq(goods.gameId, gameId),
        not === undefined ? undefined : sql`${goods.sellerId} <> ${not} and not ${goods.isOfficialSell}`,
      ),
    )
    .orderBy(sql`md5(${goods.sn})`, asc(goods.id))
    .limit(count)
