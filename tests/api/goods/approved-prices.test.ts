import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { games } from '@/lib/server/db/schema/listings/catalog'
import { sales } from '@/lib/server/db/schema/listings/valuation'
import { yuanToFen } from '@/lib/shared/money/money'
import { writeCsv } from '@/lib/shared/text/csv'
import { accountParts, establish } from '../../support/fixtures/listing'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

type Form = InputOf<ApiContract['POST /goods/releaseGoods']>

describe('prices that staff approved, and what sellers read about reviews', () => {
  const world = new World()
  let form: Form
  let seller: Visitor
  let reviewer: Visitor
  beforeAll(async () => {
    await world.open()
    const fields = [{ key: 'skins', label: '皮肤', kind: 'number' as const, isMain: true }]
    await world.services.db.update(games).set({ fields }).where(eq(games.id, 107))
    const soldAt = world.now()
    await world.services.db.insert(sales).values(
      Array.from({ length: 20 }, () => ({
        goodsSn: 'ZHWZ1',
        gameId: 107,
        goodsTypeId: 1,
        title: '号',
        priceFen: yuanToFen('100.00'),
        facts: { skins: '300' },
        listedAt: soldAt,
        soldAt,
      })),
    )
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    const person = await establish(world, await world.person())
    seller = await world.logIn(person)
    reviewer = await world.logIn({ staff: 'reviewer' })
    form = {
      gameId: '107',
      goodsTypeId: '1',
      areaId: '1',
      bigTitle: '贵族八 全英雄 300 皮',
      price: '100.00',
      images: (await accountParts(world, person)).images,
      facts: JSON.stringify({ skins: '300' }),
    }
  })

  const publish = async (more: Partial<Form> = {}) =>
    (await seller.do('POST /goods/releaseGoods', { ...form, ...more }, { key: crypto.randomUUID() })).goodsSn
  const bulk = (...changes: { goodsSn: string; price: string }[]) =>
    seller.do('POST /goods/bulkPrice', { changes: JSON.stringify(changes) })
  const csv = async (goodsSn: string, price: string, commit: '0' | '1' = '1') => {
    const file = writeCsv([
      ['商品编号', '价格', '描述'],
      [goodsSn, price, '只走平台'],
    ])
    return (await seller.upload('POST /goods/uploadGoodsCsv', { commit }, new Blob([file]))).data.list[0]
  }
  const status = async (goodsSn: string) => (await world.goodsRow(goodsSn)).status
  const rules = async (goodsSn: string) => (await waiting(goodsSn))?.findings.map(({ rule }) => rule)
  const waiting = async (goodsSn: string) =>
    (await reviewer.do('GET /console/goodsReview', { goodsSn })).versions.find(({ state }) => state === 'waiting')
  const decide = async (goodsSn: string, pass: '0' | '1' = '1', reasons?: string) =>
    reviewer.do('POST /console/decideGoods', {
      reviewIds: String((await waiting(goodsSn))?.reviewId),
      pass,
      words: '已核对',
      ...(reasons && { reasons }),
    })
  const notices = async () =>
    (await seller.do('GET /notification/list', {})).list
      .filter(({ kind }) => kind === 'goods')
      .map(({ title }) => title)

  it('a bulk price change states how many goods have to be reviewed, and which', async () => {
    const [usual, dear] = [await publish(), await publish()]
    const answer = await bulk({ goodsSn: usual, price: '110.00' }, { goodsSn: dear, price: '880.00' })
    expect(answer).toMatchObject({ done: 2, inReview: 1, list: [{ inReview: false }, { ok: true, inReview: true }] })
    const again = await bulk({ goodsSn: usual, price: '110.00' }, { goodsSn: dear, price: '880.00' })
    expect(again, 'sent once more').toMatchObject({ done: 2, inReview: 1 })
  })

  it('a price below an approved high one is not reviewed again, however it is changed; a higher one and other texts are', async () => {
    const goodsSn = await publish({ price: '900.00' })
    expect(await rules(goodsSn)).toEqual(['dear'])
    await decide(goodsSn)
    expect(await bulk({ goodsSn, price: '880.00' })).toMatchObject({ inReview: 0 })
    await seller.do('POST /goods/onlySetupGoodsPrice', { goodsSn, price: '300.00' })
    await seller.do('POST /goods/updatetGoods', { ...form, goodsSn, price: '890.00' })
    const file = writeCsv([
      ['商品编号', '价格'],
      [goodsSn, '900'],
    ])
    const { list } = (await seller.upload('POST /goods/uploadGoodsCsv', { commit: '1' }, new Blob([file]))).data
    expect(list[0]).toMatchObject({ state: 'edit', inReview: false })
    expect(await status(goodsSn)).toBe(1)
    const asked = await seller.do('GET /goods/priceFindings', {
      changes: JSON.stringify([{ goodsSn, price: '700.00' }]),
    })
    expect(asked.list).toEqual([{ goodsSn, findings: [] }])
    expect(await csv(goodsSn, '900.01')).toMatchObject({ state: 'edit', inReview: true })
    expect(await rules(goodsSn)).toEqual(['dear'])
  })

  it('a price above an approved low one is not reviewed again; a lower one is', async () => {
    const goodsSn = await publish({ price: '30.00' })
    expect(await rules(goodsSn)).toEqual(['cheap'])
    await decide(goodsSn)
    expect(await bulk({ goodsSn, price: '40.00' })).toMatchObject({ inReview: 0 })
    expect(await bulk({ goodsSn, price: '29.00' })).toMatchObject({ inReview: 1 })
  })

  it('an approved price no longer counts after staff refused the item', async () => {
    const goodsSn = await publish({ price: '900.00' })
    await decide(goodsSn)
    await bulk({ goodsSn, price: '950.00' })
    await decide(goodsSn, '0', 'price')
    await seller.do('POST /goods/updatetGoods', { ...form, goodsSn, price: '890.00' })
    expect(await rules(goodsSn)).toEqual(['dear', 'again'])
  })

  it('a preview of an import states old and new price and the other changed columns', async () => {
    const goodsSn = await publish({ price: '100.00' })
    const planned = { state: 'edit', price: { from: '100.00', to: '90.00' }, changed: ['描述'], inReview: false }
    expect(await csv(goodsSn, '90', '0')).toMatchObject(planned)
    expect(await status(goodsSn)).toBe(1)
    expect(await csv(goodsSn, '90')).toMatchObject(planned)
    expect(await csv(goodsSn, '90')).toMatchObject({ state: 'same', price: null, changed: [] })
  })

  it('the notification of an approval names the item and says whether it is on show for the first time', async () => {
    const goodsSn = await publish({ price: '900.00' })
    await decide(goodsSn)
    expect(await notices()).toEqual(['“贵族八 全英雄…”已通过审核，正在展示'])
    await bulk({ goodsSn, price: '1000.00' })
    await decide(goodsSn)
    expect((await notices())[0]).toBe('“贵族八 全英雄…”已通过审核，恢复展示')
    const other = await publish()
    await seller.do('POST /goods/pushOrPullGoods', { goodsSn: other, onShelf: '0' })
    await bulk({ goodsSn: other, price: '1000.00' })
    await decide(other)
    expect((await notices())[0]).toBe('“贵族八 全英雄…”已通过审核，目前未展示')
    expect(await status(other)).toBe(2)
    const listed = await publish()
    await bulk({ goodsSn: listed, price: '1000.00' })
    await decide(listed)
    expect((await notices())[0], 'listed before without a review').toBe('“贵族八 全英雄…”已通过审核，恢复展示')
  })
})
