import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOfficialGoods } from '@/lib/server/modules/listings/catalog/selling/create-official-goods'
import { HOUSE_ID } from '@/lib/shared/ids'
import { yuanToFen } from '@/lib/shared/money/money'
import { runClock } from '../../support/fixtures/deal'
import { Recovery, sellLike } from '../../support/fixtures/recovery'
import { faultsOf } from '../../support/ledger'
import type { Visitor } from '../../support/visitor'
import { PAY_PASSWORD, World } from '../../support/world'

/** Who lists an account of the platform may also take, verify and deliver its order, so the price takes two people. */
describe('prices of official goods', () => {
  const world = new World()
  let deal: Recovery
  let goodsSn: string
  beforeAll(async () => {
    await world.open()
    await world.placeAtWill()
    await sellLike(world, '1000.00')
  })
  afterAll(async () => {
    expect(await faultsOf(world)).toEqual([])
    await world.close()
  })
  /** An account that the platform bought for 700.00. */
  beforeEach(async () => {
    deal = await Recovery.open(world, { balance: '2000.00' })
    await (await deal.begin('700.00')).toHold()
    await world.services.db.execute(`update orders set due_at = now() where sn = '${deal.orderSn}'`)
    await runClock(world)
    const { rows } = await world.services.db.execute<{ sn: string }>(
      `select goods_sn as sn from recycling_requests where id = ${deal.requestId}`,
    )
    goodsSn = rows[0]?.sn ?? ''
  })

  const list = (price: string, { by = deal.staff, reason = '' } = {}) =>
    by.ask('POST /desk/listOfficialGoods', { goodsSn, price, title: '平台验号 全英雄账号', reason })
  const pending = async () =>
    (await deal.second.do('GET /console/approvals', { state: 'open' })).list.find(({ target }) =>
      target.endsWith(goodsSn),
    )
  const decide = async (by: Visitor) =>
    by.ask('POST /console/decideApproval', { approvalId: String((await pending())?.approvalId), accept: '1' })
  const row = () => world.goodsRow(goodsSn)
  const batchItem = (price: string) =>
    world.services.db.transaction((tx) =>
      createOfficialGoods(tx, {
        sellerId: HOUSE_ID,
        distId: 1,
        gameId: 107,
        title: '回收的号',
        areaName: '',
        facts: {},
        priceFen: yuanToFen(price),
        at: world.now(),
      }),
    )

  it('one person lists an account at what was paid for it or more', async () => {
    expect((await list('700.00')).data).toEqual({ waits: false })
    expect(await row()).toMatchObject({ status: 1, priceFen: 70_000n })
  })

  it('below what was paid for it an account needs a reason and a second person', async () => {
    expect(await list('699.99')).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '售价低于回收价700.00元，请填写理由',
      data: { field: 'reason' },
    })
    expect((await list('1.00', { reason: '账号被封了一半皮肤' })).data).toEqual({ waits: true })
    expect((await row()).status).toBe(0)
    expect((await list('2.00', { reason: '改一下' })).name, 'one at a time').toBe('APPROVAL_OPEN')
    expect(await pending()).toMatchObject({ title: expect.stringMatching(/回收价 ¥700\.00，售价 ¥1\.00$/) })
    expect((await decide(deal.staff)).name, 'not by oneself').toBe('FOUR_EYES')
    expect((await decide(deal.second)).code).toBe(0)
    expect(await row()).toMatchObject({ status: 1, priceFen: 100n })
  })

  it('an approved low price is no measure for the next listing', async () => {
    await list('1.00', { reason: '账号被封了一半皮肤' })
    await decide(deal.second)
    const buyer = await world.logIn({ balance: '10.00' })
    const { orderSn } = await buyer.do('POST /order/placeOrder', { goodsSn, price: '1.00', agree: '1' })
    await buyer.do('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD })
    await buyer.do('POST /order/act', { orderSn, action: 'refund', reason: '不想要了' })
    expect((await row()).status).toBe(2)
    expect((await list('600.00', { reason: '急售' })).data).toEqual({ waits: true })
    expect((await list('700.00')).data).toEqual({ waits: false })
    expect(await pending(), 'it is for sale now').toBeUndefined()
    expect(await row()).toMatchObject({ status: 1, priceFen: 70_000n })
  })

  it('a price of 2,000.00 or more needs a second person', async () => {
    expect((await list('2000.00')).data).toEqual({ waits: true })
    expect((await decide(deal.second)).code).toBe(0)
    expect(await row()).toMatchObject({ status: 1, priceFen: 200_000n })
  })

  it('an account of a batch is compared with its part of the price, after its first listing with its last price', async () => {
    goodsSn = await batchItem('300.00')
    expect((await list('299.99', { reason: '急售' })).data).toEqual({ waits: true })
    expect((await list('320.00')).data).toEqual({ waits: false })
    await world.services.db.execute(`update goods set status = 2 where sn = '${goodsSn}'`)
    expect((await list('310.00', { reason: '降一点' })).data).toEqual({ waits: true })
    expect((await list('320.00')).data).toEqual({ waits: false })
    goodsSn = await batchItem('2000.00')
    expect((await list('1.00', { reason: '急售' })).data).toEqual({ waits: true })
  })

  it('a request for an account that was sold meanwhile is not carried out', async () => {
    await list('1.00', { reason: '账号被封了一半皮肤' })
    await deal.pay((await deal.redeem('735.00')).data.orderSn)
    expect((await decide(deal.second)).name).toBe('GOODS_BUSY')
  })

  it('thirty concurrent requests for a low price are stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => list('1.00', { reason: '急售' })))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(new Set(answers.map(({ name }) => name))).toContain('APPROVAL_OPEN')
    expect((await row()).status).toBe(0)
  })
})
