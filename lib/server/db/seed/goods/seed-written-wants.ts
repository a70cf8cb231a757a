import { and, eq, lte, not, sql } from 'drizzle-orm'
import { NO_ATTRS, readRange, withAttr } from '@/lib/shared/goods/attrs'
import { ACCOUNT, isCurrencyType } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { answerWant } from '../../../modules/market/wants/answer-want'
import { createWant } from '../../../modules/market/wants/create-want'
import { creditSandbox } from '../../../modules/money/wallet/sandbox/credit-sandbox'
import type { UserCtx } from '../../../runtime/context'
import type { Db } from '../../client'
import { goods, onShelf } from '../../schema/listings/catalog'
import type { Random } from '../random'
import { atBusyHour } from './listing-times'
import type { SeedGame } from './make-goods'
import { ANSWER_NOTES, WARE_NOTES, type WantSeed } from './want-words'
import { ACCOUNT_WANTS } from './wants-accounts'
import { WARE_WANTS } from './wants-wares'

interface Input {
  db: Db
  now: Date
  games: readonly SeedGame[]
  authors: readonly UserId[]
  random: Random
  as: (userId: UserId) => UserCtx
  setClock: (at: Date) => void
}
type Item = typeof goods.$inferSelect

const DAYS = 6
const HOUR = 3_600_000
/** Reserved for the posts of an author. */
const SAVED = fen(150_000)
const ANSWERED = 0.6
const FOUND = 40

/** A post with its answers, and when it is written. */
export interface WantEvent {
  at: Date
  run(): Promise<void>
}

/** Returns the posts that players wrote in the last days, with answers by sellers who have what is wanted. */
export async function writtenWants({ db, now, games, authors, random, as, setClock }: Input): Promise<WantEvent[]> {
  setClock(new Date(now.getTime() - (DAYS + 1) * 24 * HOUR))
  for (const userId of authors) await creditSandbox(as(userId), SAVED)
  const written = random.some([...ACCOUNT_WANTS, ...WARE_WANTS], ACCOUNT_WANTS.length + WARE_WANTS.length)
  return written.map((seed, i) => {
    const at = atBusyHour(random, now, Math.floor(random.next() ** 1.3 * DAYS))
    return { at, run: () => play(seed, { at, author: authors[i % authors.length] as UserId }) }
  })

  async function play(seed: WantSeed, { at, author }: { at: Date; author: UserId }): Promise<void> {
    setClock(at)
    const wantId = await post(seed, author)
    if (!random.chance(ANSWERED)) return
    const items = (await itemsFor(seed)).filter(({ sellerId }) => sellerId !== author)
    for (const item of items.slice(0, random.pick([1, 1, 2, 3]))) {
      const wait = (now.getTime() - at.getTime()) * 0.8 * random.next() ** 2
      setClock(new Date(at.getTime() + wait))
      const note = random.pick(seed.goodsTypeId === ACCOUNT ? ANSWER_NOTES : WARE_NOTES)
      await answerWant(as(item.sellerId), { wantId, goodsSn: item.sn, goodsNum: 1, note })
    }
  }

  async function post(
    { gameId, goodsTypeId, title, detail = '', yuan, amount, area, ...seed }: WantSeed,
    author: UserId,
  ) {
    const attrs = Object.entries(seed.facts ?? {}).reduce((all, [key, values]) => withAttr(all, key, values), NO_ATTRS)
    const place = games.find(({ id }) => id === gameId)?.places.find(({ areaName }) => areaName === area)
    const budget = fen(yuan * 100)
    const wanted = { gameId, goodsTypeId, title, detail, attrs, amount, budget, areaId: place?.areaId }
    return (await createWant(as(author), wanted)).wantId
  }

  /** Items that meet the want, one of a seller. */
  async function itemsFor({ gameId, goodsTypeId, yuan, facts = {}, area, title }: WantSeed): Promise<Item[]> {
    // what is wanted is only in the title: no item is known to be it
    if (goodsTypeId === ACCOUNT ? Object.keys(facts).length === 0 : !isCurrencyType(goodsTypeId)) return []
    const rows = await db
      .select()
      .from(goods)
      .where(
        and(
          onShelf,
          eq(goods.gameId, gameId),
          eq(goods.goodsTypeId, goodsTypeId),
          eq(goods.reserved, 0),
          lte(goods.priceFen, fen(yuan * 100)),
          not(goods.isOfficialSell),
          area === undefined ? undefined : eq(goods.areaName, area),
        ),
      )
      .orderBy(sql`md5(${goods.sn} || ${title})`)
      .limit(FOUND)
    const fits = rows.filter((row) => Object.entries(facts).every(([key, values]) => isWithin(row.facts[key], values)))
    return [...new Map(fits.map((row) => [row.sellerId, row])).values()]
  }
}

/** Whether a fact is one of these options, or within one of these bounds. */
function isWithin(fact: string | undefined, values: readonly string[]): boolean {
  if (fact === undefined) return false
  return values.some((value) => {
    const range = readRange(value)
    if (!range) return value === fact
    return Number(fact) >= (range.low ?? 0) && Number(fact) <= (range.high ?? Number.POSITIVE_INFINITY)
  })
}
