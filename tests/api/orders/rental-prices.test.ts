import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { fen } from '@/lib/shared/money/money'
import { ownPicture } from '../../support/fixtures/evidence'
import { type Person, World } from '../../support/world'

const rentOf = (hour: number) => ({
  rentHourFen: fen(hour),
  rentNightFen: fen(hour * 5),
  rentDayFen: fen(hour * 8),
  rentWeekFen: fen(hour * 36),
  rentDepositFen: fen(hour * 20),
})

describe('rental prices', () => {
  const world = new World()
  let seller: Person
  const rentable = async (hour: number, price = '500.00') => {
    const { sn } = await world.goods({ seller, price })
    await world.services.db.update(goods).set(rentOf(hour)).where(eq(goods.sn, sn))
    return sn
  }
  const list = async (input: object) =>
    (await world.visitor().do('GET /goods/getGoodsList', input)).list.map((row) => row.goodsSn)
  let cheap: string
  let dear: string
  let plain: string

  beforeAll(async () => {
    await world.open()
    seller = await world.person()
    dear = await rentable(900, '100.00')
    cheap = await rentable(250, '9000.00')
    plain = (await world.goods({ seller })).sn
  })
  afterAll(() => world.close())

  it('an item contains its rental prices, or null', async () => {
    const rental = { hour: '2.50', night: '12.50', day: '20.00', week: '90.00', deposit: '50.00' }
    expect((await world.visitor().do('GET /goods/goodsInfo', { goodsSn: cheap })).rental).toEqual(rental)
    expect((await world.visitor().do('GET /goods/goodsInfo', { goodsSn: plain })).rental).toBeNull()
  })

  it('the rental filter limits the list, and its prices and sorting are per hour', async () => {
    expect(await list({ rent: '1' })).toEqual([cheap, dear])
    expect(await list({ rent: '1', sort: 'priceDesc' })).toEqual([dear, cheap])
    expect(await list({ rent: '1', sort: 'priceAsc', maxPrice: '5' })).toEqual([cheap])
    expect(await list({ rent: '1', minPrice: '5' })).toEqual([dear])
    expect(await list({ rent: '1', gt: '27' })).toEqual([])
    expect(await list({})).toContain(plain)
  })

  it('the home page counts accounts for rent with their lowest price', async () => {
    const { modes } = await world.visitor().do('GET /goods/getAvGoodsList', {})
    expect(modes.find((mode) => mode.goodsTypeId === 1)).toMatchObject({
      rentCount: 2,
      rentFrom: '2.50',
      from: '100.00',
    })
    expect(modes.find((mode) => mode.goodsTypeId === 27)).toMatchObject({ rentCount: 0, rentFrom: null })
  })

  it('the database requires all five rental prices or none, and a deposit of at most twenty hours', async () => {
    const { sn } = await world.goods({ seller })
    const set = (values: object) => world.services.db.update(goods).set(values).where(eq(goods.sn, sn))
    await expect(set({ rentHourFen: fen(100) })).rejects.toThrow()
    await expect(set({ ...rentOf(100), rentDepositFen: fen(2001) })).rejects.toThrow()
    await expect(set({ ...rentOf(100), rentWeekFen: fen(0) })).rejects.toThrow()
    await set(rentOf(100))
    await set({ status: 2 })
  })
})

describe('orders of codes and top-ups', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it.each([
    [46, '兑换码', ''],
    [3, '代充', 'player@example.com'],
  ])('goods type %i is ordered, delivered and confirmed like props', async (goodsTypeId, name, roleName) => {
    const seller = await world.person()
    const { sn, price } = await world.goods({ seller, goodsTypeId, price: '30.00', stock: 5 })
    const [buyer, shop] = [await world.logIn({ balance: '100.00' }), await world.logIn(seller)]
    const { ensureTiers, canEnsure } = await buyer.do('GET /goods/goodsInfo', { goodsSn: sn })
    expect({ ensureTiers, canEnsure }).toEqual({ ensureTiers: [], canEnsure: false })
    const { orderSn, totalPrice } = await buyer.do('POST /order/placeOrder', {
      goodsSn: sn,
      price,
      goodsNum: '2',
      roleName,
      agree: '1',
    })
    expect(totalPrice).toBe('60.00')
    await buyer.do('POST /pay/balancePay', { orderSn, payPassword: '246810' })
    const pictures = JSON.stringify([await ownPicture(world, seller)])
    await shop.do('POST /order/act', { orderSn, action: 'deliver', note: '卡密 ABCD-1234', pictures })
    expect(await buyer.do('GET /order/orderDetail', { orderSn })).toMatchObject({
      orderTypeName: name,
      roleName,
      status: 2,
    })
    expect((await buyer.do('POST /order/credentials', { orderSn })).note).toBe('卡密 ABCD-1234')
    await buyer.do('POST /order/confirmRecGoods', { orderId: orderSn })
    expect((await world.goodsRow(sn)).stock).toBe(3)
  })
})
