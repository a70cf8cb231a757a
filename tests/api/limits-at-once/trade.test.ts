import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { disputes } from '@/lib/server/db/schema/aftersales/cases'
import { bargains } from '@/lib/server/db/schema/market/bargains'
import { boosterPackages } from '@/lib/server/db/schema/market/boosting'
import { coinOffers } from '@/lib/server/db/schema/market/coin'
import { inquiries } from '@/lib/server/db/schema/market/inquiries'
import { goodsQuestions } from '@/lib/server/db/schema/market/questions'
import { recyclingRequests } from '@/lib/server/db/schema/market/recycling'
import { wantAnswers, wantPosts } from '@/lib/server/db/schema/market/wants'
import { orders } from '@/lib/server/db/schema/orders/trading'
import type { UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { type Account, AT_ONCE, accountsOfOne, type Limit, proveLimit, turnOf } from '../../support/at-once'
import { offer, offerTerms, openShop } from '../../support/fixtures/coin'
import { DisputeCase } from '../../support/fixtures/dispute'
import { ownPicture } from '../../support/fixtures/evidence'
import { becomeBooster, Work } from '../../support/fixtures/work'
import { type Person, World } from '../../support/world'

const world = new World()
let seller: Person
beforeAll(async () => {
  await world.open()
  seller = await world.person()
})
afterAll(() => world.close())

const idsOf = (both: readonly Account[]) => both.map(({ person }) => person.userId)
const items = (count: number, by: Person = seller) =>
  Promise.all(Array.from({ length: count }, async () => (await world.goods({ seller: by, price: '100.00' })).sn))
/** Returns goods open to bargaining; an offer of 85.00 or more is accepted at once. */
const bargained = async (count: number) => {
  const shop = await world.logIn(seller)
  const all = await items(count)
  for (const goodsSn of all) await shop.do('POST /goods/bargainTerms', { goodsSn, bargain: '1', accept: '85.00' })
  return all
}
const WANTED = { gameId: '107', goodsTypeId: '1', title: '收一个贵族八的账号', budget: '800.00' }
const posted = async () =>
  (await (await world.logIn({ balance: '500.00' })).do('POST /goods/releaseWantGoods', WANTED)).wantId
const answersTo = (wantId: number) => world.services.db.$count(wantAnswers, eq(wantAnswers.wantId, wantId))

const LIMITS: Limit[] = [
  {
    what: 'unpaid orders of a person',
    most: 5,
    refused: 1209,
    async open() {
      const [both, all] = [await accountsOfOne(world), await items(AT_ONCE)]
      return {
        ask: (i) =>
          turnOf(both, i).visitor.ask('POST /order/placeOrder', {
            goodsSn: all[i] as string,
            price: '100.00',
            agree: '1',
          }),
        count: () => world.services.db.$count(orders, inArray(orders.buyerId, idsOf(both))),
      }
    },
  },
  {
    what: 'items kept for a person at an agreed price',
    most: 5,
    refused: 429,
    async open() {
      const [both, all] = [await accountsOfOne(world), await bargained(AT_ONCE)]
      const isHeld = and(inArray(bargains.buyerId, idsOf(both)), eq(bargains.status, 'kept'))
      return {
        ask: (i) =>
          turnOf(both, i).visitor.ask('POST /goods/bargaining', { goodsSn: all[i] as string, price: '85.00' }),
        count: () => world.services.db.$count(bargains, isHeld),
      }
    },
  },
  {
    what: 'offers of a person for an item',
    most: 3,
    refused: 429,
    async open() {
      const [both, [goodsSn = '']] = [await accountsOfOne(world), await bargained(1)]
      return {
        ask: (i) => turnOf(both, i).visitor.ask('POST /goods/bargaining', { goodsSn, price: `${50 + i}.00` }),
        count: () => world.services.db.$count(bargains, inArray(bargains.buyerId, idsOf(both))),
      }
    },
  },
  {
    what: 'want posts of a person',
    most: 5,
    refused: 429,
    async open() {
      const both = await accountsOfOne(world, { balance: '1000.00' })
      return {
        ask: (i) => turnOf(both, i).visitor.ask('POST /goods/releaseWantGoods', WANTED),
        count: () => world.services.db.$count(wantPosts, inArray(wantPosts.buyerId, idsOf(both))),
      }
    },
  },
  {
    what: 'answers of a person to a want post',
    most: 3,
    refused: 429,
    async open() {
      const [both, wantId] = [await accountsOfOne(world), await posted()]
      const all = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, i) => world.goods({ seller: turnOf(both, i).person, price: '700.00' })),
      )
      return {
        ask: (i) =>
          turnOf(both, i).visitor.ask('POST /goods/answerWantGoods', {
            wantId: String(wantId),
            goodsSn: all[i]?.sn as string,
          }),
        count: () => answersTo(wantId),
      }
    },
  },
  {
    what: 'answers to a want post',
    most: 5,
    found: 30,
    refused: 429,
    async open() {
      const wantId = await posted()
      const before = await items(25)
      await world.services.db.insert(wantAnswers).values(
        before.map((goodsSn, i) => ({
          wantId,
          goodsSn,
          sellerId: (9_000_000 + i) as UserId,
          num: 1,
          createdAt: world.now(),
        })),
      )
      const sellers = await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          const person = await world.person()
          const { sn } = await world.goods({ seller: person, price: '700.00' })
          return { sn, visitor: await world.logIn(person) }
        }),
      )
      return {
        ask: (i) => {
          const { sn, visitor } = sellers[i] as (typeof sellers)[number]
          return visitor.ask('POST /goods/answerWantGoods', { wantId: String(wantId), goodsSn: sn })
        },
        count: () => answersTo(wantId),
      }
    },
  },
  {
    what: 'orders that sell currency to merchants, of a person',
    most: 3,
    refused: 429,
    async open() {
      const both = await accountsOfOne(world)
      const { visitor: shop } = await openShop(world, '2000.00')
      const { offerSn, ratio } = await offer(shop, { kind: 'recycle', budget: '1500.00' })
      const sold = { offerSn, ratio, amount: '400000', agree: '1' } as const
      return {
        ask: (i) => turnOf(both, i).visitor.ask('POST /quickCoin/recycle', sold, { key: randomUUID() }),
        count: () => world.services.db.$count(orders, inArray(orders.sellerId, idsOf(both))),
      }
    },
  },
  {
    what: 'offers of a currency merchant',
    most: 3,
    found: 100,
    refused: 400,
    async open() {
      const { person, visitor } = await openShop(world)
      const own = eq(coinOffers.merchantId, person.userId)
      await offer(visitor)
      const [one] = await world.services.db.select().from(coinOffers).where(own)
      if (!one) throw new Error('no offer')
      const { id: _, ...terms } = one
      await world.services.db.insert(coinOffers).values(Array.from({ length: 96 }, () => terms))
      return {
        ask: () => visitor.ask('POST /quickCoin/createQuickCoin', offerTerms(), { key: randomUUID() }),
        count: () => world.services.db.$count(coinOffers, own),
      }
    },
  },
  {
    what: 'packages of a booster',
    most: 4,
    found: 30,
    refused: 400,
    async open() {
      const person = await world.person({ balance: '1000.00' })
      const visitor = await world.logIn(person)
      await becomeBooster(visitor)
      const row = { kind: 'boosting', gameId: 107, title: '包上大师', hours: 24, isShown: true } as const
      const terms = { priceFen: fen(10_000), safetyFen: fen(6000), efficiencyFen: fen(4000), createdAt: world.now() }
      const before = Array.from({ length: 26 }, () => ({ ...row, ...terms, boosterId: person.userId }))
      await world.services.db.insert(boosterPackages).values(before)
      const form = { kind: 'boosting', gid: '107', price: '100.00', safety: '60.00', efficiency: '40.00' } as const
      return {
        ask: () => visitor.ask('POST /booster/savePackage', { ...form, hours: '24', title: '包上大师' }),
        count: () => world.services.db.$count(boosterPackages, eq(boosterPackages.boosterId, person.userId)),
      }
    },
  },
  {
    what: 'works that a new booster accepts, with all accounts',
    most: 3,
    refused: 429,
    async open() {
      const both = await accountsOfOne(world, { balance: '2000.00' })
      for (const { visitor } of both) await becomeBooster(visitor)
      const work = await Work.open(world, { price: '10.00', safety: '6.00', efficiency: '4.00' })
      const sns: string[] = []
      for (let i = 0; i < AT_ONCE; i++) sns.push((await (await work.place()).pay()).orderSn)
      return {
        ask: (i) =>
          turnOf(both, i).visitor.ask('POST /booster/accept', { orderSn: sns[i] as string }, { key: randomUUID() }),
        count: () => world.services.db.$count(orders, inArray(orders.sellerId, idsOf(both))),
      }
    },
  },
  {
    what: 'open questions of a person about an item',
    most: 3,
    refused: 429,
    async open() {
      const [both, [goodsSn = '']] = [await accountsOfOne(world), await items(1)]
      return {
        ask: (i) => turnOf(both, i).visitor.ask('POST /question/ask', { goodsSn, content: `第${i}个问题是什么` }),
        count: () => world.services.db.$count(goodsQuestions, inArray(goodsQuestions.askerId, idsOf(both))),
      }
    },
  },
  {
    what: 'private conversations of a person that sellers have not answered',
    most: 5,
    refused: 429,
    async open() {
      const [both, sns] = [await accountsOfOne(world), await items(AT_ONCE)]
      return {
        ask: (i) =>
          turnOf(both, i).visitor.ask('POST /inquiry/ask', { goodsSn: sns[i] as string, content: '还能便宜吗' }),
        count: () => world.services.db.$count(inquiries, inArray(inquiries.buyerId, idsOf(both))),
      }
    },
  },
  {
    what: 'accounts that a person offers to the platform',
    most: 5,
    refused: 429,
    async open() {
      const both = await accountsOfOne(world)
      const pictures = await Promise.all(both.map(({ person }) => ownPicture(world, person)))
      const facts = JSON.stringify({ ranking: '荣耀王者' })
      const form = { gid: '107', facts, contact: '13912345678', note: '实名可改', agree: '1' } as const
      return {
        ask: (i) =>
          turnOf(both, i).visitor.ask('POST /recycling/ask', { ...form, pictures: JSON.stringify([pictures[i % 2]]) }),
        count: () => world.services.db.$count(recyclingRequests, inArray(recyclingRequests.userId, idsOf(both))),
      }
    },
  },
  {
    what: 'disputes that a side opens of an order, after one it took back',
    most: 1,
    found: 2,
    refused: [1305, 429],
    async open() {
      const disputed = await DisputeCase.open(world)
      await disputed.begin()
      await disputed.act('buyer', 'withdraw')
      return {
        ask: () => disputed.begin(),
        count: () => world.services.db.$count(disputes, eq(disputes.orderSn, disputed.deal.orderSn as never)),
      }
    },
  },
]

describe('trade limits under thirty concurrent requests', () => {
  it.each(LIMITS)('trade limit holds under concurrency: $what', proveLimit)
})
