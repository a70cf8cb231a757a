import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderCredentials, orderEvents, orders } from '@/lib/server/db/schema/orders/trading'
import { actAs, demoServices } from '@/lib/server/db/seed/orders/demo-services'
import { stepOrder } from '@/lib/server/db/seed/orders/step-order'
import type { OrderSn } from '@/lib/shared/ids'
import { Deal } from '../../../support/fixtures/deal'
import { World } from '../../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

const paid = async () => {
  const deal = await Deal.open(world, { balance: '100.00' })
  return (await deal.place()).pay()
}
const asSeller = ({ people }: Deal) => actAs(demoServices(world.services), people.seller.userId)

it('stepOrder has the same effect as the API call', async () => {
  const [called, stepped] = [await paid(), await paid()]
  await called.deliver()
  await stepOrder(asSeller(stepped), {
    orderSn: stepped.orderSn as OrderSn,
    action: 'deliver',
    account: 'hero@game',
    password: 'Secret-99',
    note: '已放到邮箱',
  })
  const left = async ({ orderSn }: Deal) => {
    const { db } = world.services
    const [order] = await db
      .select()
      .from(orders)
      .where(eq(orders.sn, orderSn as OrderSn))
    const id = order?.id as number
    const events = await db
      .select({ action: orderEvents.action, actor: orderEvents.actor, says: orderEvents.explain })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(asc(orderEvents.id))
    const handed = await db.$count(orderCredentials, eq(orderCredentials.orderId, id))
    return { state: [order?.status, order?.subStatus], hasClock: order?.dueAt !== null, events, handed }
  }
  expect(await left(stepped)).toEqual(await left(called))
})

it('stepOrder rejects an action not allowed for the order', async () => {
  const deal = await paid()
  const confirm = stepOrder(asSeller(deal), { orderSn: deal.orderSn as OrderSn, action: 'confirm' })
  await expect(confirm).rejects.toMatchObject({ name: 'Refusal' })
})
