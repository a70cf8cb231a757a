import { afterAll, beforeAll, expect, it } from 'vitest'
import { Gold, offer, openShop } from '../../support/fixtures/coin'
import { runClock } from '../../support/fixtures/deal'
import { Guarantee } from '../../support/fixtures/guarantee'
import { Recovery, sellLike } from '../../support/fixtures/recovery'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

const titles = async (visitor: Visitor) =>
  (await visitor.do('GET /notification/list', { kind: 'order' })).list.map(({ title }) => title)

it('notifies the owner of a recycling offer of the quote once it is firm, or of the reason for a refusal', async () => {
  await sellLike(world, '1000.00')
  const deal = await Recovery.open(world)
  await deal.request()
  await deal.quote('800.00')
  expect(await titles(deal.owner), 'waits for a second member').toEqual([])
  const { list } = await deal.second.do('GET /desk/recycling', { kind: 'second' })
  await deal.second.do('POST /desk/approveQuote', { quoteId: String(list[0]?.quotes[0]?.quoteId) })
  expect(await titles(deal.owner)).toEqual(['回收报价 ¥800.00，24 小时内有效'])
  const other = await Recovery.open(world)
  await other.request()
  await other.staff.do('POST /desk/declineRecycling', { requestId: other.requestId, reason: '账号有封禁记录' })
  const notices = await other.owner.do('GET /notification/list', { kind: 'order' })
  expect(notices.list).toMatchObject([{ title: '回收申请未通过', text: '账号有封禁记录', href: '/center/buyback' }])
})

it('notifies a member whose phone number was invited to a deal, with a link to it', async () => {
  const deal = await Guarantee.open(world)
  await deal.invite('buyer')
  const { list } = await deal.seller.do('GET /notification/list', { kind: 'order' })
  expect(list).toMatchObject([
    { title: '有人邀请你通过中介担保交易', href: `/intermediary/invitation?code=${deal.code}` },
  ])
  expect(await titles(deal.buyer)).toEqual([])
})

it('notifies a merchant whose five minutes ran out, and the next merchant', async () => {
  const gold = await Gold.open(world)
  const next = await openShop(world)
  await offer(next.visitor)
  await (await gold.place({ offerSn: gold.offerSn })).pay()
  const before = await titles(gold.merchant)
  world.pass({ minutes: 5, seconds: 1 })
  await runClock(world)
  expect(await titles(gold.merchant)).toEqual(['一笔订单已改派', ...before])
  expect(await titles(next.visitor)).toEqual(before)
})
