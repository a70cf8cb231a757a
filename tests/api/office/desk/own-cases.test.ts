import { afterAll, beforeAll, expect, it } from 'vitest'
import { ClaimCase } from '../../../support/fixtures/claim'
import { DisputeCase } from '../../../support/fixtures/dispute'
import { Staff } from '../../../support/fixtures/staff'
import { oneCard } from '../../../support/one-person'
import { World } from '../../../support/world'

const world = new World()
let [reader, other]: Staff[] = []
beforeAll(async () => {
  await world.open()
  ;[reader, other] = [await Staff.open(world), await Staff.open(world)]
})
afterAll(() => world.close())

it('the desk lists and counts disputes that wait for a ruling, but not those of the reader’s person', async () => {
  const one = await DisputeCase.open(world)
  await one.contest()
  await one.act('buyer', 'escalate')
  await oneCard(world, 'a card of a buyer', one.deal.people.buyer, (reader as Staff).person)
  const seenBy = async ({ visitor }: Staff) => {
    const { list, total } = await visitor.do('GET /desk/disputes', {})
    return [total, list.map(({ orderSn }) => orderSn)]
  }
  expect(await seenBy(other as Staff)).toEqual([1, [one.deal.orderSn]])
  expect(await seenBy(reader as Staff)).toEqual([0, []])
})

it('the desk finds disputes by order number, dispute number, party and reason', async () => {
  const one = await DisputeCase.open(world)
  await one.contest()
  await one.act('buyer', 'escalate')
  const { visitor } = other as Staff
  const [found] = (await visitor.do('GET /desk/disputes', { keyWord: one.deal.orderSn })).list
  expect(found?.orderSn).toBe(one.deal.orderSn)
  const { disputeSn = '', kind } = found ?? {}
  const sns = async (input: object) =>
    (await visitor.do('GET /desk/disputes', input)).list.map(({ orderSn }) => orderSn)
  expect(await sns({ keyWord: disputeSn, kind })).toEqual([one.deal.orderSn])
  expect(await sns({ keyWord: String(one.deal.people.seller.userId) })).toEqual([one.deal.orderSn])
  expect(await sns({ keyWord: one.deal.orderSn, kind: 'redeemed' })).toEqual([])
  expect(await sns({ keyWord: '没有这样的标题' })).toEqual([])
  expect(await visitor.ask('GET /desk/disputes', { kind: 'nothing' } as never)).toMatchObject({ name: 'INVALID_INPUT' })
})

it('the desk lists claims to decide, but not those of the reader’s person', async () => {
  const one = await ClaimCase.released(world)
  await oneCard(world, 'a card of a seller', one.deal.people.seller, (reader as Staff).person)
  await one.file()
  const seenBy = async ({ visitor }: Staff, view: 'review' | 'all') =>
    (await visitor.do('GET /desk/claims', { view })).list.map(({ orderSn }) => orderSn)
  for (const view of ['review', 'all'] as const) {
    expect(await seenBy(other as Staff, view)).toEqual([one.deal.orderSn])
    expect(await seenBy(reader as Staff, view)).toEqual([])
  }
})
