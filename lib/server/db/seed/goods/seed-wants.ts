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
import { goods, onShelf } from '../../schema/listings/catalog'
import { actAs, demoServices } from '../orders/demo-services'
import { ledSale } from '../orders/led-sale'
import { stepOrder } from '../orders/step-order'
import { DEMO_PAY_PASSWORD } from '../people/demo-logins'
import type { SeedUsers } from '../people/seed-users'
import type { Random } from '../random'
import type { SeedGame } from './make-goods'
import { type WantEvent, writtenWants } from './seed-written-wants'
import { ANSWER_NOTES, budgetText, roundDown, WANT_DETAILS, WANT_TITLES } from './want-words'

interface WantsInput {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
  games: readonly SeedGame[]
  random: Random
}
type Item = typeof goods.$inferSelect

const HOUR = 3_600_000
const DAY_HOURS = 24

/**
 * Seeds want posts and their answers in every state, through the real business functions: five of the demo buyer,
 * answered by the demo seller among others, and those that other players wrote.
 */
export async function seedWants({ db, log, vault, now, users, games, random }: WantsInput): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const as = (userId: UserId): UserCtx => actAs(services, userId)
  const ago = (hours: number) => {
    clock = new Date(now.getTime() - hours * HOUR)
  }
  /** Creates a post that the account meets, with a budget a little above its price. */
  const ask = async (buyerId: UserId, item: Item) => {
    const game = games.find(({ id }) => id === item.gameId)
    const field = game?.fields.find(({ isSort }) => isSort)
    const n = roundDown(Number(item.facts[field?.key ?? '']))
    const budget = above(item.priceFen)
    const words = { game: game?.name, label: field?.label, n, budget: budgetText(Number(budget) / 100) }
    const { wantId } = await createWant(as(buyerId), {
      gameId: item.gameId,
      goodsTypeId: item.goodsTypeId,
      title: random.pick(WANT_TITLES).replace(/\{(\w+)\}/g, (_, key: keyof typeof words) => String(words[key])),
      detail: random.pick(WANT_DETAILS),
      attrs: field && n > 0 ? withAttr(NO_ATTRS, field.key, [`${n}-`]) : NO_ATTRS,
      budget,
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
  const sale = ledSale({ services, staff: users.staff, orderSn, buyer: as(buyer), seller: as(seller) })
  await sale.lead((minutes) => ago(7.7 * DAY_HOURS - minutes / 60))
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
  const members = users.members.slice(24)
  const setClock = (at: Date) => {
    clock = at
  }
  const event = (hours: number, run: () => Promise<void>): WantEvent => ({
    at: new Date(now.getTime() - hours * HOUR),
    run: () => {
      ago(hours)
      return run()
    },
  })
  const events = [
    ...(await writtenWants({ db, now, games, authors: members, random, as, setClock })),
    ...spare.map((item, i) => event(60 - i * 2.3, () => offer(item, i))),
    event(26, compare),
    event(3, askForCoins),
  ]
  // earliest first: lists are in the order of their numbers
  for (const { run } of events.sort((a, b) => Number(a.at) - Number(b.at))) await run()

  async function offer(item: Item, i: number): Promise<void> {
    const buyerId = members[i % members.length] as UserId
    const wantId = await ask(buyerId, item)
    ago(59 - i * 2.3)
    const id = await answer(wantId, item)
    if (i === 1) await closeAnswer(as(buyerId), { answerId: id, handle: 'decline' })
    if (i === 2) await closeAnswer(as(seller), { answerId: id, handle: 'withdraw' })
  }

  /** The demo buyer's open post, with answers in every state. */
  async function compare(): Promise<void> {
    if (!offered) return
    const open = await ask(buyer, offered)
    ago(20)
    await answer(open, offered)
    for (const [i, item] of rivals.entries()) {
      ago(18 - i * 4)
      const id = await answer(open, item)
      if (i === 1) await closeAnswer(as(buyer), { answerId: id, handle: 'decline' })
      if (i === 2) await closeAnswer(as(item.sellerId), { answerId: id, handle: 'withdraw' })
    }
  }

  async function askForCoins(): Promise<void> {
    const wanted = { gameId: 131, goodsTypeId: 22, title: '收DNF金币 2个亿 今晚开团前要', detail: '', attrs: NO_ATTRS }
    await createWant(as(buyer), { ...wanted, amount: 20_000, budget: fen(16_000) })
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
