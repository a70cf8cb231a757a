import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expireWants } from '@/lib/server/modules/market/wants/expire-wants'
import { NO_DIST, systemCtx } from '@/lib/server/runtime/system-ctx'
import { faultsOf } from '../../support/ledger'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const [account, currency] = ['1', '22']
const world = new World()
let seller: Person
let shop: Visitor
let payer: Person
let buyer: Visitor

beforeAll(async () => {
  await world.open()
  await world.placeAtWill()
})
afterAll(async () => {
  expect(await faultsOf(world)).toEqual([])
  await world.close()
})
beforeEach(async () => {
  seller = await world.person()
  shop = await world.logIn(seller)
  payer = await world.person({ balance: '1000.00' })
  buyer = await world.logIn(payer)
})

const form = { gameId: '107', goodsTypeId: account, title: '收一个贵族八的账号', budget: '800.00' }
const post = (more: Partial<typeof form> & Record<string, string> = {}, visitor = buyer) =>
  visitor.ask('POST /goods/releaseWantGoods', { ...form, ...more })
const posted = async (more: Partial<typeof form> & Record<string, string> = {}) => (await post(more)).data.wantId
const listed = async (price = '700.00', more: { goodsTypeId?: number; stock?: number; gameId?: number } = {}) =>
  (await world.goods({ seller, price, ...more })).sn
const answer = (wantId: number, goodsSn: string, visitor = shop, more: { goodsNum?: string; note?: string } = {}) =>
  visitor.ask('POST /goods/answerWantGoods', { wantId: String(wantId), goodsSn, ...more })
const answered = async (wantId: number, goodsSn: string) => (await answer(wantId, goodsSn)).data.answerId
const order = (goodsSn: string, price: string, wantAnswerId: number, visitor = buyer, goodsNum = '1') =>
  visitor.ask('POST /order/placeOrder', { goodsSn, price, goodsNum, wantAnswerId: String(wantAnswerId), agree: '1' })
const close = (wantId: number, visitor = buyer) =>
  visitor.ask('POST /goods/updateWantGoodsStatus', { wantId: String(wantId), status: 'closed' })
const edit = (wantId: number, budget: string, visitor = buyer) =>
  visitor.ask('POST /goods/editWantGoods', { wantId: String(wantId), title: form.title, budget })
const handle = (visitor: Visitor, answerId: number, what: 'decline' | 'withdraw') =>
  visitor.ask('POST /goods/handleWantAnswer', { answerId: String(answerId), handle: what })
const mine = async (wantId: number) => {
  const { list } = await buyer.do('GET /goods/findSelfWantGoodsList', {})
  return list.find((one) => one.wantId === wantId)
}
const sweep = () => expireWants(systemCtx(world.services, NO_DIST), { limit: 50 })
const wins = (codes: readonly { code: number }[]) => codes.filter(({ code }) => code === 0)

describe('wants', () => {
  it('a want is answered and ordered at the listing’s price, and its reserve is released for the payment', async () => {
    const own = (await post({ detail: '要皮肤多的，微信 abc12345' })).data
    expect(own).toMatchObject({ state: 'open', stateName: '求购中', reserve: '40.00', secondsLeft: 7 * 86_400 })
    expect(own.detail).not.toContain('abc12345')
    expect(await world.balance(payer)).toBe('960.00')
    const goodsSn = await listed()
    const matches = (await shop.do('GET /goods/wantMatches', { wantId: String(own.wantId) })).list
    expect(matches).toMatchObject([{ most: 1, goods: { goodsSn } }])
    const sent = (await answer(own.wantId, goodsSn, shop, { note: '可以验号' })).data
    expect(sent).toMatchObject({ state: 'open', stateName: '等买家选', total: '700.00', orderPath: '' })
    expect((await shop.do('GET /goods/wantMatches', { wantId: String(own.wantId) })).list).toEqual([])
    expect((await buyer.do('GET /goods/findSelfWantGoodsList', {})).open).toBe(1)
    expect(await mine(own.wantId)).toMatchObject({
      stateName: '有卖家报价',
      list: [{ note: '可以验号', orderPath: `/wares/${goodsSn}/order?wantAnswerId=${sent.answerId}&goodsNum=1` }],
    })
    expect((await order(goodsSn, '700.00', sent.answerId, await world.logIn())).name, 'somebody else').toBe(
      'WANT_STATE',
    )
    const placed = await order(goodsSn, '700.00', sent.answerId)
    expect(placed).toMatchObject({ code: 0, data: { totalPrice: '700.00' } })
    expect(await world.balance(payer)).toBe('1000.00')
    await buyer.do('POST /pay/balancePay', { orderSn: placed.data.orderSn, payPassword: '246810' })
    expect(await world.balance(payer)).toBe('300.00')
    expect(await mine(own.wantId)).toMatchObject({ state: 'ordered', list: [{ state: 'ordered', orderPath: '' }] })
    expect((await shop.do('GET /goods/wantAnswerList', {})).list).toMatchObject([{ stateName: '已下单' }])
    expect((await answer(own.wantId, await listed())).name, 'the post is over').toBe('WANT_STATE')
  })

  it('an open want is public and can be filtered by game and type', async () => {
    const wantId = await posted({ attrs: 'ranking.荣耀王者.没有的段位*unknown.x' })
    const hall = async (query: { gid?: string; gt?: string }) =>
      (await world.visitor().do('GET /goods/getWantGoodsList', query)).list.find((one) => one.wantId === wantId)
    expect(await hall({ gid: '107', gt: account })).toMatchObject({
      title: form.title,
      budget: '800.00',
      answers: 0,
      facts: [{ label: '段位', value: '荣耀王者' }],
    })
    expect((await hall({}))?.buyer).not.toBe(payer.nickName)
    expect(await hall({ gid: '107', gt: currency })).toBeUndefined()
    await close(wantId)
    expect(await hall({})).toBeUndefined()
  })

  it('a currency want reserves the whole budget, and the reserve follows budget changes', async () => {
    expect((await post({ goodsTypeId: currency, budget: '300.00' })).name, 'no amount').toBe('INVALID_INPUT')
    const own = (await post({ goodsTypeId: currency, budget: '300.00', amount: '5000' })).data
    expect(own).toMatchObject({ reserve: '300.00', amount: 5000 })
    const changed = (budget: string) =>
      buyer.ask('POST /goods/editWantGoods', { wantId: String(own.wantId), title: form.title, budget, amount: '6000' })
    expect((await changed('450.50')).data).toMatchObject({ reserve: '450.50', amount: 6000 })
    expect(await world.balance(payer)).toBe('549.50')
    expect((await changed('1000.01')).name).toBe('BALANCE_SHORT')
    expect((await changed('100.00')).code).toBe(0)
    expect(await world.balance(payer)).toBe('900.00')
    const goodsSn = await listed('30.00', { goodsTypeId: Number(currency), stock: 5 })
    expect((await answer(own.wantId, goodsSn, shop, { goodsNum: '4' })).name, 'beyond the budget').toBe('INVALID_INPUT')
    expect((await answer(own.wantId, goodsSn, shop, { goodsNum: '6' })).name, 'beyond the stock').toBe('OUT_OF_STOCK')
    const { answerId, total } = (await answer(own.wantId, goodsSn, shop, { goodsNum: '3' })).data
    expect(total).toBe('90.00')
    expect((await order(goodsSn, '30.00', answerId, buyer, '2')).name, 'another number').toBe('WANT_STATE')
    expect((await order(goodsSn, '30.00', answerId, buyer, '3')).code).toBe(0)
    expect(await world.balance(payer)).toBe('1000.00')
  })

  it('a want expires after 7 days, its reserve is released, and it accepts no orders from then on', async () => {
    const wantId = await posted()
    const goodsSn = await listed()
    const answerId = await answered(wantId, goodsSn)
    world.pass({ days: 7, seconds: 1 })
    expect((await order(goodsSn, '700.00', answerId)).name).toBe('WANT_STATE')
    expect((await close(wantId)).name).toBe('WANT_STATE')
    expect(await mine(wantId)).toMatchObject({ state: 'expired', list: [{ state: 'over' }] })
    expect(await world.balance(payer)).toBe('960.00')
    await sweep()
    await sweep()
    expect(await world.balance(payer)).toBe('1000.00')
  })

  it('an answer to a want is void when its item is sold, unlisted or above the budget', async () => {
    const wantId = await posted()
    const goodsSn = await listed()
    const answerId = await answered(wantId, goodsSn)
    await shop.do('POST /goods/onlySetupGoodsPrice', { goodsSn, price: '801.00' })
    expect(await mine(wantId)).toMatchObject({ answers: 0, list: [{ state: 'void', orderPath: '', action: null }] })
    expect((await order(goodsSn, '801.00', answerId)).name).toBe('WANT_STATE')
    await shop.do('POST /goods/onlySetupGoodsPrice', { goodsSn, price: '800.00' })
    expect(await mine(wantId)).toMatchObject({ list: [{ state: 'open' }] })
    expect(await edit(wantId, '799.99')).toMatchObject({ code: 0, data: { list: [{ state: 'void' }] } })
    expect(await world.balance(payer), 'rounded up to a fen').toBe('960.00')
  })

  it('the buyer can decline an answer to a want, and the seller can withdraw it', async () => {
    const wantId = await posted()
    const [a, b] = [await listed(), await listed('650.00')]
    const [first, second] = [await answered(wantId, a), await answered(wantId, b)]
    expect((await handle(shop, first, 'decline')).name, 'not the buyer').toBe('NOT_FOUND')
    expect((await handle(buyer, second, 'withdraw')).name, 'not the seller').toBe('NOT_FOUND')
    expect((await handle(buyer, first, 'decline')).code).toBe(0)
    expect((await handle(buyer, first, 'decline')).name).toBe('WANT_STATE')
    expect((await handle(shop, second, 'withdraw')).code).toBe(0)
    expect((await order(a, '700.00', first)).name).toBe('WANT_STATE')
    expect((await answer(wantId, a)).name, 'once an item').toBe('INVALID_INPUT')
    expect((await mine(wantId))?.list.map(({ state }) => state)).toEqual(['withdrawn', 'declined'])
  })

  it.each([
    ['0', 400],
    ['-5', 400],
    ['0.99', 400],
    ['1.001', 400],
    ['100000000', 400],
    ['99999999.99', 1303],
  ])('rejects a want with a budget of %s', async (budget, code) => {
    expect((await post({ budget })).code).toBe(code)
  })

  it('rejects a sixth want, forbidden words, games and types that are not traded, and unverified members', async () => {
    expect((await post({ title: '有外挂账号的来一个' })).name).toBe('INVALID_INPUT')
    expect((await post({ title: '收号' })).name).toBe('INVALID_INPUT')
    expect((await post({ gameId: '999999' })).name).toBe('NOT_FOUND')
    expect((await post({ goodsTypeId: '99' })).name).toBe('MODE_OFF')
    expect((await post({}, await world.logIn({ verified: false, balance: '100.00' }))).name).toBe('NOT_VERIFIED')
    const poor = { name: 'BALANCE_SHORT', msg: '余额不足，请先充值' }
    expect(await post({}, await world.logIn()), 'nothing to set aside, and no other way').toMatchObject(poor)
    const codes = await Promise.all(Array.from({ length: 7 }, () => post({ budget: '20.00' })))
    expect(wins(codes)).toHaveLength(5)
    expect(codes.map(({ code }) => code).filter((code) => code === 429)).toHaveLength(2)
    expect(await world.balance(payer)).toBe('995.00')
  })

  it('rejects answers to a want with unsuitable goods, and to one’s own want', async () => {
    const wantId = await posted()
    const foreign = (await world.goods({ seller: await world.person(), price: '10.00' })).sn
    expect((await answer(wantId, foreign)).name, 'somebody else’s item').toBe('NOT_FOUND')
    expect((await answer(wantId, await listed('800.01'))).name, 'beyond the budget').toBe('INVALID_INPUT')
    expect((await answer(wantId, await listed('10.00', { goodsTypeId: 27 }))).name, 'another type').toBe(
      'INVALID_INPUT',
    )
    expect((await answer(987_654, await listed())).name).toBe('NOT_FOUND')
    const off = await listed()
    await shop.do('POST /goods/pushOrPullGoods', { goodsSn: off, onShelf: '0' })
    expect((await answer(wantId, off)).name).toBe('GOODS_GONE')
    const own = (await world.goods({ seller: payer, price: '10.00' })).sn
    expect((await answer(wantId, own, buyer)).name).toBe('FORBIDDEN')
    for (let i = 0; i < 3; i++) expect((await answer(wantId, await listed())).code).toBe(0)
    expect((await answer(wantId, await listed())).name, 'a fourth of one seller').toBe('TOO_MANY')
    expect((await edit(wantId, '20.00', shop)).name).toBe('NOT_FOUND')
    expect((await close(wantId, shop)).name).toBe('NOT_FOUND')
  })

  it('only one of two concurrently ordered answers to a want succeeds, and the other item stays available', async () => {
    const wantId = await posted()
    const [a, b] = [await listed(), await listed('600.00')]
    const [first, second] = [await answered(wantId, a), await answered(wantId, b)]
    const codes = await Promise.all([order(a, '700.00', first), order(b, '600.00', second), order(a, '700.00', first)])
    expect(wins(codes)).toHaveLength(1)
    const held = await Promise.all([a, b].map(async (sn) => (await world.goodsRow(sn)).reserved))
    expect(held.sort()).toEqual([0, 1])
    expect(await world.balance(payer)).toBe('1000.00')
  })

  it('only one of concurrent ordering, closing, editing and expiry of a want succeeds', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const wantId = await posted()
      const goodsSn = await listed()
      const answerId = await answered(wantId, goodsSn)
      const codes = await Promise.all([
        order(goodsSn, '700.00', answerId),
        close(wantId),
        close(wantId),
        edit(wantId, '500.00'),
      ])
      expect(wins([codes[0], codes[1], codes[2]] as { code: number }[])).toHaveLength(1)
      expect(await world.balance(payer)).toBe('1000.00')
    }
    const wantId = await posted()
    const goodsSn = await listed()
    const answerId = await answered(wantId, goodsSn)
    world.pass({ days: 7 })
    await Promise.all([order(goodsSn, '700.00', answerId), sweep(), sweep()])
    expect(await world.balance(payer)).toBe('1000.00')
  })
})
