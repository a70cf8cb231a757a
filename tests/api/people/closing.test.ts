import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { favourites } from '@/lib/server/db/schema/listings/catalog'
import { bookingSeasons, seasonBookings } from '@/lib/server/db/schema/market/campaign'
import { coinMerchants } from '@/lib/server/db/schema/market/coin'
import { recyclingRequests } from '@/lib/server/db/schema/market/recycling'
import { closures } from '@/lib/server/db/schema/office/privacy'
import { users } from '@/lib/server/db/schema/people/identity'
import { localSms } from '@/lib/server/db/schema/providers'
import { owingOf } from '@/lib/server/modules/money/debts/queries'
import { eraseClosedAccounts } from '@/lib/server/modules/office/privacy/erase-closed-accounts'
import { eraseUser } from '@/lib/server/modules/people/identity/security/erase-user'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { ClaimCase, runClaims } from '../../support/fixtures/claim'
import { SHOP } from '../../support/fixtures/coin'
import { Deal, runClock, spend } from '../../support/fixtures/deal'
import { insertRequest } from '../../support/fixtures/recovery'
import { restrict } from '../../support/fixtures/restriction'
import { faultsOf } from '../../support/ledger'
import { oneCard } from '../../support/one-person'
import type { Visitor } from '../../support/visitor'
import { PAY_PASSWORD, type Person, World } from '../../support/world'

let world: World
beforeEach(async () => {
  world = await new World().open()
})
afterEach(async () => {
  expect(await faultsOf(world)).toEqual([])
  await world.close()
})

const codeFor = async (visitor: Visitor, phone: string) => {
  await visitor.do('POST /comm/smsBindPhone', { purpose: 'close' })
  const rows = await world.services.db.select().from(localSms).where(eq(localSms.phone, phone))
  return /\d{6}/.exec(rows.at(-1)?.text ?? '')?.[0] ?? ''
}
const close = (visitor: Visitor, smsCode: string, payPassword = PAY_PASSWORD) =>
  visitor.ask('POST /user/closeAccount', { payPassword, smsCode })
const rowOf = async ({ userId }: Person) =>
  (await world.services.db.select().from(users).where(eq(users.id, userId)))[0]
const erase = () => eraseClosedAccounts(systemCtx(world.services, world.dist()), { limit: 10 })

const AT = new Date('2035-03-01T10:00:00+08:00')
const MERCHANT = {
  state: 'closed' as const,
  suspendReason: '多次投诉',
  gameAccounts: '搬砖一号',
  contact: '2850001',
  countedFrom: AT,
  appliedAt: AT,
}
const BOOKING = {
  distId: 1,
  gameId: 107,
  service: 'rank' as const,
  contactType: 'qq' as const,
  contact: '285000103',
  note: '晚上联系',
}

describe('closing an account', () => {
  it('rejects closing an account with open items, or without the code and pay password', async () => {
    const deal = await Deal.open(world, { price: '100.00', balance: '150.00' })
    await (await deal.place()).pay()
    expect((await deal.buyer.do('GET /user/closing', {})).open).toMatchObject([
      { name: '没有结束的买入订单', text: '1 笔' },
      { name: '余额', text: '¥50.00' },
    ])
    expect((await deal.seller.do('GET /user/closing', {})).open).toMatchObject([{ name: '没有结束的卖出订单' }])
    expect(await close(deal.buyer, '000000')).toMatchObject({
      name: 'CLOSING_OPEN',
      data: { open: [{ text: '1 笔' }, {}] },
    })
    const person = await world.person()
    const visitor = await world.logIn(person)
    expect((await close(visitor, '000000')).name).toBe('WRONG_SMS_CODE')
    expect((await close(visitor, await codeFor(visitor, person.phone), '000001')).name).toBe('WRONG_PAY_PASSWORD')
  })

  it('closing an account ends all sessions and unlists its goods; the next login shows the reason', async () => {
    const person = await world.person()
    const { sn } = await world.goods({ seller: person })
    const [here, there] = [await world.logIn(person), await world.logIn(person, 2)]
    expect((await close(here, await codeFor(here, person.phone))).code).toBe(0)
    expect((await there.ask('GET /user/userInfo', {})).code).toBe(2)
    expect((await world.goodsRow(sn)).status).toBe(2)
    const again = await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'demo1234' })
    expect(again).toMatchObject({ name: 'FORBIDDEN', msg: expect.stringContaining('联系客服恢复') })
    const wrong = await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'wrong-one1' })
    expect(wrong.msg, 'nobody else learns of it').not.toContain('注销')
  })

  it('only staff can reopen a closed account, within thirty days', async () => {
    const person = await world.person()
    const visitor = await world.logIn(person)
    await close(visitor, await codeFor(visitor, person.phone))
    const reopen = (by: Visitor) =>
      by.ask('POST /console/reopenAccount', { userId: String(person.userId), reason: '本人来电' })
    expect((await reopen(await world.logIn())).name).toBe('FORBIDDEN')
    const staff = await world.logIn({ staff: 'service' })
    expect((await Promise.all([reopen(staff), reopen(staff)])).map(({ name }) => name).toSorted()).toEqual([
      'NOT_FOUND',
      'OK',
    ])
    expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'demo1234' })).code).toBe(0)
    world.pass({ days: 31 })
    expect(await erase()).toBe(0)
    expect((await rowOf(person))?.phone).toBe(person.phone)
  })

  it('personal data of a closed account is erased after thirty days; orders and ledger remain, and the phone is free again', async () => {
    const deal = await Deal.open(world, { price: '100.00', balance: '100.00' })
    await (await deal.place()).pay()
    await deal.deliver()
    await deal.confirm()
    const { orderSn } = deal
    const other = await world.goods({ seller: deal.people.seller })
    await deal.buyer.do('POST /user/followGoods', { goodsSn: other.sn, follow: '1' })
    const { buyer } = deal.people
    const startsAt = world.now()
    const [season] = await world.services.db
      .insert(bookingSeasons)
      .values({ distId: 1, gameId: 107, title: 'S9 赛季', startsAt, bookUntil: startsAt, places: 10 })
      .returning()
    const booking = { ...BOOKING, userId: buyer.userId, seasonId: season?.id ?? 0 }
    await world.services.db.insert(seasonBookings).values(booking)
    await insertRequest(world, buyer)
    await world.services.db
      .update(recyclingRequests)
      .set({ status: 'closed', closedAt: world.now() })
      .where(eq(recyclingRequests.userId, buyer.userId))
    await world.services.db.insert(coinMerchants).values({ ...MERCHANT, userId: buyer.userId })
    await oneCard(world, 'card of a merchant', buyer)
    expect((await close(deal.buyer, await codeFor(deal.buyer, buyer.phone))).code).toBe(0)
    world.pass({ days: 29, hours: 23 })
    expect(await erase()).toBe(0)
    world.pass({ hours: 2 })
    await Promise.all([erase(), erase()])
    const row = await rowOf(buyer)
    expect(row).toMatchObject({
      phone: null,
      nickName: '已注销用户',
      realName: null,
      idCardHash: null,
      passwordHash: null,
    })
    const bookings = await world.services.db
      .select()
      .from(seasonBookings)
      .where(eq(seasonBookings.userId, buyer.userId))
    expect(bookings).toMatchObject([{ contact: '', note: '' }])
    const { db } = world.services
    const requests = db.select().from(recyclingRequests).where(eq(recyclingRequests.userId, buyer.userId))
    expect(await requests).toMatchObject([{ contactMask: '', contactSealed: Buffer.alloc(0) }])
    const merchants = db.select().from(coinMerchants).where(eq(coinMerchants.userId, buyer.userId))
    expect(await merchants).toMatchObject([{ contact: '', gameAccounts: '', suspendReason: '多次投诉' }])
    const second = await world.person({ balance: '1000.00' })
    await oneCard(world, 'card of a merchant', second)
    const application = { ...SHOP, payPassword: PAY_PASSWORD, agree: '1' } as const
    const applied = (await world.logIn(second)).ask('POST /quickCoin/shopQuickCoinApply', application, {
      key: randomUUID(),
    })
    expect(await applied, 'a suspension outlives the account').toMatchObject({ name: 'COIN_SHOP_REFUSED' })
    expect(await world.services.db.$count(favourites)).toBe(0)
    expect(await erase(), 'once').toBe(0)
    const seen = await (await world.logIn(deal.people.seller)).ask('GET /order/orderDetail', { orderSn })
    expect(JSON.stringify(seen)).not.toContain(buyer.nickName)
    const fresh = world.visitor()
    await fresh.do('POST /comm/sms', { phone: buyer.phone, purpose: 'register' })
    const sent = await world.services.db.select().from(localSms).where(eq(localSms.phone, buyer.phone))
    const smsCode = /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? ''
    const registered = await fresh.ask('POST /user/register', {
      phone: buyer.phone,
      smsCode,
      password: 'Tiger-lily-7',
      agree: '1',
    })
    expect(registered.code).toBe(0)
    expect(registered.data.userId).not.toBe(buyer.userId)
  })

  it('a seller cannot close the account while a sold cover is in force', async () => {
    const one = await ClaimCase.released(world)
    await spend(world, one.deal.people.seller, '940.00')
    const open = async () => (await (await world.logIn(one.deal.people.seller)).do('GET /user/closing', {})).open
    expect(await open()).toMatchObject([
      { name: '没有结束的买入订单' },
      { name: '仍在包赔期内的已售订单', text: '1 笔', href: '/center/buyers/buyRecord?isSeller=1' },
    ])
    expect((await close(one.deal.seller, '000000')).name).toBe('CLOSING_OPEN')
    world.pass({ days: 357 })
    await runClock(world)
    expect(JSON.stringify(await open()), 'the 365 days began with the confirmation').toContain('包赔期')
    world.pass({ days: 1 })
    expect(JSON.stringify(await open())).not.toContain('包赔期')
  })

  it('a closed account is not erased while its orders can be claimed or its person owes something', async () => {
    const judge = await world.person({ staff: 'service' })
    const one = await ClaimCase.released(world)
    const { seller } = one.deal.people
    await spend(world, seller, '940.00')
    const at = world.now()
    await world.services.db.insert(closures).values({ userId: seller.userId, distId: 1, closedAt: at, eraseAt: at })
    const isErasedAfter = async (days: number) => {
      world.pass({ days, seconds: 1 })
      await runClaims(world)
      await erase()
      return (await rowOf(seller))?.phone === null
    }
    expect(await isErasedAfter(0), 'a cover is in force').toBe(false)
    await one.grant(judge)
    expect(await isErasedAfter(1), 'a claim is open').toBe(false)
    expect(await isErasedAfter(7), 'a debt is owed').toBe(false)
    const { owed } = await owingOf(world.services.db, seller.userId)
    expect(owed).toBe(94000n)
    expect(await isErasedAfter(30)).toBe(false)
    await runClock(world)
    await (await world.logIn(seller)).do('POST /claim/repay', {}, { key: randomUUID() })
    expect(await isErasedAfter(1), 'the account was not forgotten').toBe(true)
  })

  it('a debt of an erased account binds an account verified later with the same identity card', async () => {
    const judge = await world.person({ staff: 'service' })
    const seller = await world.person()
    await oneCard(world, 'card of a debtor', seller)
    const one = await ClaimCase.released(world, { ensureId: '1', seller })
    await spend(world, seller, '940.00')
    await one.grant(judge)
    await world.services.db.transaction((tx) => eraseUser(tx, seller.userId))
    const later = await world.person({ balance: '940.00' })
    expect(await owingOf(world.services.db, later.userId)).toEqual({ pending: 0n, owed: 0n })
    await oneCard(world, 'card of a debtor', later)
    expect(await owingOf(world.services.db, later.userId)).toEqual({ pending: 94000n, owed: 0n })
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await owingOf(world.services.db, later.userId)).toEqual({ pending: 0n, owed: 94000n })
    await (await world.logIn(later)).do('POST /claim/repay', {}, { key: randomUUID() })
    expect(await world.balance(later)).toBe('0.00')
  })

  it('an owner cannot close the account while the accounts of the other owners are frozen or restricted', async () => {
    const [owner, restricted, frozen] = [
      await world.person({ staff: 'owner', ofDist: 4 }),
      await world.person({ staff: 'owner', ofDist: 4 }),
      await world.person({ staff: 'owner', ofDist: 4 }),
    ]
    const { db } = world.services
    await restrict(world, restricted, { kinds: ['login'] })
    await db.update(users).set({ frozenAt: world.now() }).where(eq(users.id, frozen.userId))
    const visitor = await world.logIn(owner)
    const names = async () => (await visitor.do('GET /user/closing', {})).open.map(({ name }) => name)
    expect(await names()).toEqual(['唯一的负责人'])
    await db.update(users).set({ frozenAt: null }).where(eq(users.id, frozen.userId))
    expect(await names()).toEqual([])
  })

  it('the last owner of a distributor cannot close the account; others leave the staff with it', async () => {
    const [first, second] = [
      await world.person({ staff: 'owner', ofDist: 4 }),
      await world.person({ staff: 'owner', ofDist: 4 }),
    ]
    const leave = async (person: Person) => {
      const visitor = await world.logIn(person)
      return close(visitor, await codeFor(visitor, person.phone))
    }
    const both = await Promise.all([leave(first), leave(second)])
    expect(both.map(({ name }) => name).toSorted()).not.toEqual(['OK', 'OK'])
    const stayed = both[0]?.code === 0 ? second : first
    const visitor = await world.logIn(stayed)
    expect((await visitor.do('GET /user/closing', {})).open).toEqual([
      { name: '唯一的负责人', text: '请先设置另一位负责人', href: '/console/staff' },
    ])
    expect((await close(visitor, '000000')).name).toBe('CLOSING_OPEN')
  })
})
