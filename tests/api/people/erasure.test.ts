import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { goodsCodes } from '@/lib/server/db/schema/listings/codes'
import { uploads } from '@/lib/server/db/schema/listings/media'
import { rentalOffers } from '@/lib/server/db/schema/listings/rental'
import { boosterPackages, boosters } from '@/lib/server/db/schema/market/boosting'
import { debts } from '@/lib/server/db/schema/money/debts'
import { payments } from '@/lib/server/db/schema/money/wallet'
import { closures } from '@/lib/server/db/schema/office/privacy'
import { accountFreezes, users } from '@/lib/server/db/schema/people/identity'
import { pruneUploads } from '@/lib/server/modules/listings/media/prune-uploads'
import { eraseClosedAccounts } from '@/lib/server/modules/office/privacy/erase-closed-accounts'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { fen } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'
import { Bank, Saver } from '../../support/fixtures/bank'
import { ClaimCase, runClaims } from '../../support/fixtures/claim'
import { Deal } from '../../support/fixtures/deal'
import { faultsOf } from '../../support/ledger'
import { oneCard } from '../../support/one-person'
import { type Person, World } from '../../support/world'

describe('erasure of what a person wrote, stored and uploaded', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it('passwords of accounts for rent, unsold codes, addresses, texts and avatars are erased', async () => {
    const { db, storage, vault } = world.services
    const person = await world.person()
    const { userId } = person
    const me = await world.logIn(person)
    const at = world.now()
    const account = await world.goods({ seller: person, price: '100.00' })
    await db.insert(rentalOffers).values({
      goodsSn: account.sn as never,
      ownerId: userId,
      rules: '不要改我的密码，我叫王小明',
      credentials: vault.seal('rental', account.sn, 'hero@game Secret-99'),
    })
    const card = await world.goods({ seller: person, price: '10.00', goodsTypeId: 46 })
    expect((await me.ask('POST /goods/addCodes', { goodsSn: card.sn, codes: 'AAAA-BBBB\nCCCC-DDDD' })).code).toBe(0)
    const intro = '我叫王小明，住在杭州西湖区'
    await me.do('POST /booster/boosterApply', { intro, gameIds: '107', agree: '1' })
    const work = { kind: 'boosting' as const, gameId: 107, title: '王小明带你上分', hours: 5 }
    const sums = { priceFen: fen(5000), safetyFen: fen(5000), efficiencyFen: fen(1700) }
    await db.insert(boosterPackages).values({ boosterId: userId, ...work, ...sums })
    await db.insert(accountFreezes).values({ userId, distId: 1, ip: '203.0.113.7', createdAt: at })
    const key = 'avatar/ab/abcdef.webp'
    const picture = { key, userId, tokenHash: 'x', createdAt: at, expiresAt: at, usedAt: at, bytes: 4 }
    await db.insert(uploads).values([
      { id: 'face', purpose: 'avatar', ...picture },
      { id: 'item', purpose: 'goods', ...picture, key: 'goods/ab/abcdef.webp' },
    ])
    await storage.write(key, Buffer.from('face'), 'image/webp')
    await db.insert(closures).values({ userId, distId: 1, closedAt: at, eraseAt: at })
    expect(await eraseClosedAccounts(systemCtx(world.services, world.dist()), { limit: 10 })).toBe(1)
    await pruneUploads(world.services)
    expect(await db.select().from(rentalOffers).where(eq(rentalOffers.ownerId, userId))).toEqual([])
    expect(await db.select().from(goodsCodes).where(eq(goodsCodes.sellerId, userId))).toEqual([])
    expect(await db.select().from(boosters).where(eq(boosters.userId, userId))).toMatchObject([{ intro: '' }])
    expect(await db.select().from(boosterPackages).where(eq(boosterPackages.boosterId, userId))).toMatchObject([
      { title: '', isShown: false },
    ])
    expect(await db.select().from(accountFreezes).where(eq(accountFreezes.userId, userId))).toMatchObject([{ ip: '' }])
    expect(await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.userId, userId))).toEqual([
      { id: 'item' },
    ])
    expect(await storage.read(key)).toBeNull()
    expect(await faultsOf(world)).toEqual([])
  })

  const erase = () => eraseClosedAccounts(systemCtx(world.services, world.dist()), { limit: 10 })
  /** Closes the account as its owner does, and passes the days until it is due to be erased. */
  const closeFor = async ({ userId }: Person, days: number) => {
    const at = world.now()
    await world.services.db.update(users).set({ closedAt: at }).where(eq(users.id, userId))
    const eraseAt = new Date(at.getTime() + days * DAY_MS)
    await world.services.db.insert(closures).values({ userId, distId: 1, closedAt: at, eraseAt })
  }
  const phoneOf = async ({ userId }: Person) =>
    (await world.services.db.select({ phone: users.phone }).from(users).where(eq(users.id, userId)))[0]?.phone

  it('the address and the id at a provider with which a payment was made are erased', async () => {
    const deal = await Deal.open(world, { price: '1.00', balance: '1.00' })
    await (await deal.place()).pay()
    await deal.deliver()
    await deal.confirm()
    const person = deal.people.buyer
    const payer = {
      method: 'jsapi',
      device: 'phone',
      clientIp: '203.0.113.7',
      openId: 'oUpF8u',
      returnUrl: '',
    } as const
    const own = eq(payments.userId, person.userId)
    await world.services.db.update(payments).set({ payer }).where(own)
    await closeFor(person, 0)
    expect(await erase()).toBe(1)
    const rows = await world.services.db.select({ payer: payments.payer }).from(payments).where(own)
    expect(rows).toEqual([{ payer: { ...payer, clientIp: '', openId: '' } }])
  })

  it('an account whose payout came back after it was closed is not erased while the money is there', async () => {
    const bank = await Bank.open(world)
    const saver = await Saver.open(world, { balance: '500.00' })
    const sn = await saver.withdraw('500.00')
    await bank.reconcile()
    expect(await saver.show(sn)).toMatchObject({ state: 'paid' })
    expect((await saver.visitor.do('GET /user/closing', {})).open).toEqual([])
    await closeFor(saver.person, 1)
    world.pass({ days: 1, seconds: 1 })
    expect(await erase(), 'the bank may still return it').toBe(0)
    const logged = vi.spyOn(world.services.log, 'error')
    await bank.returnIt(sn)
    world.pass({ days: 31 })
    expect(await erase()).toBe(0)
    expect(logged.mock.calls.map(([facts]) => facts)).toEqual([
      { userId: saver.person.userId, sn },
      { userId: saver.person.userId, held: '500.00' },
    ])
    logged.mockRestore()
    expect(await phoneOf(saver.person)).toBe(saver.person.phone)
    const staff = await world.logIn({ staff: 'service' })
    const reopen = { userId: String(saver.person.userId), reason: '本人来电，提现被退回' }
    expect(await staff.ask('POST /console/reopenAccount', reopen)).toMatchObject({ code: 0 })
    expect(await world.balance(saver.person)).toBe('500.00')
  })

  it('the hash of the identity card is not kept with a settled debt', async () => {
    const judge = await world.person({ staff: 'service' })
    const seller = await world.person()
    await oneCard(world, 'card to forget', seller)
    const one = await ClaimCase.released(world, { ensureId: '1', seller })
    await one.grant(judge)
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    const personOf = async () =>
      (await world.services.db.select().from(debts).where(eq(debts.userId, seller.userId)))[0]?.person
    expect(await personOf()).toBe('card to forget')
    await closeFor(seller, 0)
    world.pass({ days: 400 })
    await erase()
    expect(await phoneOf(seller)).toBeNull()
    expect(await personOf()).toBe('')
    expect(await faultsOf(world)).toEqual([])
  })
})
