import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCsv } from '@/lib/shared/text/csv'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

const world = new World()
let shop: Visitor

beforeAll(async () => {
  await world.open()
  shop = await world.logIn()
})
afterAll(() => world.close())

const send = (content: BlobPart, commit: '0' | '1' = '1') =>
  shop.upload('POST /goods/uploadGoodsCsv', { commit }, new Blob([content]))

describe('the template and the list of names', () => {
  it('the template has an example row per type, which an import leaves out', async () => {
    const { csv } = await shop.do('GET /goods/exportGoods', { template: '1' })
    const [heading, ...rows] = readCsv(csv).map(({ cells }) => cells)
    expect(heading?.slice(0, 3)).toEqual(['商品编号', '游戏', '类型'])
    expect(rows.length).toBeGreaterThan(1)
    expect(new Set(rows.map((cells) => cells[2])).size).toBe(rows.length)
    expect(await send(csv)).toMatchObject({ name: 'INVALID_INPUT', msg: '文件里没有商品，“#示例”开头的行不会导入' })
    const own = await send(`${csv}\r\n,王者荣耀,道具,安卓QQ,,改名卡现货,,9.00`, '0')
    expect(own.data.counts).toMatchObject({ create: 1, refused: 0 })
  })

  it('each example would be accepted if it were an item', async () => {
    const { csv } = await shop.do('GET /goods/exportGoods', { template: '1' })
    const { data } = await send(csv.replaceAll('#示例', ''), '0')
    expect(data.list.filter(({ state }) => state !== 'create')).toEqual([])
  })

  it('the list of names contains the types, places and facts that a file may name', async () => {
    const { csv } = await shop.do('GET /goods/exportGoods', { reference: '1' })
    const rows = readCsv(csv).map(({ cells }) => cells)
    expect(rows[0]).toEqual(['游戏', '类型', '大区', '服务器', '属性名', '属性可填的值'])
    expect(rows.some(([game, type]) => game === '王者荣耀' && type === '道具')).toBe(true)
  })
})
