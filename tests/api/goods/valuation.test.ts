import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '@/lib/server/db/schema/listings/catalog'
import { sales } from '@/lib/server/db/schema/listings/valuation'
import { fen } from '@/lib/shared/money/money'
import { writeCsv } from '@/lib/shared/text/csv'
import { runClock } from '../../support/fixtures/deal'
import { ownPicture } from '../../support/fixtures/evidence'
import { accountParts, establish } from '../../support/fixtures/listing'
import { World } from '../../support/world'

const GAME = '107'
const FIELDS = [
  { key: 'ranking', label: '段位', options: ['至尊星耀', '荣耀王者', '无双王者'] },
  { key: 'vip', label: '贵族', options: ['V7', 'V8', 'V9'] },
  { key: 'skins', label: '皮肤', kind: 'number' as const, least: 0, most: 1200 },
  { key: 'heroes', label: '英雄' },
]
const FACTS = { ranking: '荣耀王者', vip: 'V8', skins: '250', heroes: '100' }

describe('valuations', () => {
  const world = new World()
  /** Records two sales a day for the last sixty days, at 10 to 1200 yuan. */
  const recordSales = async (gameId: number) => {
    const now = world.now().getTime()
    await world.services.db.insert(sales).values(
      Array.from({ length: 120 }, (_, i) => ({
        goodsSn: `ZHWZ${gameId}${String(i).padStart(6, '0')}`,
        gameId,
        goodsTypeId: 1,
        title: `账号${i}`,
        priceFen: fen((i + 1) * 1000),
        facts: { ranking: '荣耀王者', vip: 'V8', skins: String((i + 1) * 4), heroes: '100' },
        listedAt: new Date(now - 40 * 86_400_000),
        soldAt: new Date(now - (i % 60) * 86_400_000),
      })),
    )
  }
  beforeAll(async () => {
    await world.open()
    await world.services.db.update(games).set({ fields: FIELDS }).where(eq(games.id, 107))
    await world.services.db.insert(games).values({
      id: 300,
      name: '永劫无间',
      gameType: 1,
      initial: 'Y',
      initials: 'yjwj',
      pinyin: 'yongjiewujian',
      snCode: 'YJ',
      goodsTypes: { '1': '账号', '27': '道具' },
      fields: FIELDS,
    })
    await recordSales(107)
  })
  afterAll(() => world.close())
  const ask = (facts: object | string, gid = GAME) =>
    world.visitor().ask('POST /evaluation', { gid, facts: typeof facts === 'string' ? facts : JSON.stringify(facts) })

  it('a valuation returns a price range with reasons, the number of sales used, and the recycling price', async () => {
    const { code, data } = await ask(FACTS)
    expect(code).toBe(0)
    expect(Number(data.low)).toBeLessThanOrEqual(Number(data.mid))
    expect(Number(data.mid)).toBeLessThanOrEqual(Number(data.high))
    expect(Number(data.mid)).toBeGreaterThan(500)
    expect(Number(data.mid)).toBeLessThan(760)
    expect(data).toMatchObject({ sampleSize: 120, confidence: 'middle' })
    expect(data.factors.map((factor) => [factor.key, factor.value, factor.maxPoints])).toEqual([
      ['ranking', '荣耀王者', 12],
      ['vip', 'V8', 22],
      ['skins', '250', 50],
      ['heroes', '100', 16],
    ])
    expect(data.nearest).toHaveLength(6)
    expect(data.nearest[0]?.facts).toContainEqual({ key: 'skins', label: '皮肤', value: expect.any(String) })
    expect(Number(data.recycleHigh) / Number(data.recycleLow)).toBeCloseTo(75 / 65, 1)
  })

  it.each([
    [{ ...FACTS, skins: '' }, 'skins', '请输入皮肤，应为数字'],
    [{ ...FACTS, skins: '-5' }, 'skins', '请输入皮肤，应为数字'],
    [{ ...FACTS, skins: '1e9' }, 'skins', '请输入皮肤，应为数字'],
    [{ ...FACTS, skins: '9999' }, 'skins', '皮肤请填写 0–1200'],
    [{ ...FACTS, heroes: '10000000' }, 'heroes', '英雄请填写 0–9999999'],
    [{ ...FACTS, ranking: '<script>' }, 'ranking', '请选择段位'],
    [[], 'ranking', '请选择段位'],
    [{ ...FACTS, skins: { toString: 1 } }, 'skins', '请输入皮肤，应为数字'],
    [{ ...FACTS, skins: [['5']] }, 'skins', '请输入皮肤，应为数字'],
  ])('rejects valuation facts %j at the invalid field', async (facts, field, msg) => {
    expect(await ask(facts)).toMatchObject({ name: 'INVALID_INPUT', msg, data: { field } })
  })

  it('a valuation without comparable sales says so and has no recycling price', async () => {
    const { data } = await ask({ ...FACTS, skins: '481', ranking: '至尊星耀' })
    expect(data).toMatchObject({ confidence: 'none', recycleLow: null, recycleHigh: null, sampleSize: 120 })
    expect(data.beyond).toEqual([
      { key: 'ranking', label: '段位', value: '至尊星耀', low: '荣耀王者', high: '荣耀王者' },
      { key: 'skins', label: '皮肤', value: '481', low: '4', high: '480' },
    ])
    expect((await ask({ ...FACTS, skins: '480' })).data).toMatchObject({ confidence: 'middle', beyond: [] })
  })

  it('a recycling offer of an account without comparable sales has no estimate', async () => {
    const person = await world.person()
    const visitor = await world.logIn(person)
    const pictures = JSON.stringify([await ownPicture(world, person)])
    const offer = (facts: object) =>
      visitor.ask('POST /recycling/ask', {
        gid: GAME,
        facts: JSON.stringify(facts),
        pictures,
        contact: '13912345678',
        agree: '1',
      })
    expect(await offer({ ...FACTS, skins: '1201' })).toMatchObject({ name: 'INVALID_INPUT', msg: '皮肤请填写 0–1200' })
    expect((await offer({ ...FACTS, skins: '700' })).code).toBe(0)
    expect((await offer(FACTS)).code).toBe(0)
    const { list } = await visitor.do('GET /recycling/own', {})
    expect(list.map(({ estimate }) => estimate !== null)).toEqual([true, false])
  })

  it('an item can be published and edited only with numbers within the field’s bounds', async () => {
    const person = await establish(world, await world.person())
    const visitor = await world.logIn(person)
    const { images, areaId } = await accountParts(world, person)
    const form = { images, areaId, gameId: GAME, goodsTypeId: '1', bigTitle: '满皮号 支持验号', price: '388.00' }
    const publish = (skins: string) =>
      visitor.ask('POST /goods/releaseGoods', { ...form, facts: JSON.stringify({ ...FACTS, skins }) })
    for (const skins of ['1201', '9999', '300多', '-1'])
      expect(await publish(skins)).toMatchObject({
        name: 'INVALID_INPUT',
        msg: '皮肤请填写 0–1200',
        data: { field: 'facts' },
      })
    const { goodsSn } = (await publish('1200')).data
    const change = {
      goodsSn,
      bigTitle: form.bigTitle,
      price: form.price,
      facts: JSON.stringify({ ...FACTS, skins: '5000' }),
    }
    expect(await visitor.ask('POST /goods/updatetGoods', change)).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '皮肤请填写 0–1200',
    })
    const file = new Blob([
      writeCsv([
        ['游戏', '类型', '标题', '价格', '属性'],
        ['王者荣耀', '账号', '满皮号', '388', '皮肤=9999'],
      ]),
    ])
    const report = await visitor.upload('POST /goods/uploadGoodsCsv', { commit: '0' }, file)
    expect(report.data.list).toMatchObject([{ state: 'refused', msg: '皮肤请填写 0–1200' }])
  })

  it('rejects a valuation with invalid JSON, an unknown game, or a game with too few sales', async () => {
    expect((await ask('{')).name).toBe('INVALID_INPUT')
    expect((await ask(FACTS, '999999')).name).toBe('NOT_FOUND')
    expect((await ask({}, '177')).name).toBe('FEW_SALES')
  })

  it('returns the valuation model and the market overview', async () => {
    const visitor = world.visitor()
    const model = await visitor.do('GET /evaluation/model', { gid: GAME })
    expect(model).toMatchObject({ gameName: '王者荣耀', sampleSize: 120, minSample: 30, days: 90 })
    expect(model.fields.reduce((total, field) => total + field.maxPoints, 0)).toBe(100)
    expect(model.fields.find((field) => field.key === 'skins')).toMatchObject({
      options: [],
      middle: '242',
      least: 0,
      most: 1200,
    })
    const { list, lowPercent, highPercent } = await visitor.do('GET /evaluation/market', {})
    expect([lowPercent, highPercent]).toEqual([65, 75])
    expect(list.map((row) => row.gameName)).toContain('王者荣耀')
  })

  it('lists, valuations and recycling show the same median price over the same period', async () => {
    await recordSales(300)
    const visitor = world.visitor()
    const model = await visitor.do('GET /evaluation/model', { gid: '300' })
    const shelf = await visitor.do('GET /goods/shelfFigures', { gid: '300', gt: '1' })
    const { list, days } = await visitor.do('GET /evaluation/market', {})
    const row = list.find(({ gameId }) => gameId === 300)
    // Sixty sales in the last thirty days, at 10 to 300 and 610 to 900.
    expect(row).toMatchObject({ count: 60, medianPrice: '455.00' })
    expect([shelf.medianPrice, model.medianPrice]).toEqual([row?.medianPrice, row?.medianPrice])
    expect([shelf.medianDays, model.medianDays]).toEqual([days, days])
    expect(
      (await visitor.do('GET /goods/shelfFigures', { gid: '300', gt: '27' })).medianPrice,
      'nothing sold',
    ).toBeNull()
    expect((await visitor.do('GET /goods/shelfFigures', {})).medianPrice, 'of all games').toBeNull()
  })

  it('the valuation uses an order’s price only after it was paid out', async () => {
    const [seller, buyer] = [await world.person(), await world.person({ balance: '500.00' })]
    const { sn } = await world.goods({ seller, price: '88.00', gameId: 177 })
    const visitor = await world.logIn(buyer)
    const rows = async () => (await world.services.db.select().from(sales)).filter((sale) => sale.goodsSn === sn)
    const { orderSn } = await visitor.do('POST /order/placeOrder', { goodsSn: sn, price: '88.00', agree: '1' })
    await visitor.do('POST /pay/balancePay', { orderSn, payPassword: '246810' })
    await (await world.logIn(seller)).do('POST /order/act', { orderSn, action: 'deliver', account: 'a', password: 'b' })
    expect(await rows()).toHaveLength(0)
    await visitor.do('POST /order/confirmRecGoods', { orderId: orderSn })
    expect(await rows()).toHaveLength(0)
    world.pass({ days: 8 })
    await runClock(world)
    expect(await rows()).toMatchObject([{ priceFen: 8800n, gameId: 177, goodsTypeId: 1 }])
  })
})
