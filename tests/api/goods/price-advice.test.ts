import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { games } from '@/lib/server/db/schema/listings/catalog'
import { sales } from '@/lib/server/db/schema/listings/valuation'
import { fen } from '@/lib/shared/money/money'
import { World } from '../../support/world'

const PROP = 27
const world = new World()
beforeAll(async () => {
  await world.open()
  await world.services.db
    .update(games)
    .set({ goodsTypes: { [PROP]: '道具' } })
    .where(eq(games.id, 107))
  await world.services.db.insert(sales).values(
    Array.from({ length: 600 }, (_, i) => ({
      goodsSn: `DJ${randomUUID()}`,
      gameId: 107,
      goodsTypeId: PROP,
      title: `强化石 第 ${i} 件 当面交易`,
      priceFen: fen(1000n),
      facts: {},
      listedAt: world.now(),
      soldAt: world.now(),
    })),
  )
})
afterAll(() => world.close())

/** Titles are normalized when their pairs of characters are read. */
async function titlesReadBy(work: () => Promise<void>): Promise<string[]> {
  const read: string[] = []
  const { normalize } = String.prototype
  const spy = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
    if (this.startsWith('强化石')) read.push(String(this))
    return normalize.call(this, form)
  })
  await work().finally(() => spy.mockRestore())
  return read
}

it('the titles of the latest 500 sales are read once for everybody, and a later call reads its own title only', async () => {
  const [one, other] = [await world.logIn(), await world.logIn()]
  const ask = { gameId: '107', goodsTypeId: String(PROP) }
  const first = await titlesReadBy(async () => {
    const { advice } = await one.do('GET /goods/priceAdvice', { ...ask, title: '强化石 当面交易' })
    expect(advice).toMatchObject({ count: 500, mid: '10.00' })
  })
  expect(first.filter((title) => title.includes('件'))).toHaveLength(500)
  const second = await titlesReadBy(async () => {
    const { advice } = await other.do('GET /goods/priceAdvice', { ...ask, title: '强化石 转让 当面交易' })
    expect(advice).toMatchObject({ count: 500 })
  })
  expect(new Set(second)).toEqual(new Set(['强化石 转让 当面交易']))
})

it('an account can ask 60 times a minute', async () => {
  const visitor = await world.logIn()
  const ask = () => visitor.ask('GET /goods/priceAdvice', { gameId: '107', goodsTypeId: String(PROP), title: '头像框' })
  for (let i = 0; i < 60; i++) expect((await ask()).name).toBe('OK')
  expect((await ask()).name).toBe('TOO_MANY')
})
