import { expect, it } from 'vitest'
import { DisputeCase } from '../../support/fixtures/dispute'
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

it('the worker of a work that both sides ended for a part reads that part and its fee', async () => {
  const work = await (await Work.open(world)).begin()
  expect((await work.propose('customer', '50.00', '0')).code).toBe(0)
  expect((await work.act('booster', 'agree')).code).toBe(0)
  const { sums, sum } = await readSums(work.booster, work.orderSn)
  expect(sums[0]).toBe('代练费 50.00')
  expect(sums.join()).not.toContain('订单取消')
  expect(sum).toMatch(/^到账 4\d\.\d\d$/)
})
