import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { resetRuleBook } from '@/lib/server/modules/core/tenancy/load-rule-book'
import { passAndRun } from '../support/fixtures/deal'
import { ownPicture } from '../support/fixtures/evidence'
import { Recovery, sellLike } from '../support/fixtures/recovery'
import { ledgerStory, openStory, storyWorld } from '../support/ledger'

/** Payouts of an account that the platform buys for 700.00, to the fen. */
describe('ledger of recycling orders', () => {
  const world = storyWorld()
  beforeEach(async () => {
    await sellLike(world, '1000.00')
  })

  const begun = async (price = '700.01', balance?: string) => (await Recovery.open(world, { balance })).begin(price)
  const look = (deal: Recovery) => deal.staff.ask('POST /desk/credentials', { orderSn: deal.orderSn })

  it('a completed recycling order pays 70 % at once and the rest after 7 days, and creates a draft item', async () => {
    const deal = await begun()
    expect(await deal.state()).toBe('1 DELIVERING')
    expect((await deal.deliver()).code).toBe(0)
    expect((await look(deal)).data).toMatchObject({ account: 'hero@game', password: 'Secret-99' })
    expect((await deal.owner.ask('POST /order/credentials', { orderSn: deal.orderSn })).name).toBe('FORBIDDEN')
    expect((await deal.staffAct('verified')).code).toBe(0)
    expect((await deal.act('refund')).name, 'one side cannot cancel alone any more').toBe('ORDER_STATE')
    expect((await deal.staffAct('rebound')).code).toBe(0)
    expect(await deal.state()).toBe('3 HOLD')
    expect(await world.balance(deal.people.owner)).toBe('490.00')
    expect((await deal.own()).redemption).toBeNull()
    expect((await deal.owner.do('GET /user/capitalManagement', {})).pendingIncome, 'only the rest').toBe('210.01')
    await passAndRun(world, { days: 7 })
    expect(await deal.state()).toBe('3 RELEASED')
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "orderHold    recycling -700.01 | escrow +700.01
      orderRelease escrow -490.00 | owner +490.00
      orderRelease escrow -210.01 | owner +210.01
      left         recycling -700.01 | owner +700.01"
    `)
    const { redemption } = await deal.own()
    expect(redemption).toMatchObject({ price: '735.01', order: null })
    expect(redemption?.secondsLeft).toBeGreaterThan(71 * 3600)
  })

  it('the staff of a distributor neither see nor move what the platform buys on their site', async () => {
    const deal = await begun()
    await deal.deliver()
    const member = await world.person({ staff: 'service', ofDist: 1 })
    const local = await world.logIn(member)
    const { orderSn } = deal
    const handing = { orderSn, userId: `${member.userId}`, note: '请跟进这笔订单' } as const
    expect(await deal.staff.ask('POST /desk/transferOrder', handing)).toMatchObject({ msg: '请选择一位在职客服' })
    for (const call of ['GET /desk/order', 'POST /desk/credentials', 'POST /desk/takeOrder'] as const)
      expect(await local.ask(call, { orderSn })).toMatchObject({
        name: 'FORBIDDEN',
        msg: '平台自营的交易由平台客服处理',
      })
    const step = { orderSn, action: 'verified', note: '见截图', pictures: '[]' } as const
    expect(await local.ask('POST /desk/orderAct', step)).toMatchObject({ name: 'FORBIDDEN' })
    const { list } = await local.do('GET /desk/orders', { queue: 'all' })
    expect(list.map((row) => row.orderSn)).not.toContain(orderSn)
  })

  it('a recycling order that fails verification pays nothing, deletes the credentials, and can be quoted again', async () => {
    const deal = await begun()
    await deal.deliver()
    expect((await deal.staffAct('mismatch')).code).toBe(0)
    expect(await deal.state()).toBe('8 REFUNDED')
    expect((await look(deal)).name).toBe('ORDER_STATE')
    const { rows } = await world.services.db.execute(sql`
      select from order_credentials c join orders o on o.id = c.order_id where o.sn = ${deal.orderSn}`)
    expect(rows).toEqual([])
    expect(await deal.own()).toMatchObject({ state: 'asked', order: null })
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "orderHold    recycling -700.01 | escrow +700.01
      orderRefund  escrow -700.01 | recycling +700.01
      left         "
    `)
    expect((await deal.quote('660.00')).code).toBe(0)
  })

  it('a recycling order cancelled or not delivered by its owner ends without cost', async () => {
    const deal = await begun()
    await deal.deliver()
    expect((await deal.act('refund', { reason: '想自己发布' })).code).toBe(0)
    expect(await deal.state()).toBe('8 REFUNDED')
    expect(await deal.own()).toMatchObject({ state: 'closed' })
    const silent = await begun()
    await passAndRun(world, { hours: 24 })
    expect(await silent.state()).toBe('8 REFUNDED')
    expect(await silent.own()).toMatchObject({ state: 'closed' })
  })

  it('a recycling order not verified in time is returned', async () => {
    const deal = await begun()
    await deal.deliver()
    await passAndRun(world, { hours: 24 })
    expect(await deal.state()).toBe('7 REFUNDED')
    expect(await deal.own()).toMatchObject({ state: 'asked' })
  })

  it('a recycling order not re-bound in time is frozen for staff', async () => {
    const deal = await begun()
    await deal.deliver()
    await deal.staffAct('verified')
    await passAndRun(world, { hours: 24 })
    expect(await deal.state()).toBe('1 REBIND')
    expect((await deal.staffAct('rebound')).code).toBe(0)
    expect(await deal.state()).toBe('3 HOLD')
  })

  it('an account recovered by its owner within 7 days leaves the rest of the price with the platform', async () => {
    const deal = await (await begun()).toHold()
    expect((await deal.staffAct('fault')).code).toBe(0)
    expect(await deal.state()).toBe('3 RELEASED')
    expect(await deal.own()).toMatchObject({ state: 'closed', redemption: null })
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "orderHold    recycling -700.01 | escrow +700.01
      orderRelease escrow -490.00 | owner +490.00
      orderRefund  escrow -210.01 | recycling +210.01
      left         recycling -490.00 | owner +490.00"
    `)
  })

  it('a buy-back pays the price plus 5 % to the platform, without a fee, also while trade is closed', async () => {
    const deal = await (await begun('700.00', '100.00')).toHold()
    await passAndRun(world, { days: 7 })
    await world.rule({ tradeOpen: false })
    resetRuleBook(world.services.db)
    const { orderSn } = (await deal.redeem('735.00')).data
    await world.rule({ tradeOpen: true })
    resetRuleBook(world.services.db)
    expect((await deal.pay(orderSn)).code).toBe(0)
    deal.orderSn = orderSn
    expect((await deal.staffAct('assign')).code === 0 || (await deal.state()) === '1 VERIFY').toBe(true)
    expect((await deal.staffAct('verified')).code).toBe(0)
    expect((await deal.act('accept')).code).toBe(0)
    expect((await deal.staffAct('deliver', { account: 'hero@game', password: 'New-1' })).code).toBe(0)
    expect((await deal.act('confirm')).code).toBe(0)
    await passAndRun(world, { days: 7 })
    expect(await deal.state()).toBe('3 RELEASED')
    expect((await ledgerStory(world, deal.people)).split('\n').slice(4).join('\n')).toMatchInlineSnapshot(`
      "orderHold    owner -735.00 | escrow +735.00
      orderRelease escrow -735.00 | recycling +735.00
      left         alipay -100.00 | recycling +35.00 | owner +65.00"
    `)
    expect(await world.services.db.execute('select 1 from sales where price_fen = 73500').then((r) => r.rows)).toEqual(
      [],
    )
  })

  it('a batch has one price, one list and as many draft items, and cannot be bought back', async () => {
    const deal = await Recovery.open(world)
    const { rows: known } = await world.services.db.execute<{ id: string }>(
      'select coalesce(max(id), 0)::text as id from goods',
    )
    await deal.begin('7000.00', { count: '10', facts: '{}', note: '安卓QQ 10 个', pictures: '[]' })
    expect((await deal.act('deliver', { account: 'a', password: 'b' })).name, 'a list is asked for').toBe(
      'INVALID_INPUT',
    )
    await deal.toHold()
    expect(await world.balance(deal.people.owner)).toBe('4900.00')
    await passAndRun(world, { days: 7 })
    const { rows } = await world.services.db.execute(sql`
      select status, is_official_sell as official from goods
      where seller_id = 1 and price_fen = 70000 and id > ${known[0]?.id}::bigint`)
    expect(rows).toHaveLength(10)
    expect(rows[0]).toEqual({ status: 0, official: true })
    expect((await deal.own()).redemption).toBeNull()
  })

  /** A world in which comparable accounts are sold for 3,000.00. */
  const costly = async () => {
    const world = await openStory()
    await sellLike(world, '3000.00')
    return world
  }

  it('a large quote, a batch, and the payment of 2,000.00 or more need a second staff member who did not quote', async () => {
    const world = await costly()
    const single = await (await Recovery.open(world)).request()
    expect((await single.quote('2100.00')).data).toMatchObject({ needsSecond: true })
    const deal = await (await Recovery.open(world)).request({
      count: '10',
      facts: '{}',
      note: '十个账号',
      pictures: '[]',
    })
    const { data } = await deal.quote('21000.00')
    expect(data).toMatchObject({ needsSecond: true })
    deal.quoteId = String(data.quoteId)
    expect((await deal.accept('21000.00')).name, 'not approved yet').toBe('RECYCLE_STATE')
    expect((await deal.approve()).code).toBe(0)
    deal.orderSn = (await deal.accept('21000.00')).data.orderSn
    await deal.deliver()
    await deal.staffAct('verified')
    expect((await deal.staffAct('rebound')).data).toEqual({ waits: true })
    expect(await deal.state()).toBe('1 REBIND')
    expect((await deal.approveStep(deal.staff)).name, 'whoever asked for it').toBe('FOUR_EYES')
    expect((await deal.approveStep()).code).toBe(0)
    expect(await deal.state()).toBe('3 HOLD')
    expect(await world.balance(deal.people.owner)).toBe('14700.00')
  })

  it('whoever quoted cannot approve the payment that another staff member asks for', async () => {
    const world = await costly()
    const deal = await (await Recovery.open(world)).begin('2100.00')
    await deal.deliver()
    await deal.staffAct('verified')
    const third = await world.person({ staff: 'service' })
    const pictures = JSON.stringify([await ownPicture(world, third)])
    const asked = {
      orderSn: deal.orderSn,
      action: 'rebound',
      note: '见截图',
      pictures,
      reason: '见截图',
      hasOtherLogin: '1',
    } as const
    const payer = await world.logIn(third)
    await payer.do('POST /desk/takeOrder', { orderSn: deal.orderSn, reason: '换人处理' })
    expect((await payer.ask('POST /desk/orderAct', asked)).data).toEqual({ waits: true })
    expect(await deal.approveStep(deal.staff)).toMatchObject({
      name: 'FOUR_EYES',
      msg: '须由报价人以外的另一位客服复核',
    })
    expect((await deal.approveStep()).code).toBe(0)
    expect(await deal.state()).toBe('3 HOLD')
  })
})
