import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenClient, openClient } from '../../support/fixtures/open-client'
import { World } from '../../support/world'

const world = new World()
let client: OpenClient
beforeAll(async () => {
  await world.open()
  client = await openClient(world, await world.person())
})
afterAll(() => world.close())

it.each([
  ['an unknown field', 'POST /goods', { titel: '号' }, 'titel'],
  ['a number in place of a text', 'POST /goods', { title: 5 }, 'title'],
  ['a text in place of a number', 'POST /goods', { stock: '5' }, 'stock'],
  ['a fraction', 'POST /goods', { stock: 1.5 }, 'stock'],
  ['a text in place of a flag', 'POST /goods', { bargain: 'true' }, 'bargain'],
  ['numbers in a list of texts', 'POST /goods', { pictures: [1] }, 'pictures'],
  ['a list in place of an object', 'POST /goods', { facts: ['a'] }, 'facts'],
  ['a code of two lines', 'POST /goods/SY1/codes', { codes: ['a\nb'] }, 'codes'],
  ['a missing field', 'PUT /goods/SY1/price', {}, 'price'],
  ['a wrong price', 'PUT /goods/SY1/price', { price: '1.234' }, 'price'],
  ['a missing choice', 'POST /bargains/1/answer', {}, 'action'],
  ['another action', 'POST /bargains/1/answer', { action: 'withdraw' }, 'action'],
  ['a bargain that is no number', 'POST /bargains/abc/answer', { action: 'accept' }, 'id'],
  ['a number that is too large', 'POST /bargains/99999999999999999999/answer', { action: 'accept' }, 'id'],
  ['a question that is no number', 'POST /questions/abc/answer', { answer: '当天发货' }, 'id'],
  ['a wrong number', 'PUT /goods/12/shelf', { onShelf: true }, 'sn'],
])('%s is refused by the name it has here: %s', async (_, call, body, field) => {
  const answer = await client.ask(call, { body })
  expect({ status: answer.status, name: answer.body.name, field: answer.body.field }).toEqual({
    status: 400,
    name: 'INVALID_INPUT',
    field,
  })
})

it.each([
  ['GET /goods?limit=0', 'limit'],
  ['GET /goods?limit=51', 'limit'],
  ['GET /goods?limit=x', 'limit'],
  ['GET /goods?cursor=x', 'cursor'],
  [`GET /questions?cursor=${Buffer.from('1:99999999999999').toString('base64url')}`, 'cursor'],
  ['GET /goods?status=new', 'status'],
  ['GET /goods?type=x', 'type'],
  ['GET /goods?page=2', 'page'],
  ['GET /goods/SY1?limit=5', 'limit'],
])('%s is refused', async (call, field) => {
  const { status, body } = await client.ask(call)
  expect({ status, field: body.field }).toEqual({ status: 400, field })
})

it('a body that is no JSON object, a form, and a key of idempotency that is none are refused', async () => {
  expect((await client.ask('POST /goods', { body: [] })).status).toBe(400)
  const form = await client.ask('POST /goods', {
    body: {},
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(form.status).toBe(400)
  const { body } = await client.ask('POST /goods', { body: {}, key: 'short' })
  expect(body.field).toBe('Idempotency-Key')
})
