import { afterAll, beforeAll, expect, it } from 'vitest'
import { platformRules } from '@/lib/server/db/schema/core/tenancy'
import { writeCsv } from '@/lib/shared/text/csv'
import { listingChecklist } from '@/lib/shared/video/checklists'
import { type AccountParts, accountParts, establish } from '../../support/fixtures/listing'
import { uploadVideo } from '../../support/video/send-video'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let seller: Person
let shop: Visitor
let form: { gameId: string; goodsTypeId: string; bigTitle: string; price: string } & AccountParts
beforeAll(async () => {
  await world.open()
  await world.rule({ listVideoFromFen: 50_000 })
  seller = await establish(world, await world.person())
  shop = await world.logIn(seller)
  form = {
    gameId: '107',
    goodsTypeId: '1',
    bigTitle: '全英雄三百皮账号',
    price: '500.00',
    ...(await accountParts(world, seller)),
  }
})
afterAll(() => world.close())

const REFUSAL = { name: 'INVALID_INPUT', msg: '¥500.00 及以上的商品要上传录屏', data: { field: 'images' } }
const withVideo = async () =>
  JSON.stringify([...(JSON.parse(form.images) as string[]), await uploadVideo(shop, undefined, { purpose: 'goods' })])

it('an account from the price on is published with a recording, whose content is said before; codes need none', async () => {
  const conf = (goodsTypeId: string) => shop.do('GET /goods/getGoodsUpperConf', { gameId: '107', goodsTypeId })
  expect(await conf('1')).toMatchObject({
    videoFrom: '500.00',
    videoChecklist: expect.arrayContaining(['登录全过程（请遮挡密码）']),
  })
  expect(listingChecklist(46), 'of a code').toEqual([])
  expect(await shop.ask('POST /goods/releaseGoods', form)).toMatchObject(REFUSAL)
  expect((await shop.ask('POST /goods/releaseGoods', { ...form, price: '499.99' })).code, 'below the price').toBe(0)
  expect((await shop.ask('POST /goods/releaseGoods', { ...form, images: await withVideo() })).code).toBe(0)
})

it('an item listed before the rule is refused when it becomes dearer or is edited, and may become cheaper', async () => {
  const { sn } = await world.goods({ seller, price: '800.00' })
  expect(await shop.ask('POST /goods/onlySetupGoodsPrice', { goodsSn: sn, price: '900.00' })).toMatchObject(REFUSAL)
  expect((await shop.ask('POST /goods/onlySetupGoodsPrice', { goodsSn: sn, price: '700.00' })).code).toBe(0)
  const edit = { ...form, goodsSn: sn, price: '700.00' }
  expect(await shop.ask('POST /goods/updatetGoods', edit)).toMatchObject(REFUSAL)
  expect((await shop.ask('POST /goods/updatetGoods', { ...edit, images: await withVideo() })).code).toBe(0)
})

it('a price raised across the limit is refused, alone and in bulk, and the others of the list are changed', async () => {
  const [dear, cheap] = [await world.goods({ seller, price: '450.00' }), await world.goods({ seller, price: '10.00' })]
  const changes = JSON.stringify([
    { goodsSn: dear.sn, price: '500.00' },
    { goodsSn: cheap.sn, price: '12.00' },
  ])
  const { list } = await shop.do('POST /goods/bulkPrice', { changes })
  expect(list.map(({ ok, msg }) => (ok ? 'changed' : msg))).toEqual([REFUSAL.msg, 'changed'])
  expect((await world.goodsRow(dear.sn)).priceFen).toBe(45_000n)
})

it('a row of a file above the price is refused in the preview and in the import', async () => {
  const rows = [
    ['游戏', '类型', '标题', '价格'],
    ['穿越火线', '账号', '全英雄三百皮', '500'],
    ['穿越火线', '账号', '全英雄二百皮', '499'],
  ]
  for (const commit of ['0', '1'] as const) {
    const { data } = await shop.upload('POST /goods/uploadGoodsCsv', { commit }, new Blob([writeCsv(rows)]))
    expect(data.list.map(({ state, msg }) => msg || state)).toEqual([REFUSAL.msg, 'create'])
  }
})

it('a rule of one game does not concern the others', async () => {
  const other = await new World().open()
  await other.services.db.insert(platformRules).values({ key: 'listVideoFromFen', value: 10_000, gameId: 177 })
  const visitor = await other.logIn()
  const conf = (gameId: string) => visitor.do('GET /goods/getGoodsUpperConf', { gameId, goodsTypeId: '1' })
  expect((await conf('177')).videoFrom).toBe('100.00')
  expect((await conf('107')).videoFrom).toBeNull()
  await other.close()
})
