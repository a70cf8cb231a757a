import { describe, expect, it } from 'vitest'
import { restrictElsewhereSellers } from '@/lib/server/modules/office/restrictions/restrict-elsewhere-sellers'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal } from '../../support/fixtures/deal'
import { endOver } from '../../support/fixtures/restriction'
import { storyWorld } from '../../support/ledger'
import type { Person } from '../../support/world'

describe('orders that a seller cancels as sold elsewhere', () => {
  const world = storyWorld()
  const sweep = () => restrictElsewhereSellers(systemCtx(world.services, world.dist()), { limit: 100 })
  const open = (seller?: Person) =>
    Deal.open(world, { goodsTypeId: 27, price: '10.00', stock: 20, balance: '300.00', seller })
  /** A paid order of the seller's, cancelled by a side for a reason. */
  const cancel = async (deal: Deal, by: 'buyer' | 'seller' = 'seller', reason = '商品已在别处售出') => {
    await (await deal.place()).pay()
    expect((await deal.act(by, 'refund', { reason })).code).toBe(0)
  }
  const rankOf = async (deal: Deal) => (await world.goodsRow(deal.goods.sn)).rankedAt.getTime()
  const limits = async (deal: Deal) =>
    (await deal.seller.do('GET /user/restrictions', {})).list.filter(({ state }) => state === 'active')

  it('the first moves the goods back in lists, with a warning that says how to avoid it', async () => {
    const deal = await open()
    const before = await rankOf(deal)
    await cancel(deal)
    await sweep()
    expect(before - (await rankOf(deal))).toBe(7 * 86_400_000)
    const [notice] = (await deal.seller.do('GET /notification/list', { kind: 'goods' })).list
    expect(notice).toMatchObject({
      title: '订单因已在别处售出取消，第 1 次',
      text: expect.stringContaining('在别处卖出后请马上下架'),
    })
    expect(await limits(deal)).toEqual([])
    const refresh = () => deal.seller.do('POST /goods/bulkRefresh', { goodsSns: JSON.stringify([deal.goods.sn]) })
    expect(await refresh()).toMatchObject({ done: 0, list: [{ msg: expect.stringContaining('后才能擦亮') }] })
    world.pass({ days: 7, minutes: 1 })
    expect(await refresh()).toMatchObject({ done: 1 })
  })

  it('the third in thirty days restricts listing for three days, the fifth for seven, with clause and appeal', async () => {
    const deal = await open()
    for (let n = 1; n <= 2; n++) await cancel(deal)
    await sweep()
    expect(await limits(deal)).toEqual([])
    await cancel(deal)
    await sweep()
    const [first] = await limits(deal)
    expect(first).toMatchObject({ clause: '账号规则 6.6', reason: '30 天内第 3 次以“已在别处售出”取消已付款的订单。' })
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ status: 6 })
    const appeal = { restrictionId: String(first?.restrictionId), statement: '游戏维护，没有在别处卖出，请核实' }
    expect((await deal.seller.ask('POST /user/appealRestriction', appeal)).code).toBe(0)
    world.pass({ days: 3, minutes: 1 })
    await endOver(world)
    expect(await limits(deal)).toEqual([])
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ status: 1 })
    await cancel(deal)
    await sweep()
    expect(await limits(deal), 'the fourth only warns').toEqual([])
    await cancel(deal)
    await sweep()
    world.pass({ days: 6 })
    await endOver(world)
    expect(await limits(deal)).toHaveLength(1)
    world.pass({ days: 1, minutes: 1 })
    await endOver(world)
    expect(await limits(deal)).toEqual([])
  })

  it('those of more than thirty days ago do not count', async () => {
    const deal = await open()
    for (let n = 1; n <= 2; n++) await cancel(deal)
    await sweep()
    world.pass({ days: 30, minutes: 1 })
    const later = await open(deal.people.seller)
    await cancel(later)
    await sweep()
    expect(await limits(later)).toEqual([])
  })

  it('a buyer’s cancellation, and another reason of the seller, never count', async () => {
    const deal = await open()
    const before = await rankOf(deal)
    await cancel(deal, 'buyer', '商品已在别处售出')
    world.pass({ hours: 25 })
    await cancel(deal, 'seller', '无法按时发货')
    await sweep()
    expect(await rankOf(deal)).toBe(before)
  })

  it('two instances count each order once', async () => {
    const deal = await open()
    const before = await rankOf(deal)
    for (let n = 1; n <= 2; n++) await cancel(deal)
    await Promise.all([sweep(), sweep()])
    expect(before - (await rankOf(deal))).toBe(14 * 86_400_000)
    expect(await limits(deal)).toEqual([])
  })
})
