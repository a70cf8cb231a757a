import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { games, goods } from '@/lib/server/db/schema/listings/catalog'
import { users } from '@/lib/server/db/schema/people/identity'
import { readCsv, writeCsv } from '@/lib/shared/text/csv'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let seller: Person
let shop: Visitor

const TWO_OF_A_LABEL = [
  { key: 'own_s', label: 'S级' },
  { key: 'held_s', label: 'S级', unit: '个' },
]
beforeAll(async () => {
  await world.open()
  await world.services.db.update(games).set({ fields: TWO_OF_A_LABEL }).where(eq(games.id, 177))
})
beforeEach(async () => {
  seller = await world.person()
  // Not a new seller: publishing a thousand items must not wait for staff.
  await world.services.db
    .update(users)
    .set({ createdAt: new Date(0) })
    .where(eq(users.id, seller.userId))
  shop = await world.logIn(seller)
})
afterAll(() => world.close())

const HEAD = ['游戏', '类型', '大区', '标题', '价格']
const account = (title: string, price: string) => ['穿越火线', '账号', '', title, price]
const props = (title: string, price: string) => ['王者荣耀', '道具', '安卓QQ', title, price]
const file = (rows: string[][]) => writeCsv(rows)
const send = (content: BlobPart, commit: '0' | '1' = '1', visitor = shop) =>
  visitor.upload('POST /goods/uploadGoodsCsv', { commit }, new Blob([content]))
const statesOf = (answer: Awaited<ReturnType<typeof send>>) => answer.data.list.map(({ state, msg }) => msg || state)
const mine = () => world.services.db.select().from(goods).where(eq(goods.sellerId, seller.userId))

describe('importing new goods from a CSV file', () => {
  const rows = [HEAD, account('全英雄三百皮', '500'), props('改名卡现货', '¥1,250.50')]

  it('an import is only previewed until it is committed, and then published row by row', async () => {
    const looked = await send(file(rows), '0')
    expect(looked.data).toMatchObject({ isDone: false, counts: { create: 2, refused: 0 } })
    expect(await mine()).toHaveLength(0)
    const done = await send(file(rows))
    expect(done.data).toMatchObject({ isDone: true, counts: { create: 2 } })
    expect((await mine()).map(({ title, priceFen, status }) => [title, priceFen, status]).sort()).toEqual([
      ['全英雄三百皮', 50_000n, 0],
      ['改名卡现货', 125_050n, 0],
    ])
  })

  it('an import matches names regardless of width, case and punctuation', async () => {
    const answer = await send(
      file([
        [...HEAD, '可议价'],
        ['穿越·火線\u200b', '賬號', '', '全英雄三百皮', '５００元', '１'],
      ]),
    )
    expect(statesOf(answer)).toEqual(['create'])
    const goodsSn = answer.data.list[0]?.goodsSn ?? ''
    const wide = goodsSn.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    expect(
      statesOf(
        await send(
          file([
            ['商品编号', '价格'],
            [`【${wide}】`, '480'],
          ]),
        ),
      ),
    ).toEqual(['edit'])
  })

  it.each([
    // As saved by a Chinese Excel.
    [
      'GBK',
      Uint8Array.from(
        Buffer.from(
          'd3cecfb72cc0e0d0cd2cb1eacce22cbcdbb8f10ab4a9d4bdbbf0cfdf2cd5cbbac52cc8abd3a2d0dbc8fdb0d9c6a42c3530300a',
          'hex',
        ),
      ),
    ],
    ['UTF-16', Uint8Array.from(Buffer.from('\ufeff游戏,类型,标题,价格\n穿越火线,账号,全英雄三百皮,500\n', 'utf16le'))],
  ])('an import file can be read in %s', async (_, content) => {
    expect(statesOf(await send(content))).toEqual(['create'])
    expect((await mine()).map(({ title, priceFen }) => [title, priceFen])).toEqual([['全英雄三百皮', 50_000n]])
  })

  it('an imported row is published once, even if sent again with other rows', async () => {
    const first = await send(file(rows))
    const again = await send(file([...rows, account('另一个账号', '80')]))
    expect(statesOf(again)).toEqual(['known', 'known', 'create'])
    expect(again.data.list[0]?.goodsSn).toBe(first.data.list[0]?.goodsSn)
    expect(statesOf(await send(file(rows), '0'))).toEqual(['known', 'known'])
    expect(await mine()).toHaveLength(3)
  })

  it('an import sent five times concurrently is published once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(file(rows))))
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
    expect(await mine()).toHaveLength(2)
    const lists = answers.map(({ data }) => data.list.map(({ goodsSn }) => goodsSn).join())
    expect(new Set(lists).size).toBe(1)
  })

  it('two identical rows in one import create two goods', async () => {
    const twin = account('初始号随机发', '5')
    expect(statesOf(await send(file([HEAD, twin, twin])))).toEqual(['create', 'create'])
    expect(statesOf(await send(file([HEAD, twin, twin])))).toEqual(['known', 'known'])
    expect(await mine()).toHaveLength(2)
  })

  it('a rejected import row reports its error and does not affect the others', async () => {
    const bad = [
      ['没有的游戏', '账号', '', '全英雄三百皮', '500'],
      ['王者荣耀', '坐骑', '', '全英雄三百皮', '500'],
      account('xxxxxxxxxx', '500'),
      account('全英雄三百皮', '-5'),
      account('全英雄三百皮', '0.5'),
      account('', '500'),
      ['', '', '', '全英雄三百皮', '500'],
    ]
    const answer = await send(file([...rows, ...bad]))
    expect(answer.data.counts).toMatchObject({ create: 2, refused: 7 })
    expect(statesOf(answer).slice(2)).toEqual([
      '没有游戏“没有的游戏”',
      '王者荣耀没有“坐骑”这种商品',
      '标题请写清在卖什么，不要重复字符',
      '请输入正确的价格，最多两位小数',
      '单价不能低于1.00元',
      '请输入商品标题',
      '请填写游戏',
    ])
    expect(answer.data.list.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('an import row with characters lost by a wrong encoding is rejected, and the others are published', async () => {
    const damaged = (cells: string[]) => send(file([HEAD, cells, props('改名卡现货', '50')]))
    const lost = '内容中有乱码“�”，可能是文件编码不对，请核对原文后重新填写'
    expect(statesOf(await damaged(account('全英雄三百\ufffd', '500')))).toEqual([`标题：${lost}`, 'create'])
  })

  it('an import reads areas, facts and flags by name', async () => {
    const heading = [...HEAD, '可议价', '属性', '库存', '短标题']
    const row = (area: string, flag: string, facts: string) => [
      ...['王者荣耀', '账号', area, '全英雄三百皮', '500', flag, `${facts}；段位=荣耀王者`, '9', '三百皮'],
    ]
    const answer = await send(
      file([heading, row('安卓QQ', '是', ''), row('火星', '是', ''), row('', '也许', ''), row('', '', '飞升=九')]),
    )
    expect(statesOf(answer)).toEqual(['create', '没有大区“火星”', '可议价应为“是”或“否”，不是“也许”', '没有属性“飞升”'])
    expect(await mine()).toMatchObject([{ areaName: '安卓QQ', bargain: true, stock: 1, smallTitleName: '三百皮' }])
  })

  it('an unreadable import cell is reported with its column, unless the message already mentions it', async () => {
    const heading = [...HEAD, '库存']
    const row = (price: string, stock: string) => [...props('皮肤赠送 当天到账', price), stock]
    const answer = await send(file([heading, row('66', '十'), row('六十', '1')]))
    expect(statesOf(answer)).toEqual(['库存：请输入非零整数', '请输入正确的价格，最多两位小数'])
  })
})

describe('importing changes to existing goods', () => {
  it('re-importing an unchanged export changes nothing, and one edited cell changes only that field', async () => {
    await send(
      file([
        [...HEAD, '描述'],
        [...account('=1+1 全皮肤号', '500'), '第一行\n"第二行"，@有'],
      ]),
    )
    await world.goods({ seller, status: 3 })
    const { csv } = await shop.do('GET /goods/exportGoods', {})
    expect(csv.startsWith('\uFEFF商品编号,')).toBe(true)
    expect(statesOf(await send(csv))).toEqual(['same', 'same'])
    expect(statesOf(await send(csv.replace('500.00', '450')))).toContain('edit')
    const all = await mine()
    expect(all.find(({ title }) => title === '=1+1 全皮肤号')).toMatchObject({
      priceFen: 45_000n,
      description: '第一行\n"第二行"，@有',
    })
  })

  it('a stock of zero and two facts with the same label survive export and import', async () => {
    await world.goods({ seller, gameId: 177, facts: { own_s: '7', held_s: '3' } })
    await world.goods({ seller, goodsTypeId: 27, stock: 0, status: 3 })
    const { csv } = await shop.do('GET /goods/exportGoods', {})
    expect(statesOf(await send(csv))).toEqual(['same', 'same'])
    expect(csv).toContain('S级[own_s]=7；S级[held_s]=3')
    const none = await send(
      file([
        [...HEAD, '库存'],
        [...props('改名卡现货', '5'), '0'],
      ]),
    )
    expect(statesOf(none)).toEqual(['库存：请输入非零整数'])
  })

  it('an import file with few columns leaves the other fields unchanged', async () => {
    const { sn } = await world.goods({ seller, title: '原来的标题', price: '100.00' })
    const answer = await send(
      file([
        ['商品编号', '价格'],
        [sn.toLowerCase(), '77'],
      ]),
    )
    expect(statesOf(answer)).toEqual(['edit'])
    expect(await world.goodsRow(sn)).toMatchObject({ title: '原来的标题', priceFen: 7700n })
    expect(
      statesOf(
        await send(
          file([
            ['商品编号', '价格'],
            [sn, '77.00'],
          ]),
        ),
      ),
    ).toEqual(['same'])
  })

  it('an import rejects other sellers’, unknown, sold and ordered goods', async () => {
    const foreign = await world.goods({ seller: await world.person() })
    const sold = await world.goods({ seller, status: 3 })
    const held = await world.goods({ seller })
    await (await world.logIn()).do('POST /order/placeOrder', { goodsSn: held.sn, price: held.price, agree: '1' })
    const rows = [foreign.sn, 'ZHWZ9999999', sold.sn, held.sn].map((sn) => [sn, '66'])
    const answer = await send(file([['商品编号', '价格'], ...rows]))
    expect(statesOf(answer)).toEqual([
      `编号“${foreign.sn}”的商品不在你名下`,
      '编号“ZHWZ9999999”的商品不在你名下',
      '商品已售出，不能修改',
      '商品有进行中的订单，暂时不能修改',
    ])
    for (const { sn } of [foreign, sold, held]) expect((await world.goodsRow(sn)).priceFen).toBe(10_000n)
  })
})

describe('malicious and broken import files', () => {
  it.each([
    ['Big5', Uint8Array.from(Buffer.from('b943c0b82cbcd0c3440a412c42', 'hex')), '第一行有不认识的列'],
    ['Latin-1', Uint8Array.from(Buffer.from('café,prix\n', 'latin1')), '无法识别文件的编码'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13), '无法识别文件的编码'],
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), '这是Excel文件'],
    ['an open quote', '游戏,类型,标题,价格\n"王者荣耀', '第2行的双引号没有闭合'],
    ['nothing', '', '文件里没有商品'],
    ['a heading alone', '游戏,类型,标题,价格\n', '文件里没有商品'],
    ['unknown columns', '游戏,类型,标题,价格,密码\na,b,c,1,x', '第一行有不认识的列“密码”'],
    ['too few columns', '标题\n全英雄', '缺少列：游戏、类型、价格'],
    ['a column twice', '商品编号,价格,价格\nA,1,2', '第一行有重复的列'],
  ])('an import file is rejected as a whole: %s', async (_, content, message) => {
    const answer = await send(content as BlobPart)
    expect(answer.name).toBe('INVALID_INPUT')
    expect(answer.msg).toContain(message)
  })

  it('rejects an import of more than a thousand rows or two megabytes', async () => {
    const row = account('全英雄三百皮', '500')
    expect(await send(file([HEAD, ...Array.from({ length: 1001 }, () => row)]))).toMatchObject({
      name: 'INVALID_INPUT',
    })
    expect(await send('x'.repeat(2 * 1024 * 1024 + 1))).toMatchObject({ name: 'TOO_LARGE' })
    expect(await mine()).toHaveLength(0)
  })

  it('imports a thousand rows, each once', async () => {
    const rows = Array.from({ length: 1000 }, (_, i) => props(`改名卡第${i}批`, String(1 + (i % 50))))
    expect((await send(file([HEAD, ...rows]))).data.counts).toMatchObject({ create: 1000, refused: 0 })
    expect(await mine()).toHaveLength(1000)
    const { csv, rows: rowCount, more } = await shop.do('GET /goods/exportGoods', {})
    expect([rowCount, more, readCsv(csv).length]).toEqual([1000, false, 1001])
  })

  it('no cell of an export is a formula', async () => {
    await world.goods({ seller, title: '=HYPERLINK("http://evil","点我")' })
    await world.goods({ seller, title: '+86 @cmd' })
    const { csv } = await shop.do('GET /goods/exportGoods', {})
    for (const { cells } of readCsv(csv)) for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  })

  it('imported text that contains code stays plain text', async () => {
    const title = `<script>alert(1)</script>'; drop table goods;--`
    const answer = await send(file([HEAD, account(title, '500')]))
    expect(statesOf(answer)).toEqual(['create'])
    expect(await mine()).toMatchObject([{ title }])
  })

  it('rejects an import by an unverified member', async () => {
    const stranger = await world.logIn({ verified: false })
    expect(await send(file([HEAD, account('全英雄三百皮', '500')]), '1', stranger)).toMatchObject({
      name: 'NOT_VERIFIED',
    })
  })
})
