import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '@/lib/server/db/schema/people/identity'
import { writeCsv } from '@/lib/shared/text/csv'
import { openClient } from '../support/fixtures/open-client'
import { Visitor } from '../support/visitor'
import { type Person, World } from '../support/world'

/** The most that one file may hold, and that a seller may list by the API in an hour. */
const ITEMS = 1_000
/** Items that a person may list by the form in an hour: the clock moves on. */
const BY_FORM = 60
const TOO_MANY = 429

const world = new World()
beforeAll(async () => {
  await world.open()
  // not new sellers: what they list does not wait for staff
  await world.services.db.update(users).set({ createdAt: new Date(0) })
})
afterAll(() => world.close())

const titleOf = (n: number): string => `第 ${n} 份改名卡`
const origin = () => `http://localhost:${world.port}`

async function openSeller(): Promise<{ seller: Person; shop: Visitor }> {
  const seller = await world.person()
  const { cookies, userId } = await world.logIn(seller)
  // over HTTP, as the API's calls are sent
  const shop = new Visitor(origin())
  for (const [name, value] of cookies) shop.cookies.set(name, value)
  shop.userId = userId
  return { seller, shop }
}

/** How many items of a seller exist, by his own list. */
const countOf = async (shop: Visitor): Promise<number> =>
  (await shop.do('GET /goods/selfPublishGoodsList', { pageSize: '1' })).total

it('a thousand items are listed by the API, by a file and by the form; the figures are printed', async () => {
  const [byApi, byFile, byForm] = [await openSeller(), await openSeller(), await openSeller()]
  const { key } = await openClient(world, byApi.seller)
  let refused = 0
  const sendByApi = async (n: number): Promise<void> => {
    const answer = await fetch(`${origin()}/open/v1/goods`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': `item-${n}-once`,
      },
      body: JSON.stringify({ game: 107, type: 27, area: 1, title: titleOf(n), price: '20.00', stock: 5 }),
    })
    await answer.text()
    if (answer.status === TOO_MANY) {
      refused += 1
      world.pass({ seconds: Number(answer.headers.get('retry-after')) })
      return sendByApi(n)
    }
    expect(answer.status).toBe(200)
  }
  const sendByForm = async (n: number): Promise<void> => {
    if (n % BY_FORM === 0) world.pass({ hours: 1 })
    const input = { gameId: '107', goodsTypeId: '27', areaId: '1', bigTitle: titleOf(n), price: '20.00', stock: '5' }
    await byForm.shop.do('POST /goods/releaseGoods', input)
  }
  const sendFile = async (): Promise<void> => {
    const heading = ['游戏', '类型', '大区', '标题', '价格', '库存']
    const rows = Array.from({ length: ITEMS }, (_, n) => ['王者荣耀', '道具', '安卓QQ', titleOf(n + 1), '20.00', '5'])
    const sent = new Blob([writeCsv([heading, ...rows])])
    const { data } = await byFile.shop.upload('POST /goods/uploadGoodsCsv', { commit: '1' }, sent)
    expect(data.counts).toMatchObject({ create: ITEMS, refused: 0 })
  }
  const spent = { api: 0, form: 0, file: 0 }
  const timed = async (way: keyof typeof spent, run: () => Promise<void>): Promise<void> => {
    const began = performance.now()
    await run()
    spent[way] += performance.now() - began
  }
  // in turn, so that what else the machine does slows both
  for (let n = 1; n <= ITEMS; n++) {
    await timed('api', () => sendByApi(n))
    await timed('form', () => sendByForm(n))
  }
  await timed('file', sendFile)
  expect([await countOf(byApi.shop), await countOf(byFile.shop), await countOf(byForm.shop)]).toEqual([
    ITEMS,
    ITEMS,
    ITEMS,
  ])
  const calls = { api: ITEMS + refused, form: ITEMS, file: 1 }
  for (const way of ['api', 'form', 'file'] as const)
    console.info(
      `${way}: ${ITEMS} items, ${calls[way]} calls, ${(spent[way] / 1000).toFixed(1)} s, form × ${(spent[way] / spent.form).toFixed(2)}`,
    )
}, 600_000)
