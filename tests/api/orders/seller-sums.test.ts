import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orders } from '@/lib/server/db/schema/orders/trading'
import type { OrderSn } from '@/lib/shared/ids'
import { DisputeCase, runDisputes } from '../../support/fixtures/dispute'
import { Staff } from '../../support/fixtures/staff'
import { Work } from '../../support/fixtures/work'
import { storyWorld } from '../../support/ledger'
import type { Visitor } from '../../support/visitor'

const world = storyWorld()

const sumsOf = async ({ deal }: DisputeCase) => readSums(deal.seller, deal.orderSn)
const readSums = async (seller: Visitor, orderSn: string) => {
  const { sums, sum } = await seller.do('GET /order/orderDetail', { orderSn })
  return { sums: sums.map(({ label, amount }) => `${label} ${amount}`), sum: `${sum.label} ${sum.amount}` }
}

it('the seller of an order that was refunded as a whole reads that nothing arrives', async () => {
  const dispute = await DisputeCase.open(world)
  await dispute.begin('full')
  expect((await sumsOf(dispute)).sum, 'while the dispute is open').toBe('按售后结果，最多 940.00')
  expect((await dispute.act('seller', 'agree')).name).toBe('OK')
  expect(await sumsOf(dispute)).toEqual({ sums: ['商品金额 1000.00', '订单取消 -1000.00'], sum: '到账 0.00' })
})

it('the seller of a partly refunded order reads the price, what went back, the fee and what arrived', async () => {
  const dispute = await DisputeCase.open(world)
  await dispute.begin('part', '380.00')
  expect((await dispute.act('seller', 'agree')).name).toBe('OK')
  expect(await sumsOf(dispute)).toEqual({
    sums: ['商品金额 1000.00', '因退款减少 -380.00', '平台服务费 -37.20'],
    sum: '已到账 582.80',
  })
})

it('after a decision of staff both sides read its result on the order until it is appealed', async () => {
  const dispute = await DisputeCase.open(world)
  await dispute.contest()
  world.pass({ hours: 48, seconds: 1 })
  await runDisputes(world)
  const staff = await Staff.open(world)
  expect((await dispute.rule(staff.visitor, '380.00', { seller: '620.00' })).name).toBe('OK')
  const { deal } = dispute
  const turnOf = async (by: Visitor) => (await by.do('GET /order/orderDetail', { orderSn: deal.orderSn })).turn
  expect(await sumsOf(dispute)).toEqual({
    sums: ['商品金额 1000.00', '因退款减少 -380.00', '平台服务费 -37.20'],
    sum: '按处理结果到账 582.80',
  })
  const desk = await staff.visitor.do('GET /desk/order', { orderSn: deal.orderSn })
  expect([desk.income?.amount, desk.fee]).toEqual(['582.80', '37.20'])
  const seller = await turnOf(deal.seller)
  expect(seller.clock).toMatchObject({ label: '申诉截止', stopped: false, dueIn: 72 * 3600 })
  expect(seller.title).toBe('售后处理结果已出')
  expect(seller.text).toMatch(/^退给买家 ¥380\.00，你预计到账 ¥582\.80。\d\d-\d\d \d\d:\d\d 前可以申诉一次/)
  expect((await turnOf(deal.buyer)).text).toMatch(/^退给买家 ¥380\.00。/)
  expect((await dispute.act('seller', 'appeal', { note: '限时武器在页面写了到期日' })).name).toBe('OK')
  expect((await turnOf(deal.seller)).title).toBe('售后处理中，订单已暂停')
  expect((await sumsOf(dispute)).sum).toBe('按售后结果，最多 940.00')
})

it.each([
  ['0.00', '1000.00'],
  ['380.00', '620.00'],
])('a decision to refund %s is off the order once it was carried out', async (refund, seller) => {
  const dispute = await DisputeCase.open(world)
  await dispute.contest()
  world.pass({ hours: 48, seconds: 1 })
  await runDisputes(world)
  const staff = await Staff.open(world)
  const decision = async () => {
    const [order] = await world.services.db
      .select()
      .from(orders)
      .where(eq(orders.sn, dispute.deal.orderSn as OrderSn))
    return order?.terms.decision
  }
  expect((await dispute.rule(staff.visitor, refund, { seller })).name).toBe('OK')
  expect(await decision()).toMatchObject({ refund: refund.replace('.', '').replace(/^0+(?=\d)/, '') })
  world.pass({ hours: 72, seconds: 1 })
  await runDisputes(world)
  expect(await decision()).toBeUndefined()
})

it('the worker of a work that both sides ended for a part reads that part and its fee', async () => {
  const work = await (await Work.open(world)).begin()
  expect((await work.propose('customer', '50.00', '0')).code).toBe(0)
  expect((await work.act('booster', 'agree')).code).toBe(0)
  const { sums, sum } = await readSums(work.booster, work.orderSn)
  expect(sums[0]).toBe('代练费 50.00')
  expect(sums.join()).not.toContain('订单取消')
  expect(sum).toMatch(/^到账 4\d\.\d\d$/)
})
