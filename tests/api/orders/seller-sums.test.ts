import { expect, it } from 'vitest'
import { DisputeCase } from '../../support/fixtures/dispute'
import { storyWorld } from '../../support/ledger'

const world = storyWorld()

const sumsOf = async ({ deal }: DisputeCase) => {
  const { sums, sum } = await deal.seller.do('GET /order/orderDetail', { orderSn: deal.orderSn })
  return { sums: sums.map(({ label, amount }) => `${label} ${amount}`), sum: `${sum.label} ${sum.amount}` }
}

it('the seller of an order that was refunded as a whole reads that nothing arrives', async () => {
  const dispute = await DisputeCase.open(world)
  await dispute.begin('full')
  expect((await dispute.act('seller', 'agree')).name).toBe('OK')
  expect(await sumsOf(dispute)).toEqual({ sums: ['商品金额 1000.00', '退给买家 -1000.00'], sum: '到账 0.00' })
})

it('the seller of a partly refunded order reads the price, what went back, the fee and what arrived', async () => {
  const dispute = await DisputeCase.open(world)
  await dispute.begin('part', '380.00')
  expect((await dispute.act('seller', 'agree')).name).toBe('OK')
  expect(await sumsOf(dispute)).toEqual({
    sums: ['商品金额 1000.00', '退给买家 -380.00', '平台服务费 -37.20'],
    sum: '已到账 582.80',
  })
})
