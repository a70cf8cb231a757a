import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Deal, runClock } from '../../support/fixtures/deal'
import { Work } from '../../support/fixtures/work'
import { storyWorld } from '../../support/ledger'
import type { Visitor } from '../../support/visitor'
import { PAY_PASSWORD } from '../../support/world'

const world = storyWorld()
const payDeposit = (who: Visitor) =>
  who.ask('POST /pay/depositPay', { kind: 'shop', payPassword: PAY_PASSWORD }, { key: randomUUID() })

describe('wallet overview', () => {
  it('the wallet shows all money by location, and income by month and mode', async () => {
    const deal = await Deal.open(world, { price: '100.00', balance: '500.00' })
    await (await deal.place()).pay()
    expect(await deal.buyer.do('GET /user/assets', {})).toMatchObject({
      total: '500.00',
      available: '400.00',
      escrow: '100.00',
    })
    await deal.deliver()
    await deal.confirm()
    expect(await deal.seller.do('GET /user/assets', {})).toMatchObject({ available: '0.00', pendingIncome: '94.00' })
    world.pass({ days: 8 })
    await runClock(world)
    await payDeposit(deal.seller)
    const { months, ...money } = await deal.seller.do('GET /user/assets', {})
    expect(money).toMatchObject({ total: '94.00', available: '94.00', pendingIncome: '0.00', deposits: [] })
    expect(months).toHaveLength(12)
    expect(months.at(-1)).toMatchObject({ total: '94.00', modes: [{ mode: 'account', name: '账号', amount: '94.00' }] })
    await world.recharge(deal.people.seller, '500.00')
    await payDeposit(deal.seller)
    expect(await deal.seller.do('GET /user/assets', {})).toMatchObject({
      total: '594.00',
      deposits: [{ name: '店铺保证金', amount: '500.00' }],
    })
  })

  it('the deposits of the wallet are those of running works and of the roles of the member', async () => {
    const work = await Work.open(world)
    const deposits = async () => (await work.booster.do('GET /user/capitalManagement', {})).deposits
    expect(await deposits()).toBe('200.00')
    await work.begin()
    expect(await deposits(), 'with 60.00 and 40.00 of the order').toBe('300.00')
    expect((await work.booster.do('GET /user/assets', {})).frozen).toMatchObject([
      { name: '接单保证金', amount: '100.00' },
    ])
    expect((await work.customer.do('GET /user/capitalManagement', {})).deposits).toBe('0.00')
    await work.show('booster', 'submit')
    await work.act('customer', 'confirm')
    expect(await deposits()).toBe('200.00')
  })

  it('balance records are filtered by kind, direction and date, each with its resulting balance', async () => {
    const deal = await Deal.open(world, { price: '100.00', balance: '500.00' })
    await (await deal.place()).pay()
    await deal.seller.do('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })
    const list = async (input: object) =>
      (await deal.buyer.do('GET /user/findBalanceRecord', input)).list.map(({ amount, balance }) => [amount, balance])
    const all = [
      ['100.00', '500.00'],
      ['-100.00', '400.00'],
      ['500.00', '500.00'],
    ]
    expect(await list({})).toEqual(all)
    expect(await list({ way: 'out' })).toEqual([['-100.00', '400.00']])
    expect(await list({ group: 'refund' })).toEqual([['100.00', '500.00']])
    expect(await list({ page: '2', pageSize: '1' })).toEqual([['-100.00', '400.00']])
    expect(await list({ from: '2020-01-01', to: '2020-12-31' })).toEqual([])
  })

  it('a balance statement contains no formulas, and its period is limited', async () => {
    const deal = await Deal.open(world, { price: '100.00', balance: '500.00', title: '=cmd|calc' })
    await (await deal.place()).pay()
    const day = (offset: number) => new Date(world.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10)
    const { csv, rows, more } = await deal.buyer.do('GET /user/balanceStatement', { from: day(-2), to: day(1) })
    expect([rows, more]).toEqual([2, false])
    expect(csv.startsWith('\uFEFF时间,类型,说明,收入（元）,支出（元）,余额（元）')).toBe(true)
    expect(csv).toContain(',,100.00,400.00,')
    for (const cell of csv.split(/[\r\n,]+/)) expect(cell).not.toMatch(/^[=+\-@]/)
    expect((await deal.buyer.ask('GET /user/balanceStatement', { from: day(-400), to: day(0) })).name).toBe(
      'INVALID_INPUT',
    )
    expect((await deal.buyer.ask('GET /user/balanceStatement', { from: day(1), to: day(0) })).name).toBe(
      'INVALID_INPUT',
    )
  })
})
