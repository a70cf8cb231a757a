import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dists } from '@/lib/server/db/schema/core/tenancy'
import { games, goods } from '@/lib/server/db/schema/listings/catalog'
import { saveHours } from '@/lib/server/modules/listings/hours/save-hours'
import type { GoodsSn } from '@/lib/shared/ids'
import { weekMinute } from '@/lib/shared/trade/open-hours'
import { type Person, World } from '../../support/world'

const COIN = 22

describe('currency offers', () => {
  const world = new World()
  let seller: Person
  const offer = (amount: string, price: string, more: object = {}) =>
    world.goods({
      seller,
      goodsTypeId: COIN,
      price,
      stock: 9,
      title: '游戏币',
      facts: amount ? { amount } : {},
      ...more,
    })
  const set = (sn: string, values: Partial<typeof goods.$inferInsert>) =>
    world.services.db
      .update(goods)
      .set(values)
      .where(eq(goods.sn, sn as GoodsSn))
  const list = async (input: object = {}) =>
    (await world.visitor().do('GET /quickCoin/shelf', { gid: '107', ...input })).list
  let sns: string[]

  beforeAll(async () => {
    await world.open()
    seller = await world.person()
    await world.services.db.update(games).set({ coinName: '点券' }).where(eq(games.id, 107))
    const made = [
      await offer('100万', '10.00'), // 100,000 for a yuan
      await offer('0.5亿', '250.00'), // 200,000
      await offer('', '30.00', { title: '电信一区 900万 点券 秒发' }), // 300,000, said in the title
      await offer('200万', '100.00', { goodsTypeId: 2 }), // 20,000, the older type
      await offer('', '9.00', { title: '点券，数量面谈' }),
      await offer('999万', '1.00', { goodsTypeId: 27 }),
      await offer('999万', '1.00', { status: 2 }),
      await offer('60万', '1.00', { gameId: 177 }),
    ]
    sns = made.map(({ sn }) => sn)
    await set(sns[1] as string, {
      areaId: 7,
      areaName: '安卓QQ',
      serverId: 71,
      serverName: '1区',
      crossId: 3,
      crossName: 'DNF跨三',
    })
  })
  afterAll(() => world.close())

  it('currency offers are sorted by amount per yuan, with amounts read from the fact or the title', async () => {
    const found = await list()
    expect(found.map((row) => [row.goodsSn, row.amount, row.scale])).toEqual([
      [sns[2], 9_000_000, 300_000],
      [sns[1], 50_000_000, 200_000],
      [sns[0], 1_000_000, 100_000],
      [sns[3], 2_000_000, 20_000],
    ])
    expect(found[1]).toMatchObject({
      coinName: '点券',
      price: '250.00',
      stock: 9,
      areaName: '安卓QQ',
      crossName: '跨三',
    })
  })

  it('currency offers can be filtered by game, type and area, and are paginated', async () => {
    expect((await list({ gid: '177' })).map((row) => row.goodsSn)).toEqual([sns[7]])
    expect((await list({ gt: '2' })).map((row) => row.goodsSn)).toEqual([sns[3]])
    expect((await list({ areaId: '7', serverId: '71' })).map((row) => row.goodsSn)).toEqual([sns[1]])
    const second = await world.visitor().do('GET /quickCoin/shelf', { gid: '107', page: '2', pageSize: '3' })
    expect(second).toMatchObject({ total: 4, more: false, page: 2 })
    expect(second.list.map((row) => row.goodsSn)).toEqual([sns[3]])
  })

  it('for an amount, only offers that can deliver it are listed, the lowest total first', async () => {
    const asked = async (amount: string) =>
      (await list({ amount })).map(({ goodsSn, asked }) => [goodsSn, asked?.num, asked?.coins, asked?.total])
    expect(await asked('1500000')).toEqual([
      [sns[0], 2, 2_000_000, '20.00'],
      [sns[2], 1, 9_000_000, '30.00'],
      [sns[3], 1, 2_000_000, '100.00'],
      [sns[1], 1, 50_000_000, '250.00'],
    ])
    expect(await asked('19000000')).toEqual([
      [sns[2], 3, 27_000_000, '90.00'],
      [sns[1], 1, 50_000_000, '250.00'],
    ])
    expect((await list())[0]?.asked).toBeNull()
    const ofAllGames = await world.visitor().do('GET /quickCoin/shelf', { amount: '1500000' })
    expect(new Set(ofAllGames.list.map((row) => row.asked))).toEqual(new Set([null]))
  })

  it('currency offers exclude goods fully reserved by unpaid orders', async () => {
    await set(sns[2] as string, { reserved: 9 })
    expect((await list()).map((row) => row.goodsSn)).not.toContain(sns[2])
    await set(sns[2] as string, { reserved: 0 })
  })

  it('returns the best and median ratio and the recycling ratio per game', async () => {
    const { recyclePercent, list: scales } = await world.visitor().do('GET /dist/getScaleConf', {})
    expect(recyclePercent).toBe(85)
    // Median of 20,000, 100,000, 200,000 and 300,000; a player gives 150,000 / 0.85 per yuan.
    expect(scales).toContainEqual({
      gameId: 107,
      gameName: expect.any(String),
      coinName: '点券',
      offers: 4,
      stock: expect.any(Number),
      bestScale: 300_000,
      medianScale: 150_000,
      recycleScale: 176_470.59,
    })
    expect(scales.find((row) => row.gameId === 177)).toMatchObject({ offers: 1, medianScale: 600_000 })
  })

  it('returns the cross-server zones that have goods', async () => {
    const { crossList } = await world.visitor().do('GET /comm/crossList', {})
    expect(crossList).toEqual([{ gameId: 107, crossId: 3, crossName: '跨三', count: 1 }])
    expect((await world.visitor().do('GET /comm/crossList', { gameId: '177' })).crossList).toEqual([])
  })

  it('lists goods sold today once each, the latest first', async () => {
    const buyer = await world.person({ balance: '500.00' })
    const visitor = await world.logIn(buyer)
    for (const n of [0, 3, 0]) {
      const { orderSn } = await visitor.do('POST /order/placeOrder', {
        goodsSn: sns[n] as string,
        price: n === 0 ? '10.00' : '100.00',
        goodsNum: '1',
        roleName: '甲',
        agree: '1',
      })
      await visitor.do('POST /pay/balancePay', { orderSn, payPassword: '246810' })
      world.pass({ seconds: 2 })
    }
    const today = await world.visitor().do('GET /goods/currentdayDealGoodsList', {})
    expect(today.list.map((row) => row.goodsSn)).toEqual([sns[0], sns[3]])
    expect(today).toMatchObject({ total: 2, more: false })
    expect((await world.visitor().do('GET /goods/currentdayDealGoodsList', { gid: '177' })).list).toEqual([])
  })

  it('returns the adverts with their game, the pre-sale contact and the cover tiers of this distributor', async () => {
    const [row] = await world.services.db.select().from(dists).where(eq(dists.distId, 1))
    if (!row) throw new Error('no distributor 1')
    const slot = (htUrl: string) => ({ htUrl, smalltitle: '专场', device: '' })
    const adverPosMap = {
      homeHero: [slot('/news')],
      coinMall: [slot('/wares/hotShoppingMall?gid=107'), slot('/wares?gid=99999')],
    }
    await world.services.db
      .update(dists)
      .set({ conf: { ...row.conf, adverPosMap, customerBlock: { serviceNum: '2850001028, <script>' } } })
      .where(eq(dists.distId, 1))
    await world.app.hosts.reload()
    const adverts = await world.visitor().do('GET /goods/getDistGamedsAdverList', { position: 'coinMall' })
    expect(adverts.list.map((one) => [one.position, one.gameId])).toEqual([
      ['coinMall', 107],
      ['coinMall', null],
    ])
    expect((await world.visitor().do('GET /goods/getDistGamedsAdverList', {})).list).toHaveLength(3)
    expect((await world.visitor().do('GET /dist/serQqList', {})).list.map((one) => one.qq)).toEqual(['2850001028'])
    expect((await world.visitor().do('GET /dist/distEnsureList', {})).list).toContainEqual(
      expect.objectContaining({ ensureId: 1, basisPoints: 1000 }),
    )
  })
})

describe('rate limits of public lists', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it('public calls are limited per visitor, and never for pages rendered by the server', async () => {
    const ask = (headers?: Record<string, string>) =>
      world.visitor().ask('GET /quickCoin/shelf', { gid: '1' }, { headers })
    const codes = async (headers?: Record<string, string>) => {
      const seen = new Set<number>()
      for (let i = 0; i < 601; i++) seen.add((await ask(headers)).code)
      return [...seen]
    }
    expect(await codes()).toEqual([0])
    expect(await codes({ 'x-client-ip': '203.0.113.9' })).toEqual([0, 429])
    expect((await ask({ 'x-client-ip': '203.0.113.10' })).code).toBe(0)
  })
})

describe('currency that lists leave out', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it('is not counted as on the shelf of its game', async () => {
    const [open, closed] = [await world.person(), await world.person()]
    const offer = (seller: Person, more: object = {}) =>
      world.goods({ seller, goodsTypeId: COIN, stock: 9, title: '100万 点券', ...more })
    const shown = await offer(open)
    await offer(closed)
    const reserved = await offer(open)
    await world.services.db.update(goods).set({ reserved: 9 }).where(eq(goods.sn, reserved.sn))
    const windows: [number, number][] = weekMinute(world.now()) < 5000 ? [[8000, 9000]] : [[1000, 2000]]
    await saveHours(world.ctx(closed), { windows, hidesCoins: true })
    const { list } = await world.visitor().do('GET /quickCoin/shelf', { gid: '107' })
    expect(list.map(({ goodsSn }) => goodsSn)).toEqual([shown.sn])
    const scales = (await world.visitor().do('GET /dist/getScaleConf', {})).list
    expect(scales.find(({ gameId }) => gameId === 107)?.offers).toBe(1)
  })
})
