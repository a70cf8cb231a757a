import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { games } from '@/lib/server/db/schema/listings/catalog'
import { bookingSeasons, coupons, leaderboards, lotteries } from '@/lib/server/db/schema/market/campaign'
import { payees } from '@/lib/server/db/schema/money/payouts'
import { dataExports } from '@/lib/server/db/schema/office/privacy'
import { hostClaims } from '@/lib/server/db/schema/office/sites'
import { staffMembers } from '@/lib/server/db/schema/people/staff'
import { AT_ONCE, type Limit, proveLimit, turnOf } from '../../support/at-once'
import { CAMPAIGNS } from '../../support/fixtures/campaigns'
import { bindAuthenticator, codeNow, earnShare, HOLDER } from '../../support/fixtures/share'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

const world = new World()
beforeAll(async () => {
  await world.open()
  await world.rule({ giftBudgetFen: 3000 })
})
afterAll(() => world.close())

/** Returns many staff members of one platform or distributor, each logged in separately. */
const staff = async (role: 'owner' | 'editor', distId: number, ofDist?: number) => {
  const all = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const person = await world.person({ staff: role, ofDist })
      const visitor = await world.logIn(person, distId)
      await visitor.do('GET /comm/csrf', {})
      return { person, visitor }
    }),
  )
  return { all, at: (i: number): Visitor => (all[i] as (typeof all)[number]).visitor }
}

const LIMITS: Limit[] = [
  {
    what: 'hosts that a distributor claims',
    most: 20,
    refused: 429,
    async open() {
      const { at } = await staff('owner', 2, 2)
      return {
        ask: (i) => at(i).ask('POST /console/claimHost', { host: `shop${i}.example.com` }),
        count: () => world.services.db.$count(hostClaims, eq(hostClaims.distId, 2)),
      }
    },
  },
  {
    what: 'payees of a distributor’s share',
    most: 5,
    refused: 1313,
    async open() {
      const { all, at } = await staff('owner', 3, 3)
      for (const { person } of all) await bindAuthenticator(world, person)
      const code = codeNow(world)
      return {
        ask: (i) =>
          at(i).ask(
            'POST /console/addSharePayee',
            { kind: '1', account: `138${60_000_000 + i}`, holder: HOLDER, code },
            { key: randomUUID() },
          ),
        count: () => world.services.db.$count(payees, eq(payees.ofDist, 3)),
      }
    },
  },
  {
    what: 'the same payee of a distributor’s share',
    most: 1,
    refused: 1313,
    async open() {
      const { all, at } = await staff('owner', 2, 2)
      for (const { person } of all) await bindAuthenticator(world, person)
      const form = { kind: '1', account: '13870000001', holder: HOLDER, code: codeNow(world) } as const
      return {
        ask: (i) => at(i).ask('POST /console/addSharePayee', form, { key: randomUUID() }),
        count: () => world.services.db.$count(payees, eq(payees.ofDist, 2)),
      }
    },
  },
  {
    what: 'lotteries of a site at a time',
    most: 1,
    refused: 400,
    async open() {
      const { at } = await staff('editor', 1)
      return {
        ask: (i) => at(i).ask('POST /console/saveLottery', { ...CAMPAIGNS.lottery, title: `抽奖${i}` }),
        count: () => world.services.db.$count(lotteries, eq(lotteries.distId, 1)),
      }
    },
  },
  {
    what: 'leaderboards of a kind at a time',
    most: 1,
    refused: 400,
    async open() {
      const { at } = await staff('editor', 1)
      return {
        ask: (i) => at(i).ask('POST /console/saveBoard', { ...CAMPAIGNS.board, title: `榜单${i}` }),
        count: () => world.services.db.$count(leaderboards, eq(leaderboards.distId, 1)),
      }
    },
  },
  ...['S99 赛季', undefined].map(
    (title): Limit => ({
      what: `seasons of a game to book, ${title ? 'of one title' : 'each of its own title'}`,
      most: 1,
      refused: 400,
      async open() {
        const { at } = await staff('editor', title ? 1 : 2)
        return {
          ask: (i) => at(i).ask('POST /console/saveSeason', { ...CAMPAIGNS.season, title: title ?? `S${i} 赛季` }),
          count: () => world.services.db.$count(bookingSeasons, eq(bookingSeasons.distId, title ? 1 : 2)),
        }
      },
    }),
  ),
  {
    what: 'games of one name',
    most: 1,
    refused: 400,
    async open() {
      const { at } = await staff('editor', 1)
      const goodsTypes = JSON.stringify([{ id: 1, name: '账号' }])
      const form = { name: '星海远航', gameType: '1', snCode: 'XH', coinName: '星币', goodsTypes } as const
      return {
        ask: (i) => at(i).ask('POST /console/saveGame', form),
        count: () => world.services.db.$count(games, eq(games.name, form.name)),
      }
    },
  },
  {
    what: 'coupons that a site gives in a month; the next waits for a second member, once',
    most: 4,
    found: 3,
    refused: 1145,
    async open() {
      await earnShare(world, 3, '900.00')
      const { at } = await staff('editor', 3, 3)
      const { userId } = await world.person()
      const gift = { ...CAMPAIGNS.gift, userId: `${userId}` }
      return {
        ask: (i) => at(i).ask('POST /console/giveCoupon', gift, { key: randomUUID() }),
        count: () => world.services.db.$count(coupons, eq(coupons.userId, userId)),
      }
    },
  },
  {
    what: 'owners of a house that remove each other',
    most: 1,
    refused: [1144, 403, 404],
    async open() {
      await world.services.db.update(staffMembers).set({ removedAt: world.now() }).where(eq(staffMembers.distId, 3))
      const people = [await world.person(), await world.person()] as const
      const members = await Promise.all(people.map((person) => world.employ(person, 'owner', 3)))
      const owners = [await world.logIn(people[0], 3), await world.logIn(people[1], 3)] as const
      for (const owner of owners) await owner.do('GET /comm/csrf', {})
      const stay = and(eq(staffMembers.distId, 3), isNull(staffMembers.removedAt))
      return {
        ask: (i) =>
          turnOf(owners as [Visitor, Visitor], i).ask('POST /console/removeStaff', {
            memberId: `${members[(i + 1) % 2]}`,
            reason: '离职',
          }),
        count: () => world.services.db.$count(staffMembers, stay),
      }
    },
  },
  {
    what: 'archives of a distributor in a day',
    most: 1,
    refused: 1138,
    async open() {
      const { at } = await staff('owner', 2, 2)
      return {
        ask: (i) => at(i).ask('POST /console/askExport', {}),
        count: () =>
          world.services.db.$count(dataExports, and(eq(dataExports.isOfDist, true), eq(dataExports.distId, 2))),
      }
    },
  },
]

describe('platform and distributor limits under thirty concurrent staff requests', () => {
  it.each(LIMITS)('staff limit holds under concurrency: $what', proveLimit)
})
