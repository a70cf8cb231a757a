import { afterAll, beforeAll, expect, it } from 'vitest'
import { resetRuleBook } from '@/lib/server/modules/core/tenancy/load-rule-book'
import { type OpenClient, openClient } from '../../support/fixtures/open-client'
import { lift, restrict } from '../../support/fixtures/restriction'
import { World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

const nameOf = async (client: OpenClient, call: string, body?: unknown) => {
  const answer = await client.ask(call, { body })
  return answer.status === 200 ? '' : `${answer.status} ${answer.body.name}`
}

it('an owner who may not list can neither put goods on the shelf nor edit them, until the restriction ends', async () => {
  const seller = await world.person()
  const client = await openClient(world, seller)
  const { sn } = await world.goods({ seller })
  const id = await restrict(world, seller, { kinds: ['list'] })
  expect(await nameOf(client, `PUT /goods/${sn}/shelf`, { onShelf: true })).toBe('403 RESTRICTED')
  expect(await nameOf(client, `PATCH /goods/${sn}`, { title: '换个标题试试看' })).toBe('403 RESTRICTED')
  expect(await nameOf(client, `GET /goods/${sn}`)).toBe('')
  await lift(world, id)
  expect(await nameOf(client, `PUT /goods/${sn}/shelf`, { onShelf: false })).toBe('')
})

it('an owner who may not log in can still finish sold orders, and nothing else', async () => {
  const seller = await world.person()
  const client = await openClient(world, seller)
  await restrict(world, seller, { kinds: ['login'] })
  expect(await nameOf(client, 'GET /orders')).toBe('')
  expect(await nameOf(client, 'GET /goods')).toBe('403 LOGIN_RESTRICTED')
  expect(await nameOf(client, 'GET /bargains')).toBe('403 LOGIN_RESTRICTED')
})

it("a key of a distributor's site sees its games and is refused where its trade is closed", async () => {
  const seller = await world.person()
  const there = await openClient(world, seller, {}, 3)
  const here = await openClient(world, seller)
  await world.rule({ tradeOpen: false }, 3)
  resetRuleBook(world.services.db)
  const body = { game: 107, type: 1, title: '贵族八 全英雄 300 皮', price: '100.00' }
  const refused = await Promise.all([there, here].map((client) => nameOf(client, 'POST /goods', body)))
  expect(refused).toEqual(['422 MODE_OFF', '400 INVALID_INPUT'])
})
