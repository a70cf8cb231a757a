import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { platformRules } from '@/lib/server/db/schema/core/tenancy'
import { games } from '@/lib/server/db/schema/listings/catalog'
import { resetRuleBook } from '@/lib/server/modules/core/tenancy/load-rule-book'
import { accountParts, establish } from '../../support/fixtures/listing'
import { lift, restrict } from '../../support/fixtures/restriction'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const PRICES = { hour: '5.00', night: '35.00', day: '75.00', week: '400.00', deposit: '60.00' }

describe('an account in review that is also for rent', () => {
  const world = new World()
  let person: Person
  let seller: Visitor
  let reviewer: Visitor
  let goodsSn: string
  let images: string
  const form = (more: object = {}) => ({
    gameId: '107',
    goodsTypeId: '1',
    areaId: '1',
    bigTitle: '贵族八 全英雄 300 皮',
    // a new seller's dear account waits for staff
    price: '2000.00',
    images,
    ...more,
  })
  const rule = async (key: 'leastPriceFen' | 'tradeOpen', value: number | boolean) => {
    await world.services.db.insert(platformRules).values({ key, value, mode: 'rental' })
    resetRuleBook(world.services.db)
  }
  const decide = async (pass: '0' | '1') => {
    const { versions } = await reviewer.do('GET /console/goodsReview', { goodsSn })
    const reviewIds = String(versions.find(({ state }) => state === 'waiting')?.reviewId)
    const reasons = pass === '0' ? { reasons: 'price' } : { words: '看过' }
    expect((await reviewer.do('POST /console/decideGoods', { reviewIds, pass, ...reasons })).done).toBe(1)
  }
  const inHall = async () => {
    const { list } = await world.visitor().do('GET /goods/getGoodsList', { rent: '1', sort: 'newest', pageSize: '60' })
    return list.some((row) => row.goodsSn === goodsSn)
  }
  const offer = () => seller.do('GET /rental/ownOffer', { goodsSn })
  const notice = async () => (await seller.do('GET /notification/list', {})).list[0]

  beforeAll(async () => {
    await world.open()
    await world.services.db.update(games).set({ fields: [] }).where(eq(games.id, 107))
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    person = await establish(world, await world.person())
    images = (await accountParts(world, person)).images
    seller = await world.logIn(person)
    reviewer = await world.logIn({ staff: 'reviewer' })
    const published = await seller.do('POST /goods/releaseGoods', form(), { key: crypto.randomUUID() })
    expect(published.status).toBe(0)
    goodsSn = published.goodsSn
    await seller.do('POST /rental/saveOffer', { goodsSn, ...PRICES, minHours: '3' })
  })

  it('keeps its terms, is listed for its owner only, and is let once it is approved', async () => {
    expect(await inHall()).toBe(false)
    expect((await world.visitor().ask('GET /rental/terms', { goodsSn })).name).toBe('NOT_FOUND')
    const { list } = await seller.do('GET /rental/ownOffers', {})
    expect(list).toMatchObject([{ goods: { goodsSn, status: 0 }, prices: PRICES, minHours: 3 }])
    const own = await seller.do('GET /goods/selfPublishGoodsList', { keyWord: goodsSn })
    expect(own.list).toMatchObject([{ goodsSn, rental: PRICES }])
    await decide('1')
    expect(await inHall()).toBe(true)
    expect(await notice()).toMatchObject({
      title: expect.stringMatching(/已通过审核，正在展示$/),
      text: `商品编号 ${goodsSn}，已同时出租`,
    })
  })

  it('keeps its terms while it is refused, changed and submitted again', async () => {
    await decide('0')
    await seller.do('POST /rental/saveOffer', { goodsSn, ...PRICES, hour: '6.00' })
    await seller.do('POST /goods/updatetGoods', { ...form({ price: '1900.00' }), goodsSn })
    expect(await inHall()).toBe(false)
    await decide('1')
    expect(await inHall()).toBe(true)
    expect((await offer()).prices).toMatchObject({ hour: '6.00' })
  })

  it('is only for sale if its owner no longer wants to let it', async () => {
    await seller.do('POST /rental/shelveOffer', { goodsSn, on: '0' })
    await decide('1')
    expect(await inHall()).toBe(false)
    expect((await notice())?.text).toBe(`商品编号 ${goodsSn}`)
  })

  it.each([
    [
      'the prices are below the least one',
      'leastPriceFen',
      1000,
      20,
      '时租不能低于10.00元，请到“我的租号”修改租金',
      'INVALID_INPUT',
    ],
    ['the mode is closed', 'tradeOpen', false, true, '该游戏暂停租号，恢复后可在“我的租号”开启', 'MODE_OFF'],
  ] as const)(
    'is not let if %s by then; the owner is notified and keeps the prices',
    async (_name, key, value, before, fault, refusal) => {
      await rule(key, value)
      await decide('1')
      expect((await seller.ask('POST /rental/shelveOffer', { goodsSn, on: '1' })).name).toBe(refusal)
      await rule(key, before)
      expect((await world.goodsRow(goodsSn)).status).toBe(1)
      expect(await inHall()).toBe(false)
      expect((await notice())?.text).toBe(`商品编号 ${goodsSn}，出租未生效：${fault}`)
      expect(await offer()).toMatchObject({ isLet: false, prices: PRICES })
      await seller.do('POST /rental/shelveOffer', { goodsSn, on: '1' })
      expect(await inHall()).toBe(true)
    },
  )

  it('is settled as well while its seller may not list goods', async () => {
    await rule('leastPriceFen', 1000)
    const id = await restrict(world, person, { kinds: ['list'] })
    await decide('1')
    await rule('leastPriceFen', 20)
    await lift(world, id)
    expect((await offer()).isLet).toBe(false)
    expect(await inHall()).toBe(false)
  })

  it('belongs to its owner: another member cannot set its terms', async () => {
    const other = await world.logIn(await world.person())
    expect((await other.ask('POST /rental/saveOffer', { goodsSn, ...PRICES })).name).toBe('NOT_FOUND')
    expect((await other.ask('POST /rental/shelveOffer', { goodsSn, on: '0' })).name).toBe('NOT_FOUND')
  })
})
