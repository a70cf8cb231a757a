import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '@/lib/server/db/schema/orders/trading'
import { SHOP_CODE_PATTERN } from '@/lib/shared/goods/shop'
import type { OrderSn } from '@/lib/shared/ids'
import { Deal } from '../../support/fixtures/deal'
import { lift, restrict } from '../../support/fixtures/restriction'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let seller: Person
let own: Visitor

beforeAll(() => world.open().then(() => undefined))
beforeEach(async () => {
  seller = await world.person({ nickName: '青竹客栈' })
  own = await world.logIn(seller)
})
afterAll(() => world.close())

const codeOf = async (visitor = own) => (await visitor.do('GET /shop/own', {})).code
const page = (code: string, distId = 1) => world.visitor(distId).ask('GET /shop/info', { code })
const goodsOf = async (shop: string, more = {}) =>
  (await world.visitor().do('GET /goods/getGoodsList', { shop, ...more })).list.map((row) => row.goodsSn)

describe('shops', () => {
  it('a shop has one code per site, which does not reveal the seller’s id', async () => {
    const [first, second] = await Promise.all([codeOf(), codeOf()])
    expect(first).toMatch(SHOP_CODE_PATTERN)
    expect(second).toBe(first)
    const elsewhere = await codeOf(await world.logIn(seller, 2))
    expect(elsewhere).not.toBe(first)
    expect(await page(first, 2)).toMatchObject({ name: 'NOT_FOUND' })
    expect(await page(elsewhere)).toMatchObject({ name: 'NOT_FOUND' })
    const json = JSON.stringify((await page(first)).data)
    expect(json).not.toContain(String(seller.userId))
    expect(json).not.toContain(seller.phone)
    expect(json).not.toContain(seller.nickName)
  })

  it('lists and item pages contain the shop code but not the seller’s id', async () => {
    const { sn } = await world.goods({ seller })
    const code = await codeOf()
    const { list } = await world.visitor().do('GET /goods/getGoodsList', { shop: code })
    expect(list).toMatchObject([{ goodsSn: sn, seller: { shop: code } }])
    const detail = await world.visitor().do('GET /goods/goodsInfo', { goodsSn: sn })
    expect(detail.seller.shop).toBe(code)
    expect(JSON.stringify(detail)).not.toContain(String(seller.userId))
  })

  it('a shop lists its own goods of every type, filtered by game, type and price', async () => {
    const account = await world.goods({ seller, price: '500.00' })
    const prop = await world.goods({ seller, goodsTypeId: 27, price: '20.00' })
    await world.goods({ seller, status: 2 })
    await world.goods({ seller: await world.person() })
    const code = await codeOf()
    expect(await goodsOf(code)).toEqual([prop.sn, account.sn])
    expect(await goodsOf(code, { gt: '1' })).toEqual([account.sn])
    expect(await goodsOf(code, { gid: '107', maxPrice: '100' })).toEqual([prop.sn])
    expect(await goodsOf(code, { sort: 'priceDesc' })).toEqual([account.sn, prop.sn])
    expect((await page(code)).data).toMatchObject({
      onSale: 2,
      shelves: [
        { gameId: 107, goodsTypeId: 1, total: 1 },
        { gameId: 107, goodsTypeId: 27, total: 1 },
      ],
    })
  })

  it('the currency of a shop includes goods of the old currency type', async () => {
    const old = await world.goods({ seller, goodsTypeId: 2 })
    const current = await world.goods({ seller, goodsTypeId: 22 })
    await world.goods({ seller, goodsTypeId: 27 })
    const code = await codeOf()
    expect(await goodsOf(code, { gt: '22' })).toEqual([current.sn, old.sn])
    expect(await goodsOf(code, { gt: '2' })).toEqual([old.sn])
  })

  it('a shop page is empty without goods, not found for an unknown code, and gone while its seller is restricted from listing', async () => {
    const code = await codeOf()
    expect((await page(code)).data).toMatchObject({ name: '青**栈的店铺', onSale: 0, sold: 0, completion: null })
    expect(await page('zzzzzzzzzz')).toMatchObject({ name: 'NOT_FOUND' })
    expect(await page('38070001')).toMatchObject({ name: 'INVALID_INPUT' })
    const id = await restrict(world, seller, { kinds: ['list'] })
    expect(await page(code)).toMatchObject({ name: 'GONE' })
    expect(await world.visitor().ask('GET /goods/getGoodsList', { shop: code })).toMatchObject({ name: 'GONE' })
    await lift(world, id)
    expect(await page(code)).toMatchObject({ code: 0 })
  })
})

it('the completion rate counts sales cancelled by the seller, but not those cancelled by the buyer or staff', async () => {
  const finish = async (end: 'confirm' | 'seller' | 'buyer') => {
    const deal = await (await (await Deal.open(world, { seller, balance: '300.00' })).place()).pay()
    if (end === 'confirm') return (await deal.deliver()).confirm()
    await deal[end].do('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })
    return deal
  }
  const code = await codeOf()
  for (let i = 0; i < 3; i++) await finish('confirm')
  await finish('buyer')
  const unserved = await (await (await Deal.open(world, { seller, balance: '300.00' })).place()).pay()
  await world.services.db
    .update(orders)
    .set({ status: 8, subStatus: 'UNSERVED' })
    .where(eq(orders.sn, unserved.orderSn as OrderSn))
  await finish('seller')
  expect((await page(code)).data).toMatchObject({ sold: 3, completion: null })
  const last = await finish('confirm')
  await last.buyer.do('POST /order/orderEval', { orderSn: last.orderSn, stars: '4', text: '加我微信 abc12345 交易快' })
  expect((await page(code)).data).toMatchObject({ sold: 4, completion: { completed: 4, over: 5, percent: 80 } })
})

describe('shop reviews', () => {
  const rate = async (stars: '1' | '3' | '4' | '5', text: string) => {
    const deal = await (await (await Deal.open(world, { seller, balance: '300.00' })).place()).pay()
    await (await deal.deliver()).confirm()
    await deal.buyer.do('POST /order/orderEval', { orderSn: deal.orderSn, stars, text })
    world.pass({ seconds: 60 })
    return deal
  }
  const reviews = async (more: { band?: 'good' | 'middle' | 'bad'; page?: string; pageSize?: string } = {}) =>
    world.visitor().do('GET /shop/reviews', { code: await codeOf(), ...more })

  it('shop reviews are paginated, filtered by stars, newest first, with a count per star rating', async () => {
    expect(await reviews()).toMatchObject({ list: [], total: 0, spread: [0, 0, 0, 0, 0] })
    for (const [stars, text] of [
      ['5', '一'],
      ['1', '二'],
      ['4', '三'],
      ['3', '四'],
    ] as const)
      await rate(stars, text)
    const texts = async (more: Parameters<typeof reviews>[0]) => (await reviews(more)).list.map(({ text }) => text)
    expect(await reviews()).toMatchObject({ total: 4, spread: [1, 1, 1, 0, 1] })
    expect(await texts({})).toEqual(['四', '三', '二', '一'])
    expect([await texts({ pageSize: '3' }), await texts({ pageSize: '3', page: '2' })]).toEqual([
      ['四', '三', '二'],
      ['一'],
    ])
    expect(await texts({ band: 'good' })).toEqual(['三', '一'])
    expect(await texts({ band: 'middle' })).toEqual(['四'])
    expect(await reviews({ band: 'bad' })).toMatchObject({ total: 1, list: [{ text: '二', stars: 1 }] })
  })

  it('a rating without text counts for its stars and is not listed', async () => {
    const before = await reviews()
    await rate('1', '')
    const { spread, total, list } = await reviews()
    expect(spread).toEqual(before.spread.with(4, before.spread[4] + 1))
    expect({ total, list }).toEqual({ total: before.total, list: before.list })
  })

  it('shop reviews reveal neither contacts nor their author', async () => {
    const { buyer, people } = await rate('4', '加我微信 abc12345 交易快')
    const json = JSON.stringify(await reviews())
    expect(json).not.toContain('abc12345')
    expect(json).not.toContain((await buyer.do('GET /user/userInfo', {})).nickName)
    expect(json).not.toContain(String(people.buyer.userId))
  })

  it('reviews of the shop of a restricted seller are gone', async () => {
    const code = await codeOf()
    await restrict(world, seller, { kinds: ['list'] })
    expect(await world.visitor().ask('GET /shop/reviews', { code })).toMatchObject({ name: 'GONE' })
  })
})

describe('shop settings', () => {
  const edit = (input: { name?: string; notice?: string }) => own.ask('POST /shop/edit', input)

  it('a seller sets the shop’s name and notice, with contacts masked', async () => {
    expect(await edit({ name: '竹里小铺', notice: '晚上八点后在线，微信 abc12345' })).toMatchObject({ code: 0 })
    const { data } = await page(await codeOf())
    expect(data.name).toBe('竹里小铺')
    expect(data.notice).toMatch(/^晚上八点后在线，微信 \*+$/)
    expect(await edit({})).toMatchObject({ data: { name: '', plainName: '青**栈的店铺', notice: '' } })
  })

  it.each([
    '官 方直营',
    '平台客服',
    '管理員小店',
    '竹',
    '加qq12345678',
    '私下交易小店',
    '衡集游戏交易的店',
    '衡集商城',
    '店'.repeat(17),
  ])('rejects the shop name %s', async (name) => {
    expect(await edit({ name })).toMatchObject({ name: 'INVALID_INPUT' })
    expect((await own.do('GET /shop/own', {})).name).toBe('')
  })

  it('a shop edit applies to this site only and requires a verified seller', async () => {
    await edit({ name: '竹里小铺' })
    expect((await (await world.logIn(seller, 2)).do('GET /shop/own', {})).name).toBe('')
    const stranger = await world.logIn({ verified: false })
    expect(await stranger.ask('POST /shop/edit', { name: '竹里小铺' })).toMatchObject({ name: 'NOT_VERIFIED' })
  })
})
