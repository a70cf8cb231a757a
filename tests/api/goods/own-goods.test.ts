import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { pruneViewDays } from '@/lib/server/modules/listings/catalog/prune-view-days'
import { saveViews } from '@/lib/server/modules/listings/catalog/save-views'
import { oneCard } from '../../support/one-person'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let seller: Person
let shop: Visitor

beforeAll(async () => {
  await world.open()
  await world.rule({ refreshesADay: 3 })
})
beforeEach(async () => {
  seller = await world.person()
  shop = await world.logIn(seller)
})
afterAll(() => world.close())

type Filter = InputOf<ApiContract['GET /goods/selfPublishGoodsList']>
const list = (filter: Filter = {}) => shop.do('GET /goods/selfPublishGoodsList', filter)
const titles = async (filter: Filter) => (await list(filter)).list.map(({ bigTitle }) => bigTitle)
const refresh = (goodsSns: string[], visitor = shop) =>
  visitor.do('POST /goods/bulkRefresh', { goodsSns: JSON.stringify(goodsSns) })

describe('the list of own goods', () => {
  it('finds goods by title, number, game, type and price', async () => {
    const account = await world.goods({ seller, title: '荣耀王者 贵族V8', price: '300.00' })
    await world.goods({ seller, title: '改名卡', goodsTypeId: 27, price: '9.90' })
    await world.goods({ seller, title: '100万金币', goodsTypeId: 2, price: '20.00', gameId: 177 })
    expect(await titles({ keyWord: '贵族v8' })).toEqual(['荣耀王者 贵族V8'])
    expect(await titles({ keyWord: account.sn.toLowerCase() })).toEqual(['荣耀王者 贵族V8'])
    expect(await titles({ keyWord: '没有这个' })).toEqual([])
    expect(await titles({ gameId: '177' })).toEqual(['100万金币'])
    expect(await titles({ goodsTypeId: '22' })).toEqual(['100万金币'])
    expect(await titles({ goodsTypeId: '27' })).toEqual(['改名卡'])
    expect(await titles({ minPrice: '9.90', maxPrice: '20.00' })).toEqual(['100万金币', '改名卡'])
    expect((await list({ gameId: '177' })).games.map(({ gameId, total }) => [gameId, total])).toEqual([
      [107, 2],
      [177, 1],
    ])
  })

  it('shows only accounts for rent when asked', async () => {
    const { sn } = await world.goods({ seller, title: '可租的' })
    await world.goods({ seller, title: '不租的' })
    await shop.do('POST /rental/saveOffer', {
      goodsSn: sn,
      hour: '2.00',
      night: '10.00',
      day: '20.00',
      week: '100.00',
      deposit: '0.00',
      minHours: '2',
    })
    expect(await titles({ rent: '1' })).toEqual(['可租的'])
  })

  it('sorts by price, and counts each status with the other filters', async () => {
    await world.goods({ seller, title: '便宜', price: '10.00' })
    await world.goods({ seller, title: '贵', price: '90.00', status: 2 })
    await world.goods({ seller, title: '中间', price: '50.00', status: 3 })
    expect(await titles({ sort: 'priceAsc' })).toEqual(['便宜', '中间', '贵'])
    expect(await titles({ sort: 'priceDesc', status: '3' })).toEqual(['中间'])
    expect((await list({ status: '3' })).counts).toEqual({
      all: 3,
      onShelf: 1,
      resting: 0,
      offShelf: 1,
      sold: 1,
      review: 0,
      refused: 0,
    })
    expect((await list({ maxPrice: '50.00' })).counts).toMatchObject({ all: 2, offShelf: 0 })
  })

  it('names the reason for which staff took an item down, until it is corrected', async () => {
    const { sn } = await world.goods({ seller, title: '被举报的' })
    const reviewer = await world.logIn(await world.person({ staff: 'reviewer' }))
    await reviewer.do('POST /console/takeOffGoods', {
      goodsSns: sn,
      reasons: 'contact',
      words: '描述里有QQ号',
    })
    expect((await list({ status: '5' })).list[0]?.fault).toEqual({
      state: 'removed',
      text: '含联系方式或引导站外交易，描述里有QQ号',
    })
    expect((await list()).counts.refused).toBe(1)
  })
})

describe('moving goods up', () => {
  it('puts the item first in the newest goods of its list, without changing when it was created', async () => {
    const old = await world.goods({ seller, title: '旧的', goodsTypeId: 46 })
    world.pass({ minutes: 1 })
    const newer = await world.goods({ seller: await world.person(), title: '新的', goodsTypeId: 46 })
    const newest = async () =>
      (await world.visitor().do('GET /goods/getGoodsList', { gt: '46', gid: '107', sort: 'newest' })).list
        .map(({ goodsSn }) => goodsSn)
        .slice(0, 2)
    const before = await world.goodsRow(old.sn)
    expect(await newest()).toEqual([newer.sn, old.sn])
    expect(await refresh([old.sn])).toMatchObject({ done: 1, refused: 0 })
    expect(await newest()).toEqual([old.sn, newer.sn])
    expect((await world.goodsRow(old.sn)).createdAt).toEqual(before.createdAt)
    expect((await list()).list[0]).toMatchObject({ refreshed: true })
  })

  it('is limited to once a day per item and to the number of the rule book per person', async () => {
    const item = async () => (await world.goods({ seller })).sn
    const [first, second, third, fourth, fifth] = [await item(), await item(), await item(), await item(), await item()]
    await refresh([first])
    expect((await refresh([first])).list[0]?.msg).toBe('今天已擦亮过，明天可再次擦亮')
    const { done, list: results } = await refresh([second, first, third, fourth])
    expect(done).toBe(2)
    expect(results.map(({ msg }) => msg)).toEqual(['', '今天已擦亮过，明天可再次擦亮', '', '今天的 3 次擦亮已用完'])
    expect((await list()).refreshes).toEqual({ left: 0, most: 3 })
    world.pass({ hours: 24 })
    expect((await list()).refreshes).toEqual({ left: 3, most: 3 })
    expect((await refresh([first, fifth])).done).toBe(2)
  })

  it('counts the goods of all accounts of one person together', async () => {
    const second = await world.person()
    await oneCard(world, `card-${seller.userId}`, seller, second)
    const own = await Promise.all([world.goods({ seller }), world.goods({ seller })])
    const others = await Promise.all([world.goods({ seller: second }), world.goods({ seller: second })])
    await refresh(own.map(({ sn }) => sn))
    const result = await refresh(
      others.map(({ sn }) => sn),
      await world.logIn(second),
    )
    expect(result).toMatchObject({ done: 1, refused: 1 })
  })

  it('of two tabs at once, no more succeed than the rule book allows', async () => {
    const sns = await Promise.all(Array.from({ length: 6 }, async () => (await world.goods({ seller })).sn))
    const results = await Promise.all([refresh(sns.slice(0, 3)), refresh(sns.slice(3)), refresh(sns)])
    expect(results.reduce((sum, { done }) => sum + done, 0)).toBe(3)
  })

  it('refuses goods that are not on the shelf and goods of others', async () => {
    const off = await world.goods({ seller, status: 2 })
    const foreign = await world.goods({ seller: await world.person() })
    expect((await refresh([off.sn, foreign.sn])).list.map(({ msg }) => msg)).toEqual([
      '只有在售的商品可以擦亮',
      '商品不存在或已被删除',
    ])
  })
})

describe('views per day', () => {
  it('are counted on their day and shown for the last 14 days', async () => {
    const { sn: goodsSn } = await world.goods({ seller })
    const look = async (address: string) => {
      await world.visitor(1, address).ask('POST /goods/recordView', { goodsSn })
      await saveViews(world.services)
    }
    await look('10.0.0.1')
    world.pass({ hours: 24 })
    await look('10.0.0.2')
    await look('10.0.0.3')
    const { days, total } = await shop.do('GET /goods/viewDays', { goodsSn })
    expect(days).toHaveLength(14)
    expect(days.slice(-3).map(({ views }) => views)).toEqual([0, 1, 2])
    expect(total).toBe(3)
    expect((await list()).list[0]).toMatchObject({ views: 3 })
    world.pass({ hours: 24 * 31 })
    await pruneViewDays(world.services.db, world.now())
    shop = await world.logIn(seller)
    expect((await shop.do('GET /goods/viewDays', { goodsSn })).total).toBe(0)
  })

  it('are shown to the seller only', async () => {
    const { sn: goodsSn } = await world.goods({ seller })
    expect((await (await world.logIn()).ask('GET /goods/viewDays', { goodsSn })).name).toBe('NOT_FOUND')
  })
})
