import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { games, goods } from '@/lib/server/db/schema/listings/catalog'
import { sales } from '@/lib/server/db/schema/listings/valuation'
import type { GoodsSn } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'
import { establish } from '../../support/fixtures/listing'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

type Form = InputOf<ApiContract['POST /goods/releaseGoods']>

const world = new World()
let person: Person
let seller: Visitor

beforeAll(async () => {
  await world.open()
  await world.services.db
    .update(games)
    .set({
      goodsTypes: { '1': '账号', '27': '道具', '22': '游戏币', '46': '兑换码' },
      coinName: '金币',
      fields: [{ key: 'skins', label: '皮肤', kind: 'number', isMain: true }],
    })
    .where(eq(games.id, 107))
})
beforeEach(async () => {
  person = await establish(world, await world.person())
  seller = await world.logIn(person)
})
afterAll(() => world.close())

const form = (more: Partial<Form>): Form => ({
  gameId: '107',
  goodsTypeId: '46',
  bigTitle: '月卡兑换码 现货',
  price: '20.00',
  ...more,
})
const publish = (more: Partial<Form>, key: string = crypto.randomUUID()) =>
  seller.ask('POST /goods/releaseGoods', form(more), { key })
const sold = (rows: { price: number; title?: string; goodsTypeId?: number; facts?: Record<string, string> }[]) =>
  world.services.db.insert(sales).values(
    rows.map(({ price, title = '账号', goodsTypeId = 1, facts = {} }, i) => ({
      goodsSn: `ZHWZ${crypto.randomUUID()}`,
      gameId: 107,
      goodsTypeId,
      title,
      priceFen: fen(price * 100),
      facts,
      listedAt: new Date(world.now().getTime() - 9 * DAY_MS),
      soldAt: new Date(world.now().getTime() - i * 1000),
    })),
  )

describe('codes in the form', () => {
  it('become the stock of the item, and lines that repeat are counted', async () => {
    const { data } = await publish({ codes: 'AAA\nBBB\nAAA\n\n', stock: '9' })
    expect(data).toMatchObject({ status: 1, codes: { added: 2, repeated: 1 } })
    const goodsSn = data?.goodsSn ?? ''
    expect(await seller.do('GET /goods/codeStock', { goodsSn })).toEqual({ left: 2, handed: 0 })
    expect(await world.goodsRow(goodsSn as GoodsSn)).toMatchObject({ stock: 2, stockIsStored: true })
  })

  it('are published once when the call is repeated, with the same answer', async () => {
    const key = crypto.randomUUID()
    const first = await publish({ codes: 'REPEAT-1\nREPEAT-2' }, key)
    expect((await publish({ codes: 'REPEAT-1\nREPEAT-2' }, key)).data).toEqual(first.data)
  })

  it('that were all stored before publish nothing', async () => {
    await publish({ codes: 'OLD-1' })
    const own = () => world.services.db.$count(goods, eq(goods.sellerId, person.userId))
    const before = await own()
    expect(await publish({ codes: 'OLD-1' })).toMatchObject({ name: 'INVALID_INPUT', data: { field: 'codes' } })
    expect(await own()).toBe(before)
  })

  it('are refused for items that deliver no codes', async () => {
    expect(await publish({ goodsTypeId: '27', codes: 'AAA' })).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '只有兑换码商品可以存入卡密',
    })
  })

  it('of an item in the stock dialog count repeated lines, too', async () => {
    const { data } = await publish({ stock: '3' })
    expect(data?.codes).toBeNull()
    const goodsSn = data?.goodsSn ?? ''
    expect(await seller.do('POST /goods/addCodes', { goodsSn, codes: 'X-1\nX-2\nX-1' })).toMatchObject({
      added: 2,
      repeated: 1,
    })
  })
})

describe('currency offers', () => {
  const coin = (facts: object, bigTitle: string) =>
    publish({ goodsTypeId: '22', areaId: '1', bigTitle, facts: JSON.stringify(facts) })

  it('state amount and way, which their page shows and lists sort by', async () => {
    const { data } = await coin({ amount: '5000万', way: '当面交易' }, '5000万金币 当面交易')
    const { facts, coin: shown } = await world.visitor().do('GET /goods/goodsInfo', { goodsSn: data?.goodsSn ?? '' })
    expect(facts).toEqual([
      { key: 'amount', label: '每份数量', value: '5000万' },
      { key: 'way', label: '发货方式', value: '当面交易' },
    ])
    expect(shown?.amount).toBe(50_000_000)
  })

  it.each([
    [{}, '便宜金币 现货', '请填写每份数量，例如 5000万', 'facts'],
    [{ amount: '很多' }, '金币现货', '每份数量请写数字和单位，例如 5000万', 'facts'],
    [{ amount: '5000万' }, '8000万金币', '标题里的数量与每份数量不一致，请改成相同的数量', 'bigTitle'],
  ])('with facts %j and title %s are refused', async (facts, title, msg, field) => {
    expect(await coin(facts, title)).toMatchObject({ name: 'INVALID_INPUT', msg, data: { field } })
  })

  it('that state the amount in the title alone are accepted as before', async () => {
    expect((await coin({}, '300万金币 邮寄')).code).toBe(0)
  })

  it('that state the amount as players write it are stored in 万, which lists sort by', async () => {
    const { code, data } = await coin({}, '300W金币 邮寄 现货')
    expect(code).toBe(0)
    expect(await world.goodsRow(data.goodsSn)).toMatchObject({ facts: { amount: '300万' }, coinAmount: 3_000_000 })
  })
})

describe('price advice', () => {
  const advise = (input: InputOf<ApiContract['GET /goods/priceAdvice']>) => seller.do('GET /goods/priceAdvice', input)

  it('compares an account with sold ones of a similar number, and asks for that number first', async () => {
    await sold([100, 110, 120, 130, 140, 150].map((price) => ({ price, facts: { skins: '200' } })))
    await sold([{ price: 900, facts: { skins: '900' } }])
    const ask = { gameId: '107', goodsTypeId: '1' }
    expect(await advise(ask)).toEqual({ advice: null, need: '皮肤' })
    expect((await advise({ ...ask, facts: JSON.stringify({ skins: '210' }) })).advice).toEqual({
      days: 30,
      count: 6,
      low: '110.00',
      mid: '125.00',
      high: '140.00',
      basis: '皮肤 200–210',
    })
    expect(await advise({ ...ask, facts: JSON.stringify({ skins: '5000' }) })).toEqual({ advice: null, need: '' })
  })

  it('compares currency by its ratio', async () => {
    await sold([9, 10, 10, 10, 10, 11].map((price) => ({ price, goodsTypeId: 22, title: '100万金币', facts: {} })))
    const ask = { gameId: '107', goodsTypeId: '22' }
    expect((await advise(ask)).need).toBe('数量')
    const { advice } = await advise({ ...ask, facts: JSON.stringify({ amount: '200万' }) })
    expect(advice).toMatchObject({ count: 6, low: '20.00', mid: '20.00', high: '20.00', basis: '1 元 = 10万金币' })
  })

  it('compares other goods by similar titles', async () => {
    await sold([5, 6, 6, 6, 6, 7].map((price) => ({ price, goodsTypeId: 27, title: '改名卡 一张 当面交易' })))
    await sold([{ price: 90, goodsTypeId: 27, title: '绝版坐骑赠送' }])
    const ask = { gameId: '107', goodsTypeId: '27' }
    expect((await advise(ask)).need).toBe('标题')
    expect((await advise({ ...ask, title: '改名卡 一张 现货' })).advice).toMatchObject({ count: 6, mid: '6.00' })
    expect((await advise({ ...ask, title: '限定头像框' })).advice).toBeNull()
  })
})
