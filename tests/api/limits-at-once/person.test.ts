import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { goods, priceAlerts } from '@/lib/server/db/schema/listings/catalog'
import { uploads } from '@/lib/server/db/schema/listings/media'
import { roleCards } from '@/lib/server/db/schema/listings/role-cards'
import { lotteryDraws, seasonBookings } from '@/lib/server/db/schema/market/campaign'
import { payees, withdrawals } from '@/lib/server/db/schema/money/payouts'
import { dataExports } from '@/lib/server/db/schema/office/privacy'
import { smsCodes, users } from '@/lib/server/db/schema/people/identity'
import { localSms } from '@/lib/server/db/schema/providers'
import { DAY_BYTES } from '@/lib/server/modules/listings/media/rules'
import { fen } from '@/lib/shared/money/money'
import { type Account, AT_ONCE, accountsOfOne, answerOf, type Limit, proveLimit, turnOf } from '../../support/at-once'
import { addPayeeRow, nameThem, openFor, REAL_NAME } from '../../support/fixtures/bank'
import { CAMPAIGNS } from '../../support/fixtures/campaigns'
import { nothing, prizeOf, startLottery } from '../../support/fixtures/lottery'
import { inLanes } from '../../support/in-lanes'
import { PAY_PASSWORD, World } from '../../support/world'

const world = new World()
beforeAll(async () => {
  await world.open()
  await world.rule({ payoutsADay: 3 })
})
afterAll(() => world.close())

const idsOf = (both: readonly Account[]) => both.map(({ person }) => person.userId)
const codeOf = async (phone: string) => {
  const rows = await world.services.db.select().from(localSms).where(eq(localSms.phone, phone)).orderBy(localSms.id)
  return /验证码是(\d{6})/.exec(rows.at(-1)?.text ?? '')?.[1] ?? ''
}
const seasonOf = async (gameId: string, places: string) => {
  const staff = await world.logIn({ staff: 'editor' })
  const form = { ...CAMPAIGNS.season, gameId, places }
  return (await staff.do('POST /console/saveSeason', form)).seasonId
}
const booking = (seasonId: number) =>
  ({ seasonId: String(seasonId), service: 'rank', contactType: 'qq', contact: '28500010', areaId: '1' }) as const
const bookingsOf = (seasonId: number) =>
  world.services.db.$count(
    seasonBookings,
    and(eq(seasonBookings.seasonId, seasonId), isNull(seasonBookings.cancelledAt)),
  )

const LIMITS: Limit[] = [
  {
    what: 'accounts of an id card',
    most: 3,
    refused: 1111,
    async open() {
      const all = await Promise.all(Array.from({ length: AT_ONCE }, () => world.logIn({ verified: false })))
      const ids = all.map(({ userId }) => userId)
      return {
        ask: async (i) =>
          (all[i] as (typeof all)[number]).ask('POST /user/verifyIdentity', {
            realName: '林小满',
            idCard: '110101199003074530',
          }),
        count: () => world.services.db.$count(users, and(inArray(users.id, ids), isNotNull(users.idCardHash))),
      }
    },
  },
  {
    what: 'payees of a person',
    // A pay password can be tried five times concurrently per account, right or wrong.
    most: 5,
    refused: [1313, 1109],
    async open() {
      const both = await accountsOfOne(world)
      const browsers = await inLanes(1, Array.from({ length: AT_ONCE }), async (_, i) => {
        const { person } = turnOf(both, i)
        if (i < 2) await nameThem(world, person)
        const visitor = await world.logIn(person)
        const form = { kind: '1', account: `135${30_000_000 + i}` } as const
        await world.services.db.execute(sql`delete from rate_windows`)
        await visitor.do('POST /user/sendPayeeCode', form)
        const proofs = { realName: REAL_NAME, payPassword: PAY_PASSWORD, smsCode: await codeOf(person.phone) }
        return { visitor, form: { ...form, ...proofs } }
      })
      return {
        ask: (i) => {
          const { visitor, form } = browsers[i] as (typeof browsers)[number]
          return visitor.ask('POST /user/bindAccountNum', form, { key: randomUUID() })
        },
        count: () => world.services.db.$count(payees, inArray(payees.userId, idsOf(both))),
      }
    },
  },
  {
    what: 'withdrawals of a person in a day',
    most: 3,
    refused: 429,
    async open() {
      const both = await accountsOfOne(world, { balance: '900.00' })
      world.pass({ hours: 25 })
      const paid = await Promise.all(
        both.map(({ person }, i) => addPayeeRow(world, person, { account: `138${40_000_000 + i}` })),
      )
      return {
        ask: (i) => answerOf(openFor(world, turnOf(both, i).person, paid[i % 2] as number, '10.00')),
        count: () => world.services.db.$count(withdrawals, inArray(withdrawals.userId, idsOf(both))),
      }
    },
  },
  {
    what: 'receiving characters of a game',
    most: 10,
    refused: 429,
    async open() {
      const { userId, ...visitor } = await fresh()
      const place = { gid: '107', areaId: '1', serverId: '11' }
      return {
        ask: (i) => visitor.ask('POST /roleCard/addUserRoleCardInfo', { ...place, roleName: `角色${i}` }),
        count: () => world.services.db.$count(roleCards, eq(roleCards.userId, userId)),
      }
    },
  },
  {
    what: 'receiving characters',
    most: 4,
    found: 50,
    refused: 429,
    async open() {
      const { userId, ...visitor } = await fresh()
      const place = { gid: '107', areaId: '1', serverId: '11' }
      await visitor.ask('POST /roleCard/addUserRoleCardInfo', { ...place, roleName: '风清扬' })
      const [one] = await world.services.db.select().from(roleCards).where(eq(roleCards.userId, userId))
      if (!one) throw new Error('no character')
      const { id: _, ...row } = one
      const others = Array.from({ length: 45 }, (_, i) => ({
        ...row,
        gameId: 177,
        isDefault: false,
        roleName: `旧${i}`,
      }))
      await world.services.db.insert(roleCards).values(others)
      return {
        ask: (i) => visitor.ask('POST /roleCard/addUserRoleCardInfo', { ...place, roleName: `角色${i}` }),
        count: () => world.services.db.$count(roleCards, eq(roleCards.userId, userId)),
      }
    },
  },
  {
    what: 'price alerts',
    most: 4,
    found: 200,
    refused: 429,
    async open() {
      const seller = await world.person()
      const { userId, ...visitor } = await fresh()
      const all = await Promise.all(Array.from({ length: AT_ONCE + 196 }, () => world.goods({ seller })))
      const late = all.slice(AT_ONCE).map(({ sn }) => sn)
      const rows = await world.services.db.select().from(goods).where(inArray(goods.sn, late))
      const alert = { userId, priceFen: fen(10_000), createdAt: world.now() }
      await world.services.db.insert(priceAlerts).values(rows.map(({ id }) => ({ ...alert, goodsId: id })))
      return {
        ask: (i) => visitor.ask('POST /goods/priceAlert', { goodsSn: all[i]?.sn as string, on: '1' }),
        count: () => world.services.db.$count(priceAlerts, eq(priceAlerts.userId, userId)),
      }
    },
  },
  {
    what: 'archives of own data in a day',
    most: 1,
    refused: [1138, 429],
    async open() {
      const { userId, ...visitor } = await fresh()
      return {
        ask: () => visitor.ask('POST /user/askDataExport', {}),
        count: () => world.services.db.$count(dataExports, eq(dataExports.userId, userId)),
      }
    },
  },
  {
    what: 'bytes of pictures in a day',
    most: 3,
    found: 4,
    refused: 429,
    async open() {
      const visitor = await world.logIn()
      const own = eq(uploads.userId, visitor.userId)
      const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#884422' } })
        .png()
        .toBuffer()
      const tokens = await inLanes(1, Array.from({ length: AT_ONCE + 1 }), () =>
        visitor.do('GET /comm/imagesTempUploadToken', { purpose: 'goods' }),
      )
      const upload = (i: number) => {
        const { uploadId, token } = tokens[i] as (typeof tokens)[number]
        return visitor.upload(
          'POST /comm/uploadImage',
          { uploadId, token },
          new Blob([png as BlobPart], { type: 'image/png' }),
        )
      }
      // All of the same size: the daily quota has room for three more, and almost for a fourth.
      await upload(AT_ONCE)
      const [stored] = await world.services.db
        .select()
        .from(uploads)
        .where(and(own, isNotNull(uploads.key)))
      const { bytes, id } = stored as typeof uploads.$inferSelect
      await world.services.db
        .update(uploads)
        .set({ bytes: DAY_BYTES - 4 * bytes + 1 })
        .where(eq(uploads.id, id))
      return { ask: upload, count: () => world.services.db.$count(uploads, and(own, isNotNull(uploads.key))) }
    },
  },
  {
    what: 'codes to a mobile in a minute',
    most: 1,
    refused: 429,
    async open() {
      const [visitor, phone] = [world.visitor(), '13700990001']
      await visitor.do('GET /comm/csrf', {})
      return {
        ask: () => visitor.ask('POST /comm/sms', { phone, purpose: 'login' }),
        count: () => world.services.db.$count(smsCodes, eq(smsCodes.phone, phone)),
      }
    },
  },
  {
    what: 'places that a person books in a season',
    most: 1,
    refused: 1705,
    async open() {
      const [both, seasonId] = [await accountsOfOne(world), await seasonOf('107', '20')]
      return {
        ask: (i) =>
          turnOf(both, i).visitor.ask('POST /activity/booking/seasonBooking', booking(seasonId), { key: randomUUID() }),
        count: () => bookingsOf(seasonId),
      }
    },
  },
  {
    what: 'places of a season',
    most: 4,
    refused: 1706,
    async open() {
      const seasonId = await seasonOf('177', '4')
      const all = await Promise.all(Array.from({ length: AT_ONCE }, () => world.logIn()))
      const form = { ...booking(seasonId), areaId: undefined }
      return {
        ask: (i) => (all[i] as (typeof all)[number]).ask('POST /activity/booking/seasonBooking', form),
        count: () => bookingsOf(seasonId),
      }
    },
  },
  {
    what: 'free draws of a person in a day',
    most: 1,
    refused: 1702,
    async open() {
      const [both, lotteryId] = [
        await accountsOfOne(world),
        await startLottery(world, [prizeOf(500_000, 20), nothing(500_000)]),
      ]
      return {
        ask: (i) =>
          turnOf(both, i).visitor.ask(
            'POST /activity/lottery/draw',
            { lotteryId: String(lotteryId) },
            { key: randomUUID() },
          ),
        count: () => world.services.db.$count(lotteryDraws, eq(lotteryDraws.lotteryId, lotteryId)),
      }
    },
  },
]

async function fresh() {
  const visitor = await world.logIn()
  await visitor.do('GET /comm/csrf', {})
  return { userId: visitor.userId, ask: visitor.ask.bind(visitor) }
}

describe('per-person limits under thirty concurrent requests', () => {
  it.each(LIMITS)('per-person limit holds under concurrency: $what', proveLimit)
})
