import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runClock } from '../../support/fixtures/deal'
import { Recovery, sellLike } from '../../support/fixtures/recovery'
import { faultsOf } from '../../support/ledger'
import { PAY_PASSWORD, World } from '../../support/world'

const world = new World()
let deal: Recovery
beforeAll(async () => {
  await world.open()
  await world.placeAtWill()
  await sellLike(world, '1000.00')
})
afterAll(async () => {
  expect(await faultsOf(world)).toEqual([])
  await world.close()
})
beforeEach(async () => {
  deal = await Recovery.open(world, { balance: '2000.00' })
})
const wins = (answers: readonly { code: number }[]) => answers.filter(({ code }) => code === 0).length
const owned = async (price = '700.00') => {
  await (await deal.begin(price)).toHold()
  await world.services.db.execute(`update orders set due_at = now() where sn = '${deal.orderSn}'`)
  await runClock(world)
}
const itemOf = async () => {
  const { rows } = await world.services.db.execute<{ sn: string }>(
    `select goods_sn as sn from recycling_requests where id = ${deal.requestId}`,
  )
  return rows[0]?.sn ?? ''
}

describe('recycling requests', () => {
  it('a recycling request stores facts, pictures, the current estimate and the encrypted contact', async () => {
    await deal.request()
    expect(await deal.own()).toMatchObject({
      state: 'asked',
      contact: '139****5678',
      estimate: { low: '650.00', high: '750.00' },
      facts: [{ label: '段位', value: '荣耀王者' }],
      canWithdraw: true,
      quote: null,
    })
    expect((await deal.own()).pictures).toHaveLength(1)
    const { rows } = await world.services.db.execute(`select * from recycling_requests where id = ${deal.requestId}`)
    expect(JSON.stringify(rows)).not.toContain('13912345678')
    const desk = await deal.staff.do('GET /desk/recycling', {})
    expect(JSON.stringify(desk)).not.toContain('13912345678')
    const one = await deal.staff.do('GET /desk/recycling', { requestId: deal.requestId })
    expect(one.list).toMatchObject([{ contact: '13912345678', userId: deal.people.owner.userId }])
  })

  it('a recycling request with too few comparable sales has no estimate, and its quote needs two staff members', async () => {
    await world.services.db.execute('delete from sales')
    await deal.request()
    expect((await deal.own()).estimate).toBeNull()
    expect((await deal.quote('300.00')).data.needsSecond).toBe(true)
    await sellLike(world, '1000.00')
  })

  it.each([
    ['no pictures', { pictures: '[]' }, 'pictures'],
    ['pictures of somebody else', { pictures: '["evidence/aa/one.webp"]' }, undefined],
    ['no contact', { contact: '1' }, 'contact'],
    ['a batch of nine', { count: '9' }, 'count'],
    ['a batch of 31', { count: '31' }, 'count'],
    ['a batch of nobody knows what', { count: '10', note: '' }, 'note'],
    ['a negative count', { count: '-1' }, 'count'],
  ])('rejects a recycling request with %s', async (_what, wrong, field) => {
    const answer = await deal.owner.ask('POST /recycling/ask', deal.form(wrong))
    expect(answer.name).toBe('INVALID_INPUT')
    if (field) expect(answer.data).toMatchObject({ field })
  })

  it('a member can have five open recycling requests, also under concurrency; unverified members none', async () => {
    const codes = await Promise.all(Array.from({ length: 7 }, () => deal.owner.ask('POST /recycling/ask', deal.form())))
    expect(wins(codes)).toBe(5)
    const minor = await world.logIn({ verified: false })
    expect((await minor.ask('POST /recycling/ask', { ...deal.form(), pictures: '[]' })).name).toBe('NOT_VERIFIED')
  })

  it('one staff member can quote 65 to 75 % of the median, two up to a tenth above, and nothing else', async () => {
    await deal.request()
    expect((await deal.quote('700.00', deal.owner)).name).toBe('FORBIDDEN')
    for (const price of ['649.99', '825.01', '0', '-700', '700.001', '100000000'])
      expect((await deal.quote(price)).name, price).toBe('INVALID_INPUT')
    expect((await deal.quote('750.00')).data).toMatchObject({ needsSecond: false })
    expect((await deal.quote('700.00')).name, 'firm').toBe('RECYCLE_STATE')
    expect(await deal.own()).toMatchObject({
      state: 'quoted',
      quote: { price: '750.00', first: '525.00', rest: '225.00' },
    })

    const high = await Recovery.open(world)
    await high.request()
    const quote = (await high.quote('825.00')).data
    expect(quote.needsSecond).toBe(true)
    high.quoteId = String(quote.quoteId)
    expect(await high.own()).toMatchObject({ state: 'asked', stateName: '报价复核中', quote: null })
    expect((await high.accept('825.00')).name, 'not firm').toBe('RECYCLE_STATE')
    const approve = (by = high.second) => by.ask('POST /desk/approveQuote', { quoteId: high.quoteId })
    expect((await approve(high.staff)).name, 'the same member').toBe('FOUR_EYES')
    expect((await approve(high.owner)).name).toBe('FORBIDDEN')
    const waiting = await high.second.do('GET /desk/recycling', { kind: 'second' })
    expect(waiting.list.map(({ requestId }) => String(requestId))).toContain(high.requestId)
    await world.services.db.execute(
      `update users set id_card_hash = 'one person' where id in (${high.people.staff.userId}, ${high.people.second.userId})`,
    )
    expect((await approve()).name, 'one person with two accounts').toBe('FOUR_EYES')
    await world.services.db.execute(`update users set id_card_hash = null where id = ${high.people.second.userId}`)
    expect((await approve()).code).toBe(0)
    expect((await approve()).name, 'once').toBe('RECYCLE_STATE')
    expect((await high.accept('825.00')).code).toBe(0)
  })

  it('a quote that waits is declined by another member or withdrawn by its author, who is notified of the outcome', async () => {
    await deal.request()
    const seen = async (by = deal.second) =>
      (await by.do('GET /desk/recycling', { requestId: deal.requestId })).list[0]?.quotes[0]
    const reject = (by = deal.second, reason = '皮肤估高了') =>
      by.ask('POST /desk/rejectQuote', { quoteId: deal.quoteId, reason })
    const news = async () => (await deal.staff.do('GET /notification/list', {})).list.map(({ title }) => title)
    deal.quoteId = String((await deal.quote('825.00')).data.quoteId)
    const { nickName } = deal.people.second
    expect(await seen()).toMatchObject({
      isOwn: false,
      byName: deal.people.staff.nickName,
      first: '577.50',
      rest: '247.50',
    })
    expect((await seen(deal.staff))?.isOwn).toBe(true)
    expect((await reject(deal.second, '')).name).toBe('INVALID_INPUT')
    expect((await reject()).code).toBe(0)
    expect((await reject()).name, 'once').toBe('RECYCLE_STATE')
    expect((await deal.approve()).name).toBe('RECYCLE_STATE')
    const byOther = { byId: deal.people.second.userId, byName: nickName, reason: '皮肤估高了' }
    expect((await seen())?.rejection).toEqual(byOther)
    expect((await deal.staff.do('GET /notification/list', {})).list[0]).toMatchObject({
      title: `${nickName}驳回了你的回收报价`,
      text: '报价 ¥825.00。原因：皮肤估高了',
    })
    deal.quoteId = String((await deal.quote('820.00')).data.quoteId)
    expect((await seen())?.rejection).toBeNull()
    expect((await reject(deal.staff, '改报价')).code).toBe(0)
    expect((await seen())?.rejection).toMatchObject({ byName: deal.people.staff.nickName, reason: '改报价' })
    expect(await news(), 'not about the own decision').toHaveLength(1)
    deal.quoteId = String((await deal.quote('810.00')).data.quoteId)
    await deal.approve()
    expect((await news())[0]).toBe(`${nickName}通过了你的回收报价`)
    expect((await reject()).name, 'firm').toBe('RECYCLE_STATE')
  })

  it('who approves the payment reads the note, the pictures and what is paid now and later', async () => {
    await world.services.db.execute('delete from sales')
    await deal.begin('2903.00')
    await sellLike(world, '1000.00')
    await deal.deliver()
    await deal.staffAct('verified')
    const note = '手机和密保已换绑到平台'
    expect((await deal.staffAct('rebound', { reason: '', note })).data).toEqual({ waits: true })
    const waiting = async (by = deal.second) =>
      (await by.do('GET /console/approvals', { state: 'open' })).list.find(({ target }) =>
        target.endsWith(deal.orderSn),
      )
    const shown = await waiting()
    expect(shown).toMatchObject({ reason: note, note: '', mayDecide: true })
    for (const sum of ['¥2,032.10', '¥870.90', '托管 ¥2,903.00']) expect(shown?.title).toContain(sum)
    expect(shown?.pictures).toEqual([expect.stringMatching(/^\/media\/evidence\/.+sign=/)])
    const finance = await world.logIn({ staff: 'finance' })
    expect(await waiting(finance), 'may not decide').toMatchObject({ mayDecide: false, pictures: [] })
    expect((await deal.approveStep()).code).toBe(0)
    expect(await deal.state()).toBe('3 HOLD')
  })

  it('a database constraint enforces the second approver of a quote', async () => {
    await deal.request()
    const { quoteId } = (await deal.quote('800.00')).data
    const set = (what: string) =>
      world.services.db.execute(`update recycling_quotes set ${what} where id = ${quoteId}`).then(
        () => 'done',
        (error) => String(error.cause ?? error),
      )
    expect(await set('firm_at = now(), due_at = now()')).toContain('recycling_quotes_four_eyes')
    expect(await set('second_id = by_id')).toContain('recycling_quotes_four_eyes')
  })

  it('a quote is valid for 24 hours, only at its price and for its owner', async () => {
    await (await deal.request()).quoted('700.00')
    expect((await deal.accept('700.01')).name).toBe('PRICE_CHANGED')
    expect((await deal.accept('700.00', await world.logIn())).name).toBe('NOT_FOUND')
    world.pass({ hours: 24, seconds: 1 })
    expect(await deal.own()).toMatchObject({ state: 'lapsed', quote: { secondsLeft: 0 } })
    expect((await deal.accept('700.00')).name).toBe('RECYCLE_STATE')
    expect((await deal.quote('660.00')).code, 'quoted anew').toBe(0)
    expect((await deal.accept('700.00')).name).toBe('RECYCLE_STATE')
  })

  it('only one of concurrent acceptances, withdrawal and refusal of a quote succeeds', async () => {
    await (await deal.request()).quoted('700.00')
    const answers = await Promise.all([deal.accept('700.00'), deal.accept('700.00'), deal.accept('700.00')])
    expect(wins(answers)).toBe(1)
    const { rows } = await world.services.db.execute(
      `select 1 from orders where is_recovery and seller_id = ${deal.people.owner.userId}`,
    )
    expect(rows).toHaveLength(1)
    const other = await Recovery.open(world)
    await (await other.request()).quoted('700.00')
    const { requestId } = other
    expect((await other.staff.ask('POST /desk/declineRecycling', { requestId, reason: '不收了' })).code, 'firm').toBe(
      1251,
    )
    const withdraw = other.owner.ask('POST /recycling/withdraw', { requestId })
    expect(wins(await Promise.all([other.accept('700.00'), withdraw]))).toBe(1)
  })

  it('staff decline a recycling request with a reason, and only its owner can withdraw it', async () => {
    await deal.request()
    const { requestId } = deal
    const decline = (by = deal.staff) => by.ask('POST /desk/declineRecycling', { requestId, reason: '绑定不可更换' })
    expect((await decline(deal.owner)).name).toBe('FORBIDDEN')
    expect((await (await world.logIn()).ask('POST /recycling/withdraw', { requestId })).name).toBe('NOT_FOUND')
    expect((await decline()).code).toBe(0)
    expect(await deal.own()).toMatchObject({ state: 'closed', says: '绑定不可更换', canWithdraw: false })
    expect((await deal.quote('700.00')).name).toBe('RECYCLE_STATE')
    expect((await deal.owner.ask('POST /recycling/withdraw', { requestId })).name).toBe('RECYCLE_STATE')
  })

  it('a recycling order is listed as recycling, with the platform as the unmasked buyer', async () => {
    await deal.begin('700.00')
    const lists = await Promise.all(
      (['1', '0'] as const).map((isRecovery) =>
        deal.owner.do('GET /order/queryOrderList', { belong: '1', isRecovery }).then(({ orderList }) => orderList),
      ),
    )
    expect(lists).toMatchObject([[{ isRecovery: true, orderTypeName: '账号回收' }], []])
    const { rows, belong, sums } = await deal.owner.do('GET /order/orderDetail', { orderSn: deal.orderSn })
    expect(sums.map(({ label }) => label)).not.toContain('平台服务费') // There is no fee.
    expect(belong).toBe(1)
    expect(rows).toContainEqual({ label: '平台', value: '平台' })
  })
})

describe('buying back a recycled account', () => {
  it('only the former owner can buy back, at the price plus 5 %, for 72 hours', async () => {
    await owned()
    expect(await deal.own()).toMatchObject({ redemption: { price: '735.00' } })
    const stranger = await world.logIn({ balance: '1000.00' })
    const input = { requestId: deal.requestId, price: '735.00' }
    expect((await stranger.ask('POST /recycling/redeem', input)).name).toBe('NOT_FOUND')
    expect((await deal.redeem('700.00')).name).toBe('PRICE_CHANGED')
    world.pass({ hours: 72, seconds: 1 })
    expect((await deal.redeem('735.00')).name).toBe('RECYCLE_STATE')
    expect((await deal.own()).redemption).toMatchObject({ secondsLeft: 0 })
  })

  it('buying back is not possible before the platform owns the account', async () => {
    await (await deal.begin('700.00')).toHold()
    expect((await deal.redeem('735.00')).name).toBe('RECYCLE_STATE')
  })

  it('either a buy-back or a sale of the recycled account succeeds, not both', async () => {
    await owned()
    const goodsSn = await itemOf()
    const listed = { goodsSn, price: '1000.00', title: '平台验号 全英雄账号' }
    expect((await deal.owner.ask('POST /desk/listOfficialGoods', listed)).name).toBe('FORBIDDEN')
    expect((await deal.staff.ask('POST /desk/listOfficialGoods', { ...listed, price: '0.50' })).name).toBe(
      'INVALID_INPUT',
    )
    expect((await deal.staff.ask('POST /desk/listOfficialGoods', listed)).code).toBe(0)
    const buyer = await world.logIn({ balance: '2000.00' })
    const order = () => buyer.ask('POST /order/placeOrder', { goodsSn, price: '1000.00', agree: '1' })
    const [sold, redeemed] = await Promise.all([order(), deal.redeem('735.00')])
    expect(wins([sold, redeemed])).toBe(1)
    if (sold.code === 0) {
      expect(redeemed.name).toBe('GOODS_RESERVED')
      const { orderSn } = sold.data
      await buyer.do('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD })
      expect((await deal.redeem('735.00')).name, 'resold').toBe('GOODS_GONE')
    } else {
      expect(sold.name).toBe('GOODS_RESERVED')
      expect((await deal.pay(redeemed.data.orderSn)).code).toBe(0)
      expect((await order()).name, 'bought back').toBe('GOODS_GONE')
    }
  })

  it('an unpaid buy-back leaves the item unchanged, and a cancelled one returns it unlisted', async () => {
    await owned()
    const goodsSn = await itemOf()
    const { orderSn } = (await deal.redeem('735.00')).data
    expect((await deal.redeem('735.00')).name, 'once at a time').toBe('GOODS_RESERVED')
    await deal.owner.do('POST /order/act', { orderSn, action: 'cancel' })
    expect(await world.goodsRow(goodsSn)).toMatchObject({ status: 0, reserved: 0, isOfficialSell: true })
    const again = (await deal.redeem('735.00')).data.orderSn
    await deal.pay(again)
    await deal.owner.do('POST /order/act', { orderSn: again, action: 'refund', reason: '不要了' })
    expect(await world.goodsRow(goodsSn)).toMatchObject({ status: 2, stock: 1 })
  })
})
