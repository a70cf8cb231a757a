import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { goodsCodes } from '@/lib/server/db/schema/listings/codes'
import type { GoodsSn } from '@/lib/shared/ids'
import { faultsOf } from '../../support/ledger'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let seller: Person
let shop: Visitor
let goodsSn: GoodsSn

beforeAll(async () => {
  await world.open()
  await world.placeAtWill()
})
afterAll(() => world.close())
beforeEach(async () => {
  seller = await world.person()
  shop = await world.logIn(seller)
  goodsSn = (await world.goods({ seller, price: '10.00', goodsTypeId: 46, stock: 99 })).sn
})

const codesOf = (count: number, name = 'CODE') => Array.from({ length: count }, (_, i) => `${name}-${i}`)
const store = (codes: readonly string[]) => shop.ask('POST /goods/addCodes', { goodsSn, codes: codes.join('\n') })
const buyer = () => world.person({ balance: '1000.00' }).then((person) => world.logIn(person))
const place = (visitor: Visitor, goodsNum = 1) =>
  visitor.ask('POST /order/placeOrder', { goodsSn, goodsNum: String(goodsNum), price: '10.00', agree: '1' })
const pay = (visitor: Visitor, orderSn: string) =>
  visitor.ask('POST /pay/balancePay', { orderSn, payPassword: '246810' })
const read = async (visitor: Visitor, orderSn: string) =>
  (await visitor.do('POST /order/credentials', { orderSn })).note.split('\n')

describe('stored codes', () => {
  it('stored codes set the stock, and one per unit is delivered on payment', async () => {
    expect((await store(codesOf(5))).data).toEqual({ added: 5, repeated: 0, left: 5, handed: 0 })
    expect(await world.goodsRow(goodsSn)).toMatchObject({ stock: 5, stockIsStored: true })
    const visitor = await buyer()
    const { orderSn } = (await place(visitor, 2)).data
    expect((await pay(visitor, orderSn)).code).toBe(0)
    expect((await visitor.do('GET /order/orderDetail', { orderSn })).status).toBe(2)
    expect(await read(visitor, orderSn)).toEqual(['CODE-0', 'CODE-1'])
    expect(await shop.do('GET /goods/codeStock', { goodsSn })).toEqual({ left: 3, handed: 2 })
    const [stored] = await world.services.db.select().from(goodsCodes).where(eq(goodsCodes.goodsSn, goodsSn))
    expect(stored?.cipher.toString('utf8')).not.toContain('CODE')
    expect(await faultsOf(world)).toEqual([])
  })

  it('each stored code is sold once under concurrent payments, and no more than are in stock', async () => {
    await store(codesOf(12))
    const visitors = await Promise.all(Array.from({ length: 16 }, buyer))
    const placed = await Promise.all(visitors.map((visitor) => place(visitor)))
    expect(placed.filter(({ code }) => code === 0)).toHaveLength(12)
    const orders = placed.flatMap(({ code, data }, i) =>
      code === 0 ? [{ visitor: visitors[i] as Visitor, data }] : [],
    )
    await Promise.all(orders.map(({ visitor, data }) => pay(visitor, data.orderSn)))
    const got = await Promise.all(orders.map(({ visitor, data }) => read(visitor, data.orderSn)))
    expect(got.flat().sort()).toEqual(codesOf(12).sort())
    expect(await world.goodsRow(goodsSn)).toMatchObject({ stock: 0, reserved: 0, status: 3 })
    expect((await store(codesOf(1, 'NEW'))).data.left).toBe(1)
    expect(await world.goodsRow(goodsSn)).toMatchObject({ stock: 1, status: 1 })
  })

  it('duplicate codes are not stored again, even for another item of the seller, and blank lines are dropped', async () => {
    await store(['A', 'B'])
    expect((await store(['B', '', ' C ', 'C'])).data).toMatchObject({ added: 1, repeated: 2, left: 3 })
    goodsSn = (await world.goods({ seller, price: '10.00', goodsTypeId: 46 })).sn
    expect((await store(['A', 'D'])).data).toMatchObject({ added: 1, repeated: 1, left: 1 })
  })

  it('two lists of the same codes in opposite order for two items are stored once, and neither is refused', async () => {
    const other = (await world.goods({ seller, price: '10.00', goodsTypeId: 46 })).sn
    const codes = codesOf(800)
    const answers = await Promise.all([
      store(codes),
      shop.ask('POST /goods/addCodes', { goodsSn: other, codes: codes.toReversed().join('\n') }),
    ])
    expect(answers.map(({ name }) => name)).toEqual(['OK', 'OK'])
    expect(answers.reduce((sum, { data }) => sum + data.added, 0)).toBe(800)
  })

  it('stored codes cannot be removed while an unpaid order reserves one, and can be afterwards', async () => {
    await store(codesOf(2))
    const visitor = await buyer()
    const { orderSn } = (await place(visitor)).data
    expect((await shop.ask('POST /goods/removeCodes', { goodsSn })).name).toBe('GOODS_BUSY')
    await visitor.do('POST /order/act', { orderSn, action: 'cancel' })
    expect((await shop.do('POST /goods/removeCodes', { goodsSn })).left).toBe(0)
  })

  it('the seller delivers manually when no codes are stored', async () => {
    const visitor = await buyer()
    const { orderSn } = (await place(visitor)).data
    await pay(visitor, orderSn)
    expect((await visitor.do('GET /order/orderDetail', { orderSn })).status).toBe(1)
  })

  it.each([
    ['', 400, '请填写卡密，每行一个'],
    [' \n ', 400, '请填写卡密，每行一个'],
    ['x'.repeat(201), 400, '第1个卡密超过200个字'],
    [codesOf(1001).join('\n'), 400, '一次最多上传1000个卡密'],
  ])('rejects %j as codes', async (codes, code, msg) => {
    expect(await shop.ask('POST /goods/addCodes', { goodsSn, codes })).toMatchObject({ code, msg })
  })

  it('rejects codes for other goods types and for other sellers’ goods', async () => {
    const { sn } = await world.goods({ seller, price: '10.00' })
    expect(await shop.ask('POST /goods/addCodes', { goodsSn: sn, codes: 'A' })).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '只有兑换码商品可以上传卡密',
    })
    expect((await (await world.logIn()).ask('POST /goods/addCodes', { goodsSn, codes: 'A' })).name).toBe('NOT_FOUND')
  })
})
