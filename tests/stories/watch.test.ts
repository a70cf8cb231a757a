import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendOwnershipChecks } from '@/lib/server/modules/aftersales/cases/claim/send-ownership-checks'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { checkOf } from '@/lib/shared/trade/watch'
import { ClaimCase } from '../support/fixtures/claim'
import { runClock } from '../support/fixtures/deal'
import { World } from '../support/world'

/** Days after receipt the buyer of an account is asked whether they still have it. */
describe('account check after a sale', () => {
  let world: World
  let one: ClaimCase
  beforeEach(async () => {
    world = await new World().open()
    one = await ClaimCase.open(world)
  })
  afterEach(() => world.close())

  const ask = () => sendOwnershipChecks(systemCtx(world.services, world.dist()), { limit: 50 })
  const notices = async () => (await one.deal.buyer.do('GET /notification/list', { kind: 'watch' })).list
  const answer = async (isMine: '0' | '1') => {
    const [row] = await notices()
    return one.deal.buyer.ask('POST /claim/answerWatch', { checkId: checkOf(row?.href ?? '') ?? '', isMine })
  }

  it('the buyer is asked on days 1, 3 and 7, once each, while the money is still held', async () => {
    expect(await ask()).toBe(0)
    const passed: [hours: number, sent: number, title: string][] = [
      [24, 1, '第 1 天：账号还能正常登录吗？'],
      [48, 1, '第 3 天：账号还能正常登录吗？'],
      [84, 1, '第 7 天：账号还能正常登录吗？'],
    ]
    for (const [hours, sent, title] of passed) {
      world.pass({ hours, seconds: 1 })
      await runClock(world)
      expect(await Promise.all([ask(), ask()]).then((both) => both[0] + both[1])).toBe(sent)
      expect((await notices())[0]).toMatchObject({ title, isRead: false })
      expect(await answer('1')).toMatchObject({ code: 0 })
      expect((await notices())[0]).toMatchObject({ isRead: true })
    }
    expect(await one.deal.state()).toBe('3 HOLD')
    world.pass({ days: 2 })
    expect(await ask()).toBe(0)
  })

  it('answering no creates a draft claim, is possible once, and ends the questions', async () => {
    world.pass({ hours: 24, seconds: 1 })
    await ask()
    const [row] = await notices()
    const checkId = checkOf(row?.href ?? '') ?? ''
    const stranger = await world.logIn(await world.person())
    expect(await stranger.ask('POST /claim/answerWatch', { checkId, isMine: '0' })).toMatchObject({ name: 'NOT_FOUND' })
    const path = `/center/buyers/buyGuarantee?orderSn=${one.deal.orderSn}`
    expect(await answer('0')).toMatchObject({ data: { href: path } })
    expect(await one.deal.buyer.ask('POST /claim/answerWatch', { checkId, isMine: '1' })).toMatchObject({
      name: 'CHECK_DONE',
    })
    expect(await one.detail()).toMatchObject({ stage: 'draft', kind: 'retrieved' })
    expect((await notices())[0]).toMatchObject({ title: '第 1 天 已记录：账号登不上了，请提交理赔', href: path })
    world.pass({ days: 2 })
    expect(await ask()).toBe(0)
  })

  it('an existing draft claim keeps its text, and accounts with a claim are not asked about', async () => {
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

  it('only buyers of accounts are asked whether they still have them', async () => {
    await ClaimCase.open(world, { goodsTypeId: 27, price: '20.00' })
    world.pass({ hours: 24, seconds: 1 })
    expect(await ask()).toBe(1)
  })
})
