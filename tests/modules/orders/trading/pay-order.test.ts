import { expect, it } from 'vitest'
import { payOrder } from '@/lib/server/modules/orders/trading/pay-order'
import type { OrderSn } from '@/lib/shared/ids'
import { Deal } from '../../../support/fixtures/deal'
import { openWorld, PAY_PASSWORD } from '../../../support/world'

it('an order is paid from the balance, and the response contains the remaining balance', async () => {
  const world = await openWorld()
  const deal = await (await Deal.open(world, { balance: '150.50' })).place()
  const input = { orderSn: deal.orderSn as OrderSn, payPassword: PAY_PASSWORD }
  const pay = () => payOrder(world.ctx(deal.people.buyer), input)
  await expect(payOrder(world.ctx(deal.people.seller), input)).rejects.toMatchObject({ reason: 'NOT_FOUND' })
  expect(await pay()).toEqual({ orderSn: deal.orderSn, coin: '50.50' })
  await expect(pay()).rejects.toMatchObject({ reason: 'ORDER_STATE' })
})

it('an order cannot be paid from the balance from its deadline on, even before the timer has closed it', async () => {
  const world = await openWorld()
  const deal = await (await Deal.open(world, { balance: '100.00' })).place()
  const input = { orderSn: deal.orderSn as OrderSn, payPassword: PAY_PASSWORD }
  world.pass({ minutes: 15 })
  await expect(payOrder(world.ctx(deal.people.buyer), input)).rejects.toMatchObject({ reason: 'ORDER_EXPIRED' })
  expect(await deal.state()).toBe('0 WAIT_PAY')
  expect(await world.balance(deal.people.buyer)).toBe('100.00')
})
