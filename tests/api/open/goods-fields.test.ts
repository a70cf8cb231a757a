import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InFields } from '@/lib/server/api/open/fields'
import { OPEN_ROUTES } from '@/lib/server/api/open/table'
import { users } from '@/lib/server/db/schema/people/identity'
import { CSV_COLUMNS } from '@/lib/server/modules/listings/catalog/selling/rules-csv'
import { GOODS_FIELDS, goodsFields } from '@/lib/shared/goods/goods-fields'
import { readCsv, writeCsv } from '@/lib/shared/text/csv'
import { establish } from '../../support/fixtures/listing'
import { type OpenClient, openClient } from '../../support/fixtures/open-client'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

const world = new World()
let shop: Visitor
let client: OpenClient
beforeAll(async () => {
  await world.open()
  const seller = await establish(world, await world.person())
  await world.services.db
    .update(users)
    .set({ createdAt: new Date(0) })
    .where(eq(users.id, seller.userId))
  shop = await world.logIn(seller)
  client = await openClient(world, seller)
})
afterAll(() => world.close())

const fieldsOf = (call: 'POST /goods' | 'PATCH /goods/{sn}'): InFields => OPEN_ROUTES[call]?.fields ?? {}

it('every column of a file is a field of the API, and every field of the API but pictures and codes is a column', () => {
  const shown = Object.keys(OPEN_ROUTES['GET /goods/{sn}']?.view ?? {})
  const sent = Object.keys(fieldsOf('POST /goods'))
  const [columns, notInFiles] = [Object.keys(CSV_COLUMNS), ['pictures', 'codes']]
  const openOf = (column: string) => GOODS_FIELDS[column as keyof typeof GOODS_FIELDS].open
  expect(columns.map(openOf).filter((name) => !shown.includes(name))).toEqual([])
  expect([...columns.map(openOf).filter((name) => sent.includes(name)), ...notInFiles].sort()).toEqual([...sent].sort())
  expect(columns.map(openOf).filter((name) => !sent.includes(name))).toEqual(['sn', 'status'])
})

it('a file and the API need the same fields of a new item', async () => {
  const needed = goodsFields().flatMap(([, { open, isNeeded }]) => (isNeeded ? [open] : []))
  for (const name of needed) {
    const { [name as keyof typeof GOOD]: _, ...rest } = GOOD
    expect((await client.ask('POST /goods', { body: rest })).status, name).toBe(400)
  }
  expect((await client.ask('POST /goods', { body: GOOD })).body.name, 'all it needs').toBeUndefined()
})

/** Props need no facts; pictures do not go into files, and are not needed here. */
const GOOD = { game: 107, type: 27, area: 1, title: '皮肤碎片 三百个', price: '20.00', stock: 5 }
const ROW = { 游戏: '王者荣耀', 类型: '道具', 大区: '安卓QQ', 标题: GOOD.title, 价格: GOOD.price, 库存: '5' }

/** What a file says to a row; '' if nothing is wrong with it. */
async function saidOfRow(changed: Partial<Record<string, string>>): Promise<string> {
  const row = Object.entries({ ...ROW, ...changed }) as [string, string][]
  const file = writeCsv([row.map(([heading]) => heading), row.map(([, cell]) => cell)])
  const { data } = await shop.upload('POST /goods/uploadGoodsCsv', { commit: '0' }, new Blob([file]))
  return data.list[0]?.msg ?? 'no answer'
}

/** Each wrong value as a file and as a program would send it. */
const WRONG: [heading: string, name: string, cell: string, value: unknown][] = [
  ['标题', 'title', '长'.repeat(61), '长'.repeat(61)],
  ['短标题', 'subtitle', '长'.repeat(21), '长'.repeat(21)],
  ['描述', 'description', '长'.repeat(2001), '长'.repeat(2001)],
  ['价格', 'price', '0', '0'],
  ['价格', 'price', '12.345', '12.345'],
  ['价格', 'price', '999999999', '999999999'],
  ['价格', 'price', '0.01', '0.01'],
  ['库存', 'stock', '0', 0],
  ['库存', 'stock', '1000000000000', 1000000000000],
]

it.each(WRONG)(
  'a file and the API refuse the same %s (%s) in the same words: %s',
  async (heading, name, cell, value) => {
    const { body } = await client.ask('POST /goods', { body: { ...GOOD, [name]: value } })
    const said = await saidOfRow({ [heading]: cell })
    const words = said.replace(`${heading}：`, '')
    expect(words).not.toBe('')
    // the API names the field as the page does, a file by its column
    expect(body.detail.endsWith(words), `${body.detail} / ${said}`).toBe(true)
    expect(body.field ?? name).toBe(name)
  },
)

it('what the API listed is exported to a file with the same values, and the file changes nothing when it is sent back', async () => {
  const item = { ...GOOD, subtitle: '碎片', description: '当天发货', bargain: true, cover: true }
  const { sn } = await client.do('POST /goods', { body: item })
  const { csv } = await shop.do('GET /goods/exportGoods', {})
  const [heading, ...lines] = readCsv(csv, { lines: 100, cells: 50 })
  const line = lines.find(({ cells }) => cells.includes(sn))
  const cellOf = (name: string) => line?.cells[heading?.cells.indexOf(name) ?? -1]
  const shown = await client.do(`GET /goods/${sn}`)
  expect([cellOf('标题'), cellOf('价格'), cellOf('库存'), cellOf('短标题'), cellOf('描述')]).toEqual([
    shown.title,
    shown.price,
    String(shown.stock),
    shown.subtitle,
    shown.description,
  ])
  expect([cellOf('可议价'), cellOf('包赔')]).toEqual(['是', '是'])
  const back = await shop.upload('POST /goods/uploadGoodsCsv', { commit: '1' }, new Blob([csv]))
  expect(back.data.counts).toMatchObject({ edit: 0, create: 0, refused: 0 })
})
