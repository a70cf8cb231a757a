import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { businessLeads } from '@/lib/server/db/schema/core/tenancy'
import { dealInvitations } from '@/lib/server/db/schema/market/intermediary'
import { goodsQuestions } from '@/lib/server/db/schema/market/questions'
import { recyclingRequests } from '@/lib/server/db/schema/market/recycling'
import { appeals, blackReports, goodsReports } from '@/lib/server/db/schema/office/trust'
import type { UserId } from '@/lib/shared/ids'
import { type Account, AT_ONCE, accountsOfOne, type Limit, proveLimit, turnOf } from '../../support/at-once'
import { ownPicture } from '../../support/fixtures/evidence'
import { freshQq, STORY } from '../../support/fixtures/reports'
import { type Person, World } from '../../support/world'

const world = new World()
let seller: Person
beforeAll(async () => {
  await world.open()
  seller = await world.person()
})
afterAll(() => world.close())

const idsOf = (both: readonly Account[]) => both.map(({ person }) => person.userId)
const items = (count: number) => Promise.all(Array.from({ length: count }, () => world.goods({ seller })))
const picturesOf = (both: readonly Account[]) => Promise.all(both.map(({ person }) => ownPicture(world, person)))
const UNTRUE = { fault: 'untrue', story: '图片与实际不符，皮肤数量差很多' } as const
const deal = (mobile: string) =>
  ({ side: 'buyer', gid: '107', title: '中介担保的账号', price: '800.00', payer: 'buyer', mobile, agree: '1' }) as const
const invitedBy = (ids: UserId[]) => world.services.db.$count(dealInvitations, inArray(dealInvitations.inviterId, ids))

const LIMITS: Limit[] = [
  {
    what: 'questions',
    most: 10,
    refused: 429,
    async open() {
      const [both, all] = [await accountsOfOne(world), await items(AT_ONCE)]
      return {
        ask: (i) =>
          turnOf(both, i).visitor.ask('POST /question/ask', {
            goodsSn: all[i]?.sn as string,
            content: '还能便宜一点吗',
          }),
        count: () => world.services.db.$count(goodsQuestions, inArray(goodsQuestions.askerId, idsOf(both))),
      }
    },
  },
  {
    what: 'accounts offered to the platform, of a person with eight behind it',
    most: 2,
    found: 3,
    refused: 429,
    async open() {
      const both = await accountsOfOne(world)
      const pictures = await picturesOf(both)
      const facts = JSON.stringify({ ranking: '荣耀王者' })
      const form = { gid: '107', facts, contact: '13912345678', note: '实名可改', agree: '1' } as const
      const ask = (i: number) =>
        turnOf(both, i).visitor.ask('POST /recycling/ask', { ...form, pictures: JSON.stringify([pictures[i % 2]]) })
      await ask(0)
      await world.services.db.execute(sql`update rate_windows set points = 8 where key like 'recycle:%'`)
      return {
        ask,
        count: () => world.services.db.$count(recyclingRequests, inArray(recyclingRequests.userId, idsOf(both))),
      }
    },
  },
  {
    what: 'reports of accounts',
    most: 10,
    refused: 429,
    async open() {
      const both = await accountsOfOne(world)
      const evidence = await picturesOf(both)
      const form = { kind: '1', reason: 'offSite', story: STORY, mayPublish: '1' } as const
      return {
        ask: (i) =>
          turnOf(both, i).visitor.ask('POST /black/releaseBlack', {
            ...form,
            content: freshQq(),
            evidence: evidence[i % 2] as string,
          }),
        count: () => world.services.db.$count(blackReports, inArray(blackReports.reporterId, idsOf(both))),
      }
    },
  },
  {
    what: 'reports of goods',
    most: 10,
    refused: 429,
    async open() {
      const [both, all] = [await accountsOfOne(world), await items(AT_ONCE)]
      return {
        ask: (i) =>
          turnOf(both, i).visitor.ask('POST /black/reportGoods', { ...UNTRUE, goodsSn: all[i]?.sn as string }),
        count: () => world.services.db.$count(goodsReports, inArray(goodsReports.reporterId, idsOf(both))),
      }
    },
  },
  {
    what: 'open reports of one item, of an account',
    most: 1,
    refused: [1601, 429],
    async open() {
      const [visitor, [item]] = [await world.logIn(), await items(1)]
      await visitor.do('GET /comm/csrf', {})
      return {
        ask: () => visitor.ask('POST /black/reportGoods', { ...UNTRUE, goodsSn: item?.sn as string }),
        count: () => world.services.db.$count(goodsReports, eq(goodsReports.reporterId, visitor.userId)),
      }
    },
  },
  {
    what: 'appeals, each of a ruling that is not there',
    most: 10,
    found: 0,
    passed: 404,
    refused: 429,
    async open() {
      const both = await accountsOfOne(world)
      const evidence = await picturesOf(both)
      return {
        ask: (i) =>
          turnOf(both, i).visitor.ask('POST /black/appeal', {
            code: 'B2035031300000001',
            statement: STORY,
            evidence: evidence[i % 2] as string,
          }),
        count: () => world.services.db.$count(appeals, inArray(appeals.userId, idsOf(both))),
      }
    },
  },
  {
    what: 'deals that a person asks others into',
    most: 10,
    refused: 429,
    async open() {
      const both = await accountsOfOne(world)
      return {
        ask: (i) =>
          turnOf(both, i).visitor.ask('POST /order/offlineTranSub', deal(`139${50_000_000 + i}`), {
            key: randomUUID(),
          }),
        count: () => invitedBy(idsOf(both)),
      }
    },
  },
  {
    what: 'deals that one mobile is asked into',
    most: 3,
    refused: 429,
    async open() {
      const all = await Promise.all(Array.from({ length: AT_ONCE }, () => world.logIn()))
      return {
        ask: (i) =>
          (all[i] as (typeof all)[number]).ask('POST /order/offlineTranSub', deal('13960000001'), {
            key: randomUUID(),
          }),
        count: () => invitedBy(all.map(({ userId }) => userId)),
      }
    },
  },
  {
    what: 'requests for business with one mobile',
    most: 1,
    refused: [1801, 429],
    async open() {
      const visitor = world.visitor(1, '203.0.113.9')
      await visitor.do('GET /comm/csrf', {})
      return {
        ask: () => visitor.ask('POST /dist/setDistBus', { kind: 'dist', name: '王经理', mobile: '13970000001' }),
        count: () => world.services.db.$count(businessLeads),
      }
    },
  },
]

describe('daily limits under thirty concurrent requests', () => {
  it.each(LIMITS)('daily limit holds under concurrency: $what', proveLimit)
})
