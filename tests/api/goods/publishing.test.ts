import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { writeCsv } from '@/lib/shared/text/csv'
import { type AccountParts, accountParts, establish } from '../../support/fixtures/listing'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

type Form = InputOf<ApiContract['POST /goods/releaseGoods']>

describe('publishing requirements', () => {
  const world = new World()
  let person: Person
  let seller: Visitor
  let parts: AccountParts
  beforeAll(() => world.open())
  afterAll(() => world.close())
  beforeEach(async () => {
    person = await world.person()
    seller = await world.logIn(person)
    parts = await accountParts(world, person)
  })
  const form = (more: Partial<Form> = {}): Form => ({
    gameId: '107',
    goodsTypeId: '1',
    bigTitle: '贵族八 全英雄 300 皮',
    price: '100.00',
    ...parts,
    ...more,
  })
  const ask = (more: Partial<Form> = {}) =>
    seller.ask('POST /goods/releaseGoods', form(more), { key: crypto.randomUUID() })
  const publish = async (more: Partial<Form> = {}) => (await ask(more)).data
  const edit = (goodsSn: string, more: Partial<Form> = {}) =>
    seller.ask('POST /goods/updatetGoods', { ...form(more), goodsSn })
  const status = async (sn: string) => (await world.goodsRow(sn)).status
  const left = async () => (await seller.do('GET /goods/publishStanding', { gameId: '107', goodsTypeId: '1' })).left
  const waiting = async (goodsSn: string) => {
    const reviewer = await world.logIn({ staff: 'reviewer' })
    const { versions } = await reviewer.do('GET /console/goodsReview', { goodsSn })
    return { reviewer, version: versions.find(({ state }) => state === 'waiting') }
  }
  const findings = async (goodsSn: string) => (await waiting(goodsSn)).version?.findings.map(({ rule }) => rule) ?? []
  const pass = async (goodsSn: string, words = '') => {
    const { reviewer, version } = await waiting(goodsSn)
    const { done } = await reviewer.do('POST /console/decideGoods', {
      reviewIds: String(version?.reviewId),
      pass: '1',
      words,
    })
    expect(done).toBe(1)
  }
  const file = (rows: string[][], heading = ['游戏', '类型', '大区', '标题', '价格', '属性']) =>
    seller.upload('POST /goods/uploadGoodsCsv', { commit: '1' }, new Blob([writeCsv([heading, ...rows])]))

  it("a new seller's first items of any type wait for review, until three were approved", async () => {
    expect(await left()).toBe(3)
    const three = [
      await publish(),
      await publish({ goodsTypeId: '27' }),
      await publish({ bigTitle: '星元皮肤全 320 皮' }),
    ]
    expect(three.map((one) => one.status)).toEqual([0, 0, 0])
    expect(await findings(three[0]?.goodsSn ?? '')).toEqual(['first'])
    for (const [i, { goodsSn }] of three.entries()) {
      expect((await publish()).status, `after ${i}`).toBe(0)
      await pass(goodsSn)
      expect(await left()).toBe(2 - i)
    }
    expect((await publish()).status).toBe(1)
  })

  it('sold items count as approved, and so do items that staff took off sale later', async () => {
    await world.goods({ seller: person, status: 3 })
    const { goodsSn } = await publish()
    await pass(goodsSn)
    const reviewer = await world.logIn({ staff: 'reviewer' })
    await reviewer.do('POST /console/takeOffGoods', { goodsSns: goodsSn, reasons: 'picture', words: '请换图' })
    expect([await status(goodsSn), await left()]).toEqual([5, 1])
  })

  it("editing a new seller's approved item needs another review, but a price change alone does not", async () => {
    const { goodsSn } = await publish()
    await pass(goodsSn)
    await seller.do('POST /goods/onlySetupGoodsPrice', { goodsSn, price: '99.00' })
    expect(await status(goodsSn)).toBe(1)
    await edit(goodsSn, { bigTitle: '完全不同的一个号' })
    expect([await status(goodsSn), await findings(goodsSn)]).toEqual([0, ['first']])
    // Neither a price change nor relisting bypasses the review.
    await seller.do('POST /goods/onlySetupGoodsPrice', { goodsSn, price: '98.00' })
    expect((await seller.ask('POST /goods/pushOrPullGoods', { goodsSn, onShelf: '1' })).msg).toBe('商品正在审核')
    expect(await status(goodsSn)).toBe(0)
  })

  it('an operator sets the number of reviewed first items, and zero means no review', async () => {
    const other = await new World().open()
    await other.rule({ firstReviewed: 0, leastPictures: 0, rankNeeded: false })
    const visitor = await other.logIn()
    const { status: now } = await visitor.do('POST /goods/releaseGoods', {
      gameId: '107',
      goodsTypeId: '1',
      areaId: '1',
      bigTitle: '贵族八 全英雄 300 皮',
      price: '100.00',
    })
    await other.close()
    expect(now).toBe(1)
  })

  it('an account needs a picture and a rank; other goods need neither', async () => {
    expect(await ask({ images: '[]' })).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '请至少上传 1 张账号截图',
      data: { field: 'images' },
    })
    for (const facts of ['{}', '{"skins":"300"}', '{"ranking":"不存在的段位"}'])
      expect(await ask({ facts })).toMatchObject({ name: 'INVALID_INPUT', msg: '请选择段位', data: { field: 'facts' } })
    expect((await ask({ gameId: '177', areaId: undefined, facts: '{}' })).code, 'a game without ranks').toBe(0)
    expect((await ask({ goodsTypeId: '27', images: '[]', facts: '{}' })).code).toBe(0)
    const conf = (goodsTypeId: string) => seller.do('GET /goods/getGoodsUpperConf', { gameId: '107', goodsTypeId })
    expect(await conf('1')).toMatchObject({ minImages: 1, neededFacts: ['ranking'] })
    expect(await conf('27')).toMatchObject({ minImages: 0, neededFacts: [] })
  })

  it('an edit cannot remove an account’s picture or rank', async () => {
    await establish(world, person)
    const { goodsSn } = await publish()
    expect((await edit(goodsSn, { images: '[]' })).msg).toBe('请至少上传 1 张账号截图')
    expect((await edit(goodsSn, { facts: '{}' })).msg).toBe('请选择段位')
    expect((await file([[goodsSn, '']], ['商品编号', '属性'])).data.list[0]?.msg).toBe('请选择段位')
    expect([await status(goodsSn), (await world.goodsRow(goodsSn)).images.length]).toEqual([1, 1])
  })

  it('an account listed before the rule can be edited without a picture, but relisted only with one', async () => {
    await establish(world, person)
    const { sn } = await world.goods({ seller: person })
    expect((await edit(sn, { images: '[]', facts: '{}', price: '98.00' })).code).toBe(0)
    expect(await status(sn)).toBe(1)
    await seller.do('POST /goods/pushOrPullGoods', { goodsSn: sn, onShelf: '0' })
    const back = () => seller.ask('POST /goods/pushOrPullGoods', { goodsSn: sn, onShelf: '1' })
    expect((await back()).msg).toContain('请先编辑商品补充截图')
    expect((await edit(sn)).code).toBe(0)
    expect((await back()).code).toBe(0)
    expect(await status(sn)).toBe(1)
  })

  it('an imported account row waits for review until it gets a picture, and is rejected without a rank', async () => {
    await establish(world, person)
    const row = (facts: string) => ['王者荣耀', '账号', '安卓QQ', '全英雄三百皮', '500', facts]
    const { data } = await file([row('段位=荣耀王者'), row('')])
    expect(data.list.map(({ state, msg }) => msg || state)).toEqual(['create', '请选择段位'])
    const sn = data.list[0]?.goodsSn ?? ''
    expect([await status(sn), await findings(sn)]).toEqual([0, ['bare']])
    await file([[sn, '480']], ['商品编号', '价格'])
    expect([await status(sn), await findings(sn)]).toEqual([0, ['bare']])
    await edit(sn, { price: '480.00' })
    expect(await status(sn)).toBe(1)
  })
})
