import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { GameField } from '@/lib/server/db/game-field'
import { games, goods } from '@/lib/server/db/schema/listings/catalog'
import { SHOP_CODE_PATTERN } from '@/lib/shared/goods/shop'
import { Deal } from '../../support/fixtures/deal'
import { accountParts, establish } from '../../support/fixtures/listing'
import { type Person, World } from '../../support/world'

const FIELDS: GameField[] = [
  { key: 'ranking', label: '段位', kind: 'choice', options: ['钻石', '王者', '荣耀'], isMain: true },
  { key: 'vip', label: '贵族', kind: 'choice', options: ['V8', 'V10'], isMain: true },
  { key: 'skins', label: '皮肤', kind: 'number', isMain: true, isSort: true },
  { key: 'heroes', label: '英雄', kind: 'number' },
  { key: 'treasures', label: '代表皮肤', kind: 'text' },
]
const PLACES = Array.from({ length: 90 }, (_, i) => `第${i}区`)
const PLACE: GameField = { key: 'place', label: '区', kind: 'choice', options: PLACES }

/** Creates a world whose games have these fields, and helpers that query its lists. */
function shelf() {
  const world = new World()
  let seller: Person
  beforeAll(async () => {
    await world.open()
    seller = await world.person({ nickName: '南山老猫' })
    await world.services.db.update(games).set({ fields: FIELDS }).where(eq(games.id, 107))
    await world.services.db
      .update(games)
      .set({ fields: [PLACE] })
      .where(eq(games.id, 177))
  })
  afterAll(() => world.close())
  const account = async (title: string, facts: Record<string, string>, gameId = 107) => {
    const { sn } = await world.goods({ seller, title, facts, gameId })
    const skins = Number(facts.skins)
    if (skins) await world.services.db.update(goods).set({ mainNumber: skins }).where(eq(goods.sn, sn))
    return sn
  }
  const addFive = async () => {
    await account('富', { ranking: '荣耀', vip: 'V10', skins: '400', heroes: '120' })
    await account('中', { ranking: '王者', vip: 'V8', skins: '250', heroes: '100' })
    await account('贫', { ranking: '钻石', vip: 'V8', skins: '50', heroes: '80' })
    await account('怪', { ranking: '王者', vip: 'V8', skins: '很多', heroes: '一百多' })
    await account('别', { ranking: '王者', vip: 'V8' }, 177)
  }
  const ask = (input: Record<string, string>) =>
    world.visitor().ask('GET /goods/getGoodsList', { gid: '107', sort: 'newest', ...input } as never)
  const titles = async (input: Record<string, string>) =>
    ((await ask(input)).data as { list: { bigTitle: string }[] }).list.map(({ bigTitle }) => bigTitle).sort()
  return { world, account, addFive, ask, titles, logIn: () => world.logIn(seller) }
}

describe('goods list filters', () => {
  const { addFive, ask, titles } = shelf()
  beforeAll(addFive)

  it.each([
    ['a value', 'ranking.荣耀', ['富']],
    ['values of one field are alternatives', 'ranking.荣耀.钻石', ['富', '贫']],
    ['fields must all fit', 'ranking.王者.荣耀*vip.V8', ['中', '怪']],
    ['three of them', 'ranking.王者*vip.V8*heroes.90-110', ['中']],
    ['a range has both its ends', 'skins.50-250', ['中', '贫']],
    ['a lower bound', 'skins.250-', ['中', '富']],
    ['an upper bound of a number that is not sorted by', 'heroes.-100', ['中', '贫']],
    ['ends the wrong way round', 'skins.250-50', ['中', '贫']],
    ['a value nobody has', 'ranking.钻石*vip.V10', []],
    ['unknown fields ask nothing', 'nothing.x*vip.V10', ['富']],
    ['unknown values ask nothing', 'vip.V99', ['中', '富', '怪', '贫']],
    ['a text is no choice', 'treasures.x*vip.V10', ['富']],
    ['nothing at all', '', ['中', '富', '怪', '贫']],
  ])('fact filter: %s', async (_, attrs, expected) => {
    expect(await titles({ attrs })).toEqual([...expected].sort())
  })

  it.each([
    "ranking.'); drop table goods;--",
    'ranking.王者%00',
    '*.*.*',
    'skins.-',
    'skins.99999999999-1',
    '__proto__.x*constructor.y',
    'ranking.\u0000王者',
    `${'a.b*'.repeat(90)}`,
  ])('invalid fact filters cause no error: %j', async (attrs) => {
    expect((await ask({ attrs })).code).toBe(0)
  })

  it('rejects a fact filter that is too long', async () => {
    expect((await ask({ attrs: 'x'.repeat(401) })).name).toBe('INVALID_INPUT')
  })

  it('fact filters are ignored where no game is chosen', async () => {
    expect(await titles({ gid: '', attrs: 'vip.V10' })).toHaveLength(5)
  })

  it('sorts by the game’s main number, leaving out goods without it', async () => {
    const order = async (sort: string, gid = '107') =>
      ((await ask({ sort, gid })).data as { list: { bigTitle: string }[] }).list.map(({ bigTitle }) => bigTitle)
    expect(await order('mainDesc')).toEqual(['富', '中', '贫'])
    expect(await order('mainAsc')).toEqual(['贫', '中', '富'])
    expect(await order('mainDesc', '')).toHaveLength(5)
  })

  it('the list contains the masked seller name with their rating', async () => {
    const { list } = (await ask({ attrs: 'ranking.钻石' })).data as unknown as { list: { seller: unknown }[] }
    expect(list[0]?.seller).toEqual({
      nickName: '南**猫',
      faced: false,
      shop: expect.stringMatching(SHOP_CODE_PATTERN),
      deals: 0,
      minutes: null,
      stars: null,
      rated: 0,
      online: false,
    })
  })
})

describe('goods list flags', () => {
  const { world, addFive, titles } = shelf()
  beforeAll(addFive)

  it('filters by official, negotiable and covered goods, and reports which flags distinguish goods', async () => {
    const figures = () => world.visitor().do('GET /goods/shelfFigures', { gid: '107', gt: '1' })
    expect((await figures()).tells).toEqual({ ensure: false, official: false, bargain: false })
    const set = (title: string, change: Partial<typeof goods.$inferInsert>) =>
      world.services.db.update(goods).set(change).where(eq(goods.title, title))
    await set('富', { isOfficialSell: true, canEnsure: false })
    await set('中', { bargain: true })
    expect(await titles({ official: '1' })).toEqual(['富'])
    expect(await titles({ bargain: '1' })).toEqual(['中'])
    expect(await titles({ bargain: '1', official: '1' })).toEqual([])
    expect(await titles({ ensure: '1' })).toEqual(['中', '怪', '贫'].sort())
  })
})

describe('goods list filters after changes', () => {
  const { world, account, ask, titles, logIn } = shelf()

  it('fact filters follow an edited item, also for rare facts', async () => {
    const visitor = await logIn()
    const { images, areaId } = await accountParts(world, await establish(world, visitor))
    const form = { gameId: '107', goodsTypeId: '1', bigTitle: '新号待售', price: '10.00', images, areaId }
    const { goodsSn } = await visitor.do('POST /goods/releaseGoods', {
      ...form,
      facts: JSON.stringify({ ranking: '钻石', vip: 'V10', skins: '77' }),
    })
    expect(await titles({ attrs: 'skins.77-77*vip.V10' })).toEqual(['新号待售'])
    await visitor.do('POST /goods/updatetGoods', {
      ...form,
      goodsSn,
      facts: JSON.stringify({ ranking: '钻石', vip: 'V8', skins: '78' }),
    })
    expect(await titles({ attrs: 'skins.77-77' })).toEqual([])
    expect(await titles({ attrs: 'skins.78-78*vip.V8' })).toEqual(['新号待售'])
    await visitor.do('POST /goods/pushOrPullGoods', { goodsSn, onShelf: '0' })
  })

  it('averages the seller’s ratings and counts this week’s deals; a single deal gives no median price', async () => {
    const deal = await (
      await (await (await (await Deal.open(world, { title: '成交', balance: '500.00' })).place()).pay()).deliver()
    ).confirm()
    await deal.buyer.do('POST /order/orderEval', { orderSn: deal.orderSn, stars: '4' } as never)
    await world.goods({ seller: deal.people.seller, title: '还有一个' })
    const { list } = (await ask({ keyWord: '还有一个' })).data as unknown as { list: { seller: unknown }[] }
    expect(list[0]?.seller).toMatchObject({ stars: 4, rated: 1 })
    const { deals, medianPrice } = await world.visitor().do('GET /goods/shelfFigures', { gid: '107', gt: '1' })
    expect([deals, medianPrice]).toEqual([1, null])
  })

  it('finds and counts a filtered page in one SQL statement, with the usual pagination', async () => {
    for (let i = 0; i < 5; i++) await account(`页${i}`, { ranking: '钻石', vip: 'V10', heroes: '9' })
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => queries.mockRestore())
    const page = async (n: number) => {
      const { data } = await ask({ attrs: 'ranking.钻石*vip.V10*heroes.1-50', page: String(n), pageSize: '2' })
      const { list, total, more } = data as { list: { bigTitle: string }[]; total: number; more: boolean }
      return { titles: list.map(({ bigTitle }) => bigTitle), total, more }
    }
    expect(await page(3)).toEqual({ titles: ['页0'], total: 5, more: false })
    const texts = queries.mock.calls.map(([query]) => String((query as unknown as { text?: string })?.text ?? query))
    expect(texts.filter((text) => text.includes('"attrs" @>'))).toHaveLength(1)
    queries.mockRestore()
    expect(await page(1)).toEqual({ titles: ['页4', '页3'], total: 5, more: false })
    expect(await page(2)).toEqual({ titles: ['页2', '页1'], total: 5, more: false })
    expect(await page(9)).toEqual({ titles: [], total: 5, more: false })
  })

  it('fact filters work for fields with many values, alone and combined', async () => {
    for (const place of PLACES) await account(place, { place }, 177)
    for (const [i, place] of PLACES.entries()) {
      const next = PLACES[(i + 1) % PLACES.length] as string
      expect(await titles({ gid: '177', attrs: `place.${place}` })).toEqual([place])
      expect(await titles({ gid: '177', attrs: `place.${place}.${next}` })).toEqual([place, next].sort())
    }
  })
})
