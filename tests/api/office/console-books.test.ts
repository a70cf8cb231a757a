import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fen, fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import { Deal } from '../../support/fixtures/deal'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

describe('accounting in the console', () => {
  const world = new World()
  let finance: Visitor
  let deal: Deal
  beforeAll(async () => {
    await world.open()
    finance = await world.logIn({ staff: 'finance' })
    deal = await Deal.open(world, { price: '80.00', balance: '100.00' })
    await (await deal.place()).pay()
    await deal.deliver()
  })
  afterAll(() => world.close())
  const order = (by: Visitor) => by.do('GET /console/order', { orderSn: deal.orderSn })

  it('an order in the console shows its ledger postings, with every transfer summing to zero', async () => {
    const file = await order(finance)
    expect(file).toMatchObject({
      total: '80.00',
      buyer: { userId: deal.people.buyer.userId },
      statusName: expect.any(String),
    })
    expect(file.process.length).toBeGreaterThan(1)
    const [hold] = file.transfers
    expect(hold).toMatchObject({ kind: 'orderHold', kindName: '订单付款' })
    for (const { lines } of file.transfers)
      expect(
        lines.reduce(
          (sum, { amount }) => sum + yuanToFen(amount.replace('-', '')) * (amount.startsWith('-') ? -1n : 1n),
          0n,
        ),
      ).toBe(0n)
    expect(hold?.lines.find(({ kind }) => kind === 'escrow')).toMatchObject({ amount: '80.00', balance: '80.00' })
  })

  it('console orders are found by every filter, and only matching ones', async () => {
    const { buyer, seller } = deal.people
    const find = async (filter: object) =>
      (await finance.do('GET /console/orders', filter)).list.map(({ orderSn }) => orderSn)
    const today = new Date(world.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    for (const filter of [
      { orderSn: deal.orderSn },
      { goodsSn: deal.goods.sn },
      { userId: String(buyer.userId) },
      { userId: String(seller.userId) },
      { mode: 'account', status: '2', frozen: '0', dist: '1', from: today, to: today },
    ])
      expect(await find(filter), JSON.stringify(filter)).toEqual([deal.orderSn])
    for (const filter of [
      { userId: '1' },
      { mode: 'rental' },
      { status: '7' },
      { frozen: '1' },
      { dist: '2' },
      { to: '2020-01-01' },
    ])
      expect(await find(filter), JSON.stringify(filter)).toEqual([])
  })

  it('a shipped order waits for its buyer since it was shipped', async () => {
    const { list } = await finance.do('GET /console/orders', { orderSn: deal.orderSn })
    expect(list[0]).toMatchObject({ phase: 'waiting', enteredTime: formatDateTime(world.now()) })
  })

  it("a distributor's staff see only their own orders", async () => {
    const own = await world.logIn({ staff: 'finance', ofDist: 1 })
    const other = await world.logIn({ staff: 'finance', ofDist: 2 }, 2)
    expect(await order(own)).toMatchObject({ orderSn: deal.orderSn, isHere: true })
    expect((await other.do('GET /console/orders', { dist: '1' })).list).toEqual([])
    expect((await other.ask('GET /console/order', { orderSn: deal.orderSn })).name).toBe('NOT_FOUND')
  })

  it('the trial balance is zero, and the ledger check finds no errors', async () => {
    const { total, kinds } = await finance.do('GET /console/trialBalance', {})
    expect(total).toBe('0.00')
    expect(kinds.find(({ kind }) => kind === 'escrow')).toMatchObject({ kindName: '订单托管', balance: '80.00' })
    expect((await finance.do('GET /console/ledgerFaults', {})).list).toEqual([])
  })

  it('ledger accounts and transfers can be looked up; unknown ones are not found', async () => {
    const ownerId = String(deal.people.buyer.userId)
    const account = await finance.do('GET /console/ledgerAccount', { kind: 'user', ownerId })
    expect(account).toMatchObject({ balance: '20.00', total: 2, list: [{ kind: 'orderHold' }, { kind: 'recharge' }] })
    const [newest] = account.list
    expect((await finance.do('GET /console/transfers', { query: String(newest?.transferId) })).list).toEqual([newest])
    expect((await finance.do('GET /console/transfers', { query: newest?.ref ?? '' })).list).toContainEqual(newest)
    const written = `${newest?.ref.slice(0, 7).toLowerCase()} ${newest?.ref.slice(7)}。`
    expect((await finance.do('GET /console/transfers', { query: written })).list).toContainEqual(newest)
    const wide = String(newest?.transferId).replace(/\d/g, (n) => String.fromCodePoint(0xff10 + Number(n)))
    expect((await finance.do('GET /console/transfers', { query: wide })).list).toEqual([newest])
    expect((await finance.ask('GET /console/transfers', { query: '\u200b' })).msg).toBe('请输入流水号或业务编号')
    expect((await finance.ask('GET /console/ledgerAccount', { kind: 'nobody', ownerId })).name).toBe('NOT_FOUND')
    expect((await finance.do('GET /console/transfers', { query: "' or 1=1 --" })).list).toEqual([])
  })

  it('each day is reconciled per payment channel, and money known to one side only is a difference', async () => {
    const days = async () => (await finance.do('GET /console/reconciliation', {})).list
    const [before] = await days()
    expect(before).toMatchObject({ channel: '支付宝', taken: '100.00', posted: '100.00', difference: '0.00' })
    await world.asOwner(`update payments set amount_fen = amount_fen + 7 where status = 1`)
    expect((await days())[0]).toMatchObject({ taken: fenToYuan(fen(10_007)), difference: '0.07' })
    await world.asOwner(`update payments set amount_fen = amount_fen - 7 where status = 1`)
  })
})
