import { afterAll, beforeAll, expect, it } from 'vitest'
import { starsOfStaff } from '@/lib/server/modules/aftersales/ratings/queries'
import { Deal } from '../../support/fixtures/deal'
import { Staff } from '../../support/fixtures/staff'
import { World } from '../../support/world'

const world = new World()
beforeAll(async () => {
  await world.open()
})
afterAll(() => world.close())

const ratable = async (staff: Staff) => {
  const deal = await (await (await Deal.open(world, { price: '20.00', balance: '20.00' })).place()).pay()
  await staff.take(deal)
  await staff.show(deal, 'verified')
  await deal.act('buyer', 'accept')
  await deal.deliver()
  return deal
}

it('each party rates the service agent once after completion, and the agent sees only the total', async () => {
  const staff = await Staff.open(world)
  const deal = await ratable(staff)
  const { orderSn } = deal
  const conf = (by: 'buyer' | 'seller', belongIndex: '0' | '1') =>
    deal[by].ask('GET /comm/customerServiceCommentConf', { orderSn, belongIndex })
  const rate = (by: 'buyer' | 'seller', belongIndex: '0' | '1', stars: '1' | '5', tags: string[] = []) =>
    deal[by].ask('POST /comm/serSatiEval', { orderSn, belongIndex, stars, tags: JSON.stringify(tags) })
  expect(await conf('buyer', '0')).toMatchObject({ data: { state: 'running' } })
  expect(await rate('buyer', '0', '5')).toMatchObject({ name: 'RATING_CLOSED' })
  await deal.confirm()
  expect((await deal.buyer.do('GET /notification/list', {})).list.map(({ title }) => title)).toContain(
    '客服服务得怎么样？',
  )
  expect(await conf('buyer', '0')).toMatchObject({ data: { state: 'open', staff: { name: staff.person.nickName } } })
  expect(await conf('buyer', '1')).toMatchObject({ name: 'INVALID_INPUT' })
  expect(await rate('buyer', '1', '5')).toMatchObject({ name: 'INVALID_INPUT' })
  expect(await rate('buyer', '0', '5', ['态度不好'])).toMatchObject({ name: 'INVALID_INPUT' })
  const twice = await Promise.all([1, 2].map(() => rate('buyer', '0', '5', ['回复快'])))
  expect(twice.map(({ name }) => name).sort()).toEqual(['OK', 'RATED'])
  expect(await rate('seller', '1', '1', ['态度不好'])).toMatchObject({ code: 0 })
  expect(await conf('seller', '1')).toMatchObject({ data: { state: 'done', given: { stars: 1, tags: ['态度不好'] } } })
  const { userId } = staff.person
  expect(await starsOfStaff(world.services.db, [userId], new Date(0))).toEqual(
    new Map([[userId, { rated: 2, orders: 1, stars: 3 }]]),
  )
})

it('rejects service ratings after a week and by third parties', async () => {
  const deal = await ratable(await Staff.open(world))
  await deal.confirm()
  const input = { orderSn: deal.orderSn, belongIndex: '0', stars: '5' } as const
  const stranger = await world.logIn(await world.person())
  expect(await stranger.ask('POST /comm/serSatiEval', input)).toMatchObject({ name: 'NOT_FOUND' })
  world.pass({ days: 7, seconds: 1 })
  expect(await deal.buyer.ask('POST /comm/serSatiEval', input)).toMatchObject({ name: 'RATING_CLOSED' })
})
