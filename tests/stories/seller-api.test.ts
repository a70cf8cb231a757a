import { expect, it } from 'vitest'
import { processDueOrders } from '@/lib/server/modules/orders/trading/flow/process-due-orders'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { ownPicture } from '../support/fixtures/evidence'
import { establish } from '../support/fixtures/listing'
import { openClient } from '../support/fixtures/open-client'
import { openWorld, PAY_PASSWORD } from '../support/world'

it('an account listed by the seller API is bought and paid on the page, delivered by the API and paid out', async () => {
  const world = await openWorld()
  await world.person({ staff: 'service' })
  const seller = await establish(world, await world.person())
  const buyer = await world.person({ balance: '300.00' })
  const client = await openClient(world, seller)
  const { sn, status } = await client.do('POST /goods', {
    body: {
      game: 107,
      type: 1,
      area: 1,
      title: '贵族八 全英雄 300 皮',
      price: '100.00',
      facts: { ranking: '荣耀王者' },
      pictures: [await ownPicture(world, seller)],
    },
    key: crypto.randomUUID(),
  })
  expect(status).toBe('on_shelf')

  const buys = await world.logIn(buyer)
  const { orderSn } = await buys.do('POST /order/placeOrder', { goodsSn: sn, price: '100.00', agree: '1' })
  expect((await client.do('GET /orders')).items).toEqual([])
  await buys.do('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD })

  const [order] = (await client.do('GET /orders?status=paid')).items
  expect(order).toMatchObject({ sn: orderSn, goods: sn, amount: '100.00' })
  const delivered = await client.do(`POST /orders/${orderSn}/deliver`, {
    body: { account: 'hero@game', password: 'Secret-77' },
    key: crypto.randomUUID(),
  })
  expect(delivered).toMatchObject({ status: 'delivered', income: '94.00' })
  expect(await buys.do('POST /order/credentials', { orderSn })).toMatchObject({ password: 'Secret-77' })

  await buys.do('POST /order/confirmRecGoods', { orderId: orderSn })
  expect(await client.do('GET /figures')).toMatchObject({ available: '0.00', pendingIncome: '94.00' })
  world.pass({ days: 8 })
  await processDueOrders(systemCtx(world.services, world.dist()), { limit: 50 })
  expect(await client.do('GET /figures')).toMatchObject({ available: '94.00', pendingIncome: '0.00' })
  expect((await client.do('GET /statement')).items).toMatchObject([
    { amount: '94.00', balance: '94.00', order: orderSn },
  ])
  expect(await world.balance(buyer)).toBe('200.00')
  expect(await world.audit()).toEqual([])
})
