import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { notifySearches } from '@/lib/server/modules/orders/searches/notify-searches'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let seller: Person
beforeAll(async () => {
  await world.open()
  seller = await world.person()
})
afterAll(() => world.close())

const run = async () => {
  const dist = world.services.distOf(1)
  if (!dist) throw new Error('no site')
  return notifySearches(systemCtx(world.services, dist), { limit: 50 })
}
/** Published now by the clock of the test. */
async function publish(input: { title: string; price: string }): Promise<void> {
  const { sn } = await world.goods({ seller, ...input })
  await world.services.db
    .update(goods)
    .set({ createdAt: world.now() })
    .where(eq(goods.sn, sn as GoodsSn))
}
const news = async (visitor: Visitor) =>
  (await visitor.do('GET /notification/list', {})).list
    .map(({ title, text }) => ({ title, text }))
    .filter(({ title }) => title.includes('订阅'))

it('a member is notified once of new goods that match a saved search', async () => {
  const visitor = await world.logIn()
  await publish({ title: '原有的典藏号', price: '300.00' })
  const query = 'gt=1&gid=107&keyWord=典藏&maxPrice=500&sort=priceAsc'
  await visitor.do('POST /goods/saveSearch', { query, title: '“典藏” · 500 元以下' })
  await visitor.do('POST /goods/saveSearch', { query: `${query}&more=1`, title: '再订阅一次' })
  expect((await visitor.do('GET /goods/searches', {})).list).toMatchObject([
    { title: '王者荣耀 · “典藏” · 500 元以下', href: expect.stringContaining('sort=newest') },
  ])
  world.pass({ hours: 2 })
  await run()
  expect(await news(visitor)).toEqual([])
  await publish({ title: '新来的典藏号', price: '400.00' })
  await publish({ title: '太贵的典藏号', price: '900.00' })
  await publish({ title: '别的号', price: '100.00' })
  expect(await run(), 'not due').toBe(0)
  world.pass({ hours: 2 })
  expect((await Promise.all([run(), run()])).reduce((a, b) => a + b, 0)).toBeGreaterThan(0)
  expect(await news(visitor)).toEqual([
    { title: '你订阅的“王者荣耀 · “典藏” · 500 元以下”上新了', text: '新来的典藏号，¥400.00' },
  ])
  world.pass({ hours: 2 })
  await run()
  expect(await news(visitor)).toHaveLength(1)
})

it('a list without filters, with invalid filters, or a twenty-first search is refused', async () => {
  const visitor = await world.logIn()
  for (const query of ['', 'gt=1', 'gt=1&sort=newest', 'gid=abc'])
    expect(await visitor.ask('POST /goods/saveSearch', { query, title: '全部' }), query).toMatchObject({
      name: 'INVALID_INPUT',
    })
  for (let n = 1; n <= 20; n++)
    await visitor.do('POST /goods/saveSearch', { query: `gid=107&minPrice=${n}`, title: `${n} 元以上` })
  expect(
    await visitor.ask('POST /goods/saveSearch', { query: 'gid=107&minPrice=99', title: '99 元以上' }),
  ).toMatchObject({
    name: 'TOO_MANY',
    msg: '最多订阅 20 个筛选，请先取消不需要的',
  })
})

it('only its owner sees and deletes a saved search', async () => {
  const [owner, other] = [await world.logIn(), await world.logIn()]
  await owner.do('POST /goods/saveSearch', { query: 'gid=107&ensure=1', title: '包赔' })
  const [{ searchId } = { searchId: 0 }] = (await owner.do('GET /goods/searches', {})).list
  expect((await other.do('GET /goods/searches', {})).list).toEqual([])
  expect(await other.ask('POST /goods/removeSearch', { searchId: String(searchId) })).toMatchObject({
    name: 'NOT_FOUND',
  })
  await owner.do('POST /goods/removeSearch', { searchId: String(searchId) })
  expect((await owner.do('GET /goods/searches', {})).list).toEqual([])
})
