import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { games } from '@/lib/server/db/schema/listings/catalog'
import { writeCsv } from '@/lib/shared/text/csv'
import { accountParts, establish } from '../../support/fixtures/listing'
import { openClient } from '../../support/fixtures/open-client'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

type Form = InputOf<ApiContract['POST /goods/releaseGoods']>

const world = new World()
let person: Person
let seller: Visitor
beforeAll(async () => {
  await world.open()
  const goodsTypes = { '1': '账号', '27': '道具', '22': '游戏币', '46': '兑换码', '3': '代充' }
  for (const id of [107, 177]) await world.services.db.update(games).set({ goodsTypes }).where(eq(games.id, id))
  person = await establish(world, await world.person())
  seller = await world.logIn(person)
})
afterAll(() => world.close())

const ask = (more: Partial<Form>) => {
  const form = { gameId: '107', goodsTypeId: '27', bigTitle: '100万金币 当天发货', price: '20.00' }
  return seller.ask('POST /goods/releaseGoods', { ...form, ...more }, { key: crypto.randomUUID() })
}
const REFUSAL = { name: 'INVALID_INPUT', msg: '请选择大区', data: { field: 'areaId' } }

it.each([
  ['1', true],
  ['27', true],
  ['22', true],
  ['46', false],
  ['3', false],
])('in a game with areas, publishing type %s without an area is refused: %s', async (goodsTypeId, needsArea) => {
  const { areaId, ...parts } = await accountParts(world, person)
  const answer = await ask({ goodsTypeId, ...parts })
  expect(answer).toMatchObject(needsArea ? REFUSAL : { code: 0 })
  expect((await ask({ goodsTypeId, areaId, ...parts })).code, 'with its area').toBe(0)
  const conf = await seller.do('GET /goods/getGoodsUpperConf', { gameId: '107', goodsTypeId })
  expect(conf.needsArea).toBe(needsArea)
})

it('a game without areas requires none', async () => {
  expect((await ask({ gameId: '177' })).code).toBe(0)
  const conf = await seller.do('GET /goods/getGoodsUpperConf', { gameId: '177', goodsTypeId: '27' })
  expect(conf.needsArea).toBe(false)
})

it('a missing area is reported after the title and the price, and before pictures and facts', async () => {
  expect((await ask({ goodsTypeId: '1', bigTitle: 'xxxxxxxxxx' })).data).toEqual({ field: 'bigTitle' })
  expect((await ask({ goodsTypeId: '1', price: '0.50' })).data).toEqual({ field: 'price' })
  expect(await ask({ goodsTypeId: '1' })).toMatchObject(REFUSAL)
  expect(await ask({ images: '["goods/aa/x.webp"]' })).toMatchObject(REFUSAL)
})

it('an item listed without an area can be edited without one, and an edit cannot remove an area', async () => {
  const { sn } = await world.goods({ seller: person, goodsTypeId: 27, stock: 5 })
  const edit = (areaId?: string) =>
    seller.ask('POST /goods/updatetGoods', { goodsSn: sn, bigTitle: '改名卡 现货', price: '19.00', areaId })
  expect((await edit()).code).toBe(0)
  expect((await edit('1')).code).toBe(0)
  expect(await edit()).toMatchObject(REFUSAL)
  expect(await world.goodsRow(sn)).toMatchObject({ areaId: 1, areaName: '安卓QQ' })
})

it('a row of a file without an area is refused in the same words, also if its edit empties the cell', async () => {
  const send = async (...rows: string[][]) => {
    const file = new Blob([writeCsv(rows)])
    return (await seller.upload('POST /goods/uploadGoodsCsv', { commit: '1' }, file)).data.list
  }
  const [bare, stated] = await send(
    ['游戏', '类型', '大区', '标题', '价格'],
    ['王者荣耀', '道具', '', '改名卡 现货', '5'],
    ['王者荣耀', '道具', '苹果微信', '改名卡 现货', '5'],
  )
  expect([bare, stated]).toMatchObject([{ state: 'refused', msg: '请选择大区' }, { state: 'create' }])
  const emptied = await send(['商品编号', '大区'], [stated?.goodsSn ?? '', ''])
  expect(emptied).toMatchObject([{ state: 'refused', msg: '请选择大区' }])
})

it('the seller API names the field as it does, and says before which types require it', async () => {
  const client = await openClient(world, person)
  const body = { game: 107, type: 27, title: '皮肤碎片 三百个', price: '20.00', stock: 5 }
  const refused = await client.ask('POST /goods', { body })
  expect({ status: refused.status, ...refused.body }).toMatchObject({
    status: 400,
    detail: '请选择大区',
    field: 'area',
  })
  expect(await client.do('GET /games/107/types/27')).toMatchObject({ needsArea: true })
  expect(await client.do('GET /games/107/types/46')).toMatchObject({ needsArea: false })
  const { sn } = await client.do('POST /goods', { body: { ...body, area: 2 } })
  expect(await client.do(`PATCH /goods/${sn}`, { body: { subtitle: '碎片' } })).toMatchObject({ area: 2 })
})
