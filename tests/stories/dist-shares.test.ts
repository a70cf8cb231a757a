import { beforeEach, expect, it } from 'vitest'
import { balanceOf } from '@/lib/server/modules/money/wallet/queries'
import { fenToYuan } from '@/lib/shared/money/money'
import { Deal, runClock } from '../support/fixtures/deal'
import { RuleBookDesk } from '../support/fixtures/rule-book'
import { openStory } from '../support/ledger'
import type { World } from '../support/world'

/** An account of 100.00 sold by the first distributor: it receives 30 % of the fee of 6.00, or its agreed share. */
let world: World
let desk: RuleBookDesk
beforeEach(async () => {
  world = await openStory()
  desk = await RuleBookDesk.open(world)
})
const shareOf = async (ownerId: number) => fenToYuan(await balanceOf(world.services.db, { kind: 'dist', ownerId }))
const sold = async () => {
  const deal = await Deal.open(world, { price: '100.00', balance: '100.00' })
  await (await deal.place()).pay()
  return deal
}
const release = async (...deals: Deal[]) => {
  for (const deal of deals) await (await deal.deliver()).confirm()
  world.pass({ days: 8 })
  await runClock(world)
}

it('an order pays the distributor share in force when it was placed', async () => {
  const before = await sold()
  world.pass({ minutes: 1 })
  expect(await desk.change({ key: 'distShareBp', distId: '1', value: '50' })).toBe(0)
  world.pass({ minutes: 1 })
  const after = await sold()
  await release(before, after)
  expect(await shareOf(1), '1.80 of the first, 3.00 of the second').toBe('4.80')
})

it('an agreed distributor share applies to that distributor only, and precedes modes and games', async () => {
  expect(await desk.change({ key: 'distShareBp', distId: '2', value: '80' })).toBe(0)
  expect(await desk.change({ key: 'distShareBp', mode: 'account', gameId: '107', value: '20' })).toBe(0)
  await release(await sold())
  expect(await shareOf(1)).toBe('1.20')
  expect(await desk.change({ key: 'distShareBp', distId: '1', value: '40', startTime: desk.inHours(1) })).toBe(0)
  world.pass({ hours: 2 })
  await release(await sold())
  expect(await shareOf(1)).toBe('3.60')
  const owner = await world.logIn({ staff: 'owner' })
  const { list } = await owner.do('GET /console/distributors', {})
  expect(list.slice(0, 2).map(({ share, isOwnShare }) => [share, isOwnShare])).toEqual([
    ['40%', true],
    ['80%', true],
  ])
})

it('a site margin is paid by sellers of the site, goes to the site as a whole, and is limited by the platform', async () => {
  const owner = await world.logIn({ staff: 'owner', ofDist: 1 })
  const change = (value: string) => owner.ask('POST /console/changeMargin', { value, reason: '推广投入' })
  expect((await change('2.5')).data).toMatchObject({ field: 'value' })
  expect((await change('1')).code).toBe(0)
  const deal = await sold()
  const { sums, sum } = await deal.seller.do('GET /order/orderDetail', { orderSn: deal.orderSn })
  expect(sums.filter(({ label }) => label.includes('服务费'))).toEqual([
    { label: '平台服务费', amount: '-6.00' },
    { label: '站点服务费', amount: '-1.00' },
  ])
  expect(sum.amount).toBe('93.00')
  // a later change does not touch it
  world.pass({ minutes: 1 })
  expect((await change('2')).code).toBe(0)
  await release(deal)
  expect(await shareOf(1), '30 % of 6.00, and 1.00').toBe('2.80')
  const { list } = await owner.do('GET /console/shares', {})
  expect(list[0]).toMatchObject({ amount: '2.80', margin: '1.00' })
  const { value, most, fees } = await owner.do('GET /console/margin', {})
  expect([value, most, fees[0]]).toEqual(['2', '2', { name: '账号', fee: '6%', total: '8%' }])
})

it('goods published on another site are sold there without the margin of the selling site', async () => {
  const owner = await world.logIn({ staff: 'owner', ofDist: 1 })
  await owner.do('POST /console/changeMargin', { value: '2', reason: '推广投入' })
  const deal = await Deal.open(world, { price: '100.00', balance: '100.00' })
  await world.services.db.execute(`update goods set dist_id = 2 where sn = '${deal.goods.sn}'`)
  await (await deal.place()).pay()
  await release(deal)
  expect(await shareOf(1)).toBe('1.80')
})

it('a limit that the platform lowers holds for the margin of every site, and a limit of zero ends it', async () => {
  const owner = await world.logIn({ staff: 'owner', ofDist: 1 })
  await owner.do('POST /console/changeMargin', { value: '2', reason: '推广投入' })
  expect(await desk.change({ key: 'distMarginMostBp', value: '0.5' })).toBe(0)
  await release(await sold())
  expect(await shareOf(1), '30 % of 6.00, and 0.50').toBe('2.30')
  expect(await desk.change({ key: 'distMarginMostBp', value: '0' })).toBe(0)
  await release(await sold())
  expect(await shareOf(1)).toBe('4.10')
})
