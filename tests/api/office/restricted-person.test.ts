import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askRestriction, lift, restrict } from '../../support/fixtures/restriction'
import { oneCard } from '../../support/one-person'
import { type Person, World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

async function twoAccounts(): Promise<[Person, Person]> {
  const both: [Person, Person] = [await world.person({ balance: '500.00' }), await world.person({ balance: '500.00' })]
  await oneCard(world, randomUUID(), ...both)
  return both
}

it('a restriction of one account binds the other accounts of the person until it ends, and no other person', async () => {
  const [restricted, other] = await twoAccounts()
  const stranger = await world.person({ balance: '500.00' })
  const visitor = await world.logIn(other)
  const { sn, price } = await world.goods({ seller: stranger, price: '100.00' })
  const order = async (by: Person) =>
    (await world.logIn(by)).ask('POST /order/placeOrder', { goodsSn: sn, price, agree: '1' })
  const id = await restrict(world, restricted, { kinds: ['buy', 'list'], days: 5 })
  expect((await order(other)).name).toBe('RESTRICTED')
  expect((await visitor.do('GET /user/restrictions', {})).elsewhere).toMatchObject({ kinds: '上架、下单' })
  expect(await visitor.do('GET /user/userInfo', {})).toMatchObject({ restricted: ['list', 'buy'], restrictions: 0 })
  expect((await (await world.logIn(restricted)).do('GET /user/restrictions', {})).elsewhere).toBeNull()
  await lift(world, id)
  expect((await visitor.do('GET /user/restrictions', {})).elsewhere).toBeNull()
  expect((await order(other)).name).toBe('OK')
  expect((await (await world.logIn(stranger)).do('GET /user/restrictions', {})).elsewhere).toBeNull()
})

it('goods of all accounts of the person leave the shelf and come back', async () => {
  const [restricted, other] = await twoAccounts()
  const { sn } = await world.goods({ seller: other, price: '60.00' })
  const isShown = async () => (await world.visitor().ask('GET /goods/goodsInfo', { goodsSn: sn })).data.status
  expect(await isShown()).toBe(1)
  const id = await restrict(world, restricted, { kinds: ['list'], days: 5 })
  expect(await isShown()).not.toBe(1)
  await lift(world, id)
  expect(await isShown()).toBe(1)
})

it('goods of an account leave the shelf when it is verified as one of a restricted person', async () => {
  const [one, other] = [await world.person({ verified: false }), await world.person({ verified: false })]
  const { sn } = await world.goods({ seller: other, price: '60.00' })
  const isShown = async () => (await world.visitor().ask('GET /goods/goodsInfo', { goodsSn: sn })).data.status === 1
  const verify = async (person: Person) => {
    const form = { realName: '李小红', idCard: '110101199003070070' }
    await (await world.logIn(person)).do('POST /user/verifyIdentity', form)
  }
  await verify(one)
  const id = await restrict(world, one, { kinds: ['list'], days: 5 })
  expect(await isShown()).toBe(true)
  await verify(other)
  expect(await isShown()).toBe(false)
  await lift(world, id)
  expect(await isShown()).toBe(true)
})

it('money of the other accounts can be paid with, not withdrawn, while one is restricted from withdrawals', async () => {
  const [restricted, other] = await twoAccounts()
  const visitor = await world.logIn(other)
  world.pass({ days: 2 }) // what was recharged can be withdrawn a day later
  const available = async () => (await visitor.do('GET /user/restrictions', {})).available
  const before = await available()
  expect(Number(before)).toBeGreaterThan(0)
  const id = await restrict(world, restricted, { kinds: ['withdraw'], days: 5 })
  expect(await available()).toBe('0.00')
  await lift(world, id)
  expect(await available()).toBe(before)
})

it('what two have to decide, one cannot reach by restricting another account of the person', async () => {
  const [one, other] = await twoAccounts()
  const risk = await world.logIn({ staff: 'risk' })
  await restrict(world, one, { days: 30 })
  expect((await askRestriction(risk, other, { days: '30' })).data).toMatchObject({ waits: true })
})

it('what was lifted and is imposed again takes two as if it had been renewed', async () => {
  const [one, other] = await twoAccounts()
  const id = await restrict(world, one, { kinds: ['chat'], days: 25 })
  world.pass({ days: 24 })
  await lift(world, id)
  const risk = await world.logIn({ staff: 'risk' })
  expect((await askRestriction(risk, other, { kinds: 'list', days: '10' })).data).toEqual({ waits: false })
  expect((await askRestriction(risk, one, { kinds: 'chat', days: '5' })).data).toEqual({ waits: false })
  expect((await askRestriction(risk, other, { kinds: 'chat', days: '10' })).data).toEqual({ waits: true })
  world.pass({ days: 61 })
})

it('a hold keeps the money of the account it is on, not of the others', async () => {
  const [restricted, other] = await twoAccounts()
  await restrict(world, restricted, { held: '400.00', days: 5 })
  expect((await (await world.logIn(other)).do('GET /user/restrictions', {})).held).toBe('0.00')
  expect((await (await world.logIn(restricted)).do('GET /user/restrictions', {})).held).toBe('400.00')
})
