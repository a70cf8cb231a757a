import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runClock } from '../../support/fixtures/deal'
import { Guarantee, lastSms } from '../../support/fixtures/guarantee'
import { faultsOf } from '../../support/ledger'
import { World } from '../../support/world'

const world = new World()
let deal: Guarantee
beforeAll(async () => {
  await world.open()
})
afterAll(async () => {
  expect(await faultsOf(world)).toEqual([])
  await world.close()
})
beforeEach(async () => {
  deal = await Guarantee.open(world)
})
const wins = (answers: readonly { code: number }[]) => answers.filter(({ code }) => code === 0).length

describe('off-site deals', () => {
  it('a proposed deal invites the other party by SMS and link, and shows both every term', async () => {
    const answer = await deal.propose('buyer', { note: '加微信 abc12345 详聊', payer: 'buyer' })
    expect(answer).toMatchObject({ code: 0, data: { isSent: true } })
    const { link, orderSn } = answer.data
    expect(await lastSms(world, deal.people.seller.phone)).toMatch(
      /担保完成一笔王者荣耀账号交易，请在24小时内打开对方发来的链接/,
    )
    deal.orderSn = orderSn
    deal.code = link.split('code=')[1] ?? ''
    const terms = {
      price: '1000.00',
      fee: '30.00',
      buyerPays: '1030.00',
      sellerGets: '1000.00',
      payer: 'buyer',
      orderSn,
    }
    const seen = (await deal.look(deal.seller)).data
    expect(seen).toMatchObject({ ...terms, side: 'seller', canAnswer: true, state: 'waiting', orderPath: '' })
    expect(seen.secondsLeft).toBeGreaterThan(23 * 3600)
    expect(seen.note).not.toContain('abc12345')
    expect(JSON.stringify(seen)).not.toContain(deal.people.buyer.nickName)
    const sent = await deal.deal(deal.buyer)
    expect(sent).toMatchObject({ ...terms, side: 'buyer', canAnswer: false, canRecall: true, link })
    expect(sent.other).toBe(deal.people.seller.phone.replace(/^(\d{3})\d{4}/, '$1****'))
    expect(await deal.deal(deal.seller)).toMatchObject({ canAnswer: true, link })
    expect((await deal.buyer.do('GET /order/queryOrderList', { belong: '0' })).orderList).toEqual([])
  })

  it('the deal link shows nothing to third parties, and only the invited phone number can answer', async () => {
    await deal.invite('buyer')
    const stranger = await world.logIn()
    expect(await deal.look(stranger)).toMatchObject({ name: 'DEAL_OTHER', data: null })
    expect((await deal.answer(stranger)).name).toBe('DEAL_OTHER')
    expect((await deal.answer(deal.buyer)).name, 'not one’s own').toBe('OWN_GOODS')
    expect((await stranger.do('GET /order/offlineDeals', {})).list).toEqual([])
    expect((await stranger.ask('GET /order/orderDetail', { orderSn: deal.orderSn })).name).toBe('NOT_FOUND')
    expect((await stranger.ask('GET /order/offlineInvitation', { code: 'A'.repeat(22) })).name).toBe('NOT_FOUND')
    expect((await deal.seller.ask('GET /order/orderDetail', { orderSn: deal.orderSn })).code, 'before it accepts').toBe(
      404,
    )
    expect((await deal.act('seller', 'accept')).name, 'by its answer alone').toBe('NOT_FOUND')
    expect((await deal.pay()).name, 'payment before both agreed').toBe('ORDER_STATE')
    const qr = { orderId: deal.orderSn, amount: '1015.00', aliOrWx: '1' as const }
    expect((await deal.buyer.ask('POST /pay/recPay', qr)).name).toBe('ORDER_STATE')
  })

  it('inviting a phone number without an account gives the same response, and it can answer once registered', async () => {
    const phone = '13655550001'
    expect(await deal.propose('seller', { mobile: phone })).toMatchObject({ code: 0, data: { isSent: true } })
    await deal.invite('seller', { mobile: phone })
    const late = await world.logIn(await world.person({ phone, balance: '2000.00' }))
    expect((await deal.look(late)).data).toMatchObject({ side: 'buyer', canAnswer: true })
    expect((await deal.answer(late)).code).toBe(0)
    expect(await deal.deal(late)).toMatchObject({ state: 'running', tone: 'act', canAnswer: false })
    expect((await late.do('GET /order/queryOrderList', { belong: '0' })).orderList).toMatchObject([
      { orderSn: deal.orderSn, orderTypeName: '中介担保', totalPrice: '1015.00' },
    ])
    const ofSeller = await deal.seller.do('GET /order/orderDetail', { orderSn: deal.orderSn })
    expect(ofSeller).toMatchObject({ belong: 1, totalPrice: null, sellerIncome: '985.00' })
  })

  it('accepting a deal requires a verified member, declining does not', async () => {
    const phone = '13655550002'
    await deal.invite('buyer', { mobile: phone })
    const minor = await world.logIn(await world.person({ phone, verified: false }))
    expect((await deal.answer(minor)).name).toBe('NOT_VERIFIED')
    expect((await deal.answer(minor, 'decline')).code).toBe(0)
    expect((await deal.answer(minor, 'decline')).name, 'once').toBe('DEAL_STATE')
    expect(await deal.deal(deal.buyer)).toMatchObject({ state: 'declined', stateName: '对方已拒绝', link: '' })
    const unverified = await world.logIn({ verified: false })
    expect((await unverified.ask('POST /order/offlineTranSub', deal.form('buyer'))).name).toBe('NOT_VERIFIED')
  })

  it('only one of concurrent acceptances, recall and expiry of a deal succeeds', async () => {
    await deal.invite('buyer')
    expect(
      wins(await Promise.all([deal.answer(deal.seller), deal.answer(deal.seller), deal.answer(deal.seller)])),
    ).toBe(1)
    await deal.invite('buyer')
    const [answer, recall] = await Promise.all([deal.answer(deal.seller), deal.act('buyer', 'cancel')])
    expect(recall.code, 'also right after the acceptance, before the payment').toBe(0)
    expect(['OK', 'DEAL_STATE']).toContain(answer.name)
    expect((await deal.answer(deal.seller)).name).toBe('DEAL_STATE')
    expect(await deal.state()).toMatch(/^7 /)
    await deal.invite('buyer')
    world.pass({ hours: 24, seconds: 1 })
    const [late] = await Promise.all([deal.answer(deal.seller), runClock(world)])
    expect(late.name).toBe('DEAL_STATE')
    expect(await deal.state()).toBe('7 TIMEOUT')
    expect((await deal.answer(deal.seller)).name).toBe('DEAL_STATE')
    expect(await deal.deal(deal.seller)).toMatchObject({ state: 'expired' })
  })

  it.each([
    ['0', 400],
    ['-5', 400],
    ['19.99', 400],
    ['100.001', 400],
    ['1e3', 400],
    ['100000000', 400],
    ['99999999.99', 400],
  ])('rejects a deal with a price of %s', async (price, code) => {
    expect((await deal.propose('buyer', { price })).code).toBe(code)
  })

  it('rejects deals with oneself, forbidden words, unknown games, and above the daily limits', async () => {
    expect((await deal.propose('buyer', { mobile: deal.people.buyer.phone })).name).toBe('INVALID_INPUT')
    expect((await deal.propose('buyer', { title: '外挂账号' })).name).toBe('INVALID_INPUT')
    expect((await deal.propose('buyer', { gid: '999999' })).name).toBe('NOT_FOUND')
    const mobile = '13655550003'
    for (let i = 0; i < 3; i++) expect((await deal.propose('buyer', { mobile })).code).toBe(0)
    expect(await deal.propose('buyer', { mobile }), 'to one mobile').toMatchObject({
      name: 'TOO_MANY',
      data: { field: 'mobile' },
    })
    const other = await Guarantee.open(world)
    expect((await other.propose('buyer', { mobile })).name, 'whoever asks').toBe('TOO_MANY')
    const busy = await Guarantee.open(world)
    const codes: number[] = []
    for (let i = 0; i < 11; i++) {
      const { code, data } = await busy.propose('buyer', { mobile: `1365555${1000 + i}` })
      codes.push(code)
      if (code === 0) await busy.buyer.ask('POST /order/act', { orderSn: data.orderSn, action: 'cancel' })
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(10)
    expect(codes.at(-1)).toBe(429)
  })

  it('a deal still returns a link when the hourly SMS limit is used up', async () => {
    const mobile = deal.people.seller.phone
    await world.services.db.execute(
      `insert into rate_windows (key, points, expires_at_ms) values ('sms:hour:${mobile}', 5, ${world.now().getTime() + 3_600_000})`,
    )
    const answer = await deal.propose('buyer')
    expect(answer).toMatchObject({ code: 0, data: { isSent: false } })
    expect(await lastSms(world, mobile)).toBe('')
    deal.code = answer.data.link.split('code=')[1] ?? ''
    expect((await deal.look(deal.seller)).code).toBe(0)
  })

  it('repeating a deal proposal with the same key creates one deal and sends one SMS', async () => {
    const input = deal.form('buyer')
    const key = randomUUID()
    const once = () => deal.buyer.ask('POST /order/offlineTranSub', input, { key })
    const [first, second] = [await once(), await once()]
    expect(second.data.orderSn).toBe(first.data.orderSn)
    const { rows } = await world.services.db.execute(`select 1 from local_sms where phone = '${input.mobile}'`)
    expect(rows).toHaveLength(1)
  })
})
