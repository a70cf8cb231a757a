import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { establish } from '../../support/fixtures/listing'
import { type OpenClient, openClient } from '../../support/fixtures/open-client'
import { type Person, World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

let seller: Person
let client: OpenClient
beforeEach(async () => {
  seller = await establish(world, await world.person())
  client = await openClient(world, seller)
})

let pictures = 0
/** Each picture differs: one that somebody else uploaded is a reason for a review. */
async function uploadPicture(to = client): Promise<string> {
  const background = { r: (pictures * 40) % 256, g: 90, b: Math.floor(pictures++ / 6) * 40 }
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'a.png')
  return (await to.do('POST /uploads/goods', { body })).key
}
const account = async () => ({
  game: 107,
  type: 1,
  area: 1,
  title: '贵族八 全英雄 300 皮',
  price: '188.00',
  facts: { ranking: '荣耀王者' },
  pictures: [await uploadPicture()],
})

describe('goods by the seller API', () => {
  it('an item is listed with an uploaded picture, and its page shows it', async () => {
    const { sn, status } = await client.do('POST /goods', { body: await account() })
    expect(status).toBe('on_shelf')
    const shown = await world.visitor().do('GET /goods/goodsInfo', { goodsSn: sn })
    expect(shown).toMatchObject({ bigTitle: '贵族八 全英雄 300 皮', price: '188.00', stock: 1 })
    const item = await client.do(`GET /goods/${sn}`)
    expect(item).toMatchObject({ sn, status: 'on_shelf', game: 107, type: 1, price: '188.00', reserved: false })
    expect(item.pictures).toHaveLength(1)
    expect(item.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)
  })

  it('an item of a new seller is held for review as on the page, and texts are judged alike', async () => {
    const novice = await world.person()
    client = await openClient(world, novice)
    expect(await client.do('POST /goods', { body: await account() })).toMatchObject({ status: 'in_review' })
    const body = { ...(await account()), title: '加微信 abc12345 详谈' }
    const open = await client.ask('POST /goods', { body })
    const page = await (await world.logIn(novice)).ask('POST /goods/releaseGoods', {
      gameId: '107',
      goodsTypeId: '1',
      areaId: '1',
      bigTitle: body.title,
      price: '188.00',
      facts: JSON.stringify(body.facts),
      images: JSON.stringify(body.pictures),
    })
    expect(open.status === 200 ? 0 : open.body.code).toBe(page.code)
    expect(open.status === 200 ? '' : open.body.detail).toBe(page.msg)
  })

  it('a repeated request with the same key lists one item and answers the same; other content is refused', async () => {
    const body = await account()
    const key = crypto.randomUUID()
    const [first, second] = await Promise.all([
      client.do('POST /goods', { body, key }),
      client.do('POST /goods', { body, key }),
    ])
    expect(second).toEqual(first)
    expect(await client.do('POST /goods', { body, key })).toEqual(first)
    const { items } = await client.do('GET /goods?status=on_shelf')
    expect(items.map((item: { sn: string }) => item.sn)).toEqual([first.sn])
    const other = await client.ask('POST /goods', { body: { ...body, price: '1.00' }, key })
    expect({ status: other.status, name: other.body.name }).toEqual({ status: 409, name: 'IDEMPOTENCY_CONFLICT' })
  })

  it('a change of some fields keeps the others', async () => {
    const { sn } = await client.do('POST /goods', {
      body: { ...(await account()), description: '可换绑', bargain: true, cover: true },
    })
    const before = await client.do(`GET /goods/${sn}`)
    const after = await client.do(`PATCH /goods/${sn}`, { body: { title: '贵族八 全英雄 310 皮' } })
    const { updatedAt: _, ...kept } = before
    expect(after).toMatchObject({ ...kept, title: '贵族八 全英雄 310 皮' })
    expect(await client.do(`PUT /goods/${sn}/price`, { body: { price: '99.00' } })).toMatchObject({ price: '99.00' })
    expect(await client.do(`PUT /goods/${sn}/shelf`, { body: { onShelf: false } })).toMatchObject({
      status: 'off_shelf',
    })
    expect((await world.visitor().ask('GET /goods/goodsInfo', { goodsSn: sn })).code).not.toBe(500)
  })

  it('the stock of goods in units is changed alone', async () => {
    const { sn } = await world.goods({ seller, price: '5.00', goodsTypeId: 27, stock: 9 })
    expect(await client.do(`PUT /goods/${sn}/stock`, { body: { stock: 20 } })).toMatchObject({
      sn,
      stock: 20,
      price: '5.00',
    })
  })

  it('codes are stored once and counted, never shown', async () => {
    const { sn } = await world.goods({ seller, price: '9.90', goodsTypeId: 46 })
    await client.do(`POST /goods/${sn}/codes`, { body: { codes: ['AAAA-1', 'AAAA-2'] } })
    const more = { codes: ['AAAA-2', 'AAAA-3'] }
    expect(await client.do(`POST /goods/${sn}/codes`, { body: more })).toMatchObject({ added: 1, repeated: 1, left: 3 })
    expect(await client.do(`POST /goods/${sn}/codes`, { body: more })).toMatchObject({ added: 0, left: 3 })
    expect(JSON.stringify(await client.do(`GET /goods/${sn}`))).not.toContain('AAAA')
    expect(await client.do(`GET /goods/${sn}/codes`)).toEqual({ left: 3, handed: 0 })
    expect(await client.do(`DELETE /goods/${sn}/codes`)).toMatchObject({ left: 0 })
  })

  it('pages of a list have every item once, also when items are listed and removed meanwhile', async () => {
    const sns: string[] = []
    for (let n = 0; n < 7; n++) sns.unshift((await world.goods({ seller, title: `第 ${n} 件` })).sn)
    const first = await client.do('GET /goods?status=on_shelf&limit=3')
    await world.goods({ seller, title: '刚刚发布的一件' })
    await client.do(`PUT /goods/${sns[1]}/shelf`, { body: { onShelf: false } })
    const second = await client.do(`GET /goods?status=on_shelf&limit=3&cursor=${first.nextCursor}`)
    const third = await client.do(`GET /goods?status=on_shelf&limit=3&cursor=${second.nextCursor}`)
    const read = [...first.items, ...second.items, ...third.items].map((item: { sn: string }) => item.sn)
    expect(read).toEqual(sns)
    expect(third.nextCursor).toBeNull()
  })

  it('a list that fills its last page has no next page', async () => {
    for (let n = 0; n < 4; n++) await world.goods({ seller })
    const pages = await client.pages('/goods?status=on_shelf', 2)
    expect(pages.map((page) => page.length)).toEqual([2, 2])
  })
})
