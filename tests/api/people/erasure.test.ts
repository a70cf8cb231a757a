import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boosterPackages, boosters } from '@/lib/server/db/schema/boosting'
import { goodsCodes } from '@/lib/server/db/schema/codes'
import { accountFreezes } from '@/lib/server/db/schema/identity'
import { uploads } from '@/lib/server/db/schema/media'
import { closures } from '@/lib/server/db/schema/privacy'
import { rentalOffers } from '@/lib/server/db/schema/rental'
import { pruneUploads } from '@/lib/server/modules/listings/media/prune-uploads'
import { eraseClosedAccounts } from '@/lib/server/modules/office/privacy/erase-closed-accounts'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { fen } from '@/lib/shared/money/money'
import { faultsOf } from '../../support/ledger'
import { World } from '../../support/world'

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
})
