import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOwnership } from '@/lib/server/modules/aftersales/claims/ask-ownership'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { checkOf } from '@/lib/shared/trade/watch'
import { ClaimCase } from '../support/fixtures/claim'
import { runClock } from '../support/fixtures/deal'
import { World } from '../support/world'

/** Days after an account was received its buyer is asked whether it still is there. */
describe('the watch after a sale', () => {
  let world: World
  let one: ClaimCase
  beforeEach(async () => {
    world = await new World().open()
    one = await ClaimCase.open(world)
  })
  afterEach(() => world.close())

  const ask = () => askOwnership(systemCtx(world.services, world.dist()), { limit: 50 })
  const told = async () => (await one.deal.buyer.do('GET /notification/list', { kind: 'watch' })).list
  const answer = async (isMine: '0' | '1') => {
    const [row] = await told()
    return one.deal.buyer.ask('POST /claim/answerWatch', { checkId: checkOf(row?.href ?? '') ?? '', isMine })
  }

  it('asks on day 1, 3 and before the seventh is over, each once, while the money is still held', async () => {
    expect(await ask()).toBe(0)
    const passed: [hours: number, asked: number, title: string][] = [
      [24, 1, '第 1 天：账号还在你手里吗？'],
      [48, 1, '第 3 天：账号还在你手里吗？'],
      [84, 1, '第 7 天：账号还在你手里吗？'],
    ]
    for (const [hours, asked, title] of passed) {
      world.pass({ hours, seconds: 1 })
      await runClock(world)
      expect(await Promise.all([ask(), ask()]).then((both) => both[0] + both[1])).toBe(asked)
      expect((await told())[0]).toMatchObject({ title, isRead: false })
      expect(await answer('1')).toMatchObject({ code: 0 })
      expect((await told())[0]).toMatchObject({ isRead: true })
    }
    expect(await one.deal.state()).toBe('3 HOLD')
    world.pass({ days: 2 })
    expect(await ask()).toBe(0)
  })

  it('a no opens a draft of a claim, is answered once, and ends the asking', async () => {
    world.pass({ hours: 24, seconds: 1 })
    await ask()
    const [row] = await told()
    const checkId = checkOf(row?.href ?? '') ?? ''
    const stranger = await world.logIn(await world.person())
    expect(await stranger.ask('POST /claim/answerWatch', { checkId, isMine: '0' })).toMatchObject({ code: 404 })
    const path = `/center/buyers/buyGuarantee?orderSn=${one.deal.orderSn}`
    expect(await answer('0')).toMatchObject({ data: { href: path } })
    expect(await one.deal.buyer.ask('POST /claim/answerWatch', { checkId, isMine: '1' })).toMatchObject({ code: 1618 })
    expect(await one.detail()).toMatchObject({ stage: 'draft', kind: 'retrieved' })
    expect((await told())[0]).toMatchObject({ title: '第 1 天 已记下：账号不在了，请提交理赔', href: path })
    world.pass({ days: 2 })
    expect(await ask()).toBe(0)
  })

  it('what the buyer had written into a draft stays, and an account under a claim is not asked about', async () => {
    const { orderSn } = one.deal
    await one.deal.buyer.do('POST /claim/draft', { orderSn, kind: 'retrieved', statement: '昨晚开始登不上' })
    world.pass({ hours: 24, seconds: 1 })
    expect(await ask()).toBe(1)
    await answer('0')
    expect(await one.detail()).toMatchObject({ statement: '昨晚开始登不上' })
    const other = await ClaimCase.open(world)
    await other.file()
    world.pass({ hours: 25 })
    expect(await ask()).toBe(0)
  })

  it('other goods are not asked about', async () => {
    await ClaimCase.open(world, { goodsTypeId: 27, price: '20.00' })
    world.pass({ hours: 24, seconds: 1 })
    expect(await ask()).toBe(1)
  })
})
