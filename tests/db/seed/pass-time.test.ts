import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderEvents } from '@/lib/server/db/schema/orders/trading'
import { demoServices } from '@/lib/server/db/seed/orders/demo-services'
import { passTime } from '@/lib/server/db/seed/pass-time'
import { NO_DIST, systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal } from '../../support/fixtures/deal'
import { World } from '../../support/world'

const HOUR = 3_600_000
const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

it('jobs that were due while time passed record their due time', async () => {
  const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
  await deal.deliver()
  const { db, log, vault, now } = world.services
  const began = now().getTime()
  let clock = now()
  const until = new Date(began + 400 * HOUR)
  await passTime(systemCtx(demoServices({ db, log, vault, now: () => clock }), NO_DIST), {
    until,
    be: (moment) => {
      clock = moment
    },
  })
  expect(clock).toEqual(until)
  const events = await db.select().from(orderEvents).orderBy(asc(orderEvents.id))
  const hours = events
    .filter(({ actor }) => actor === 'system')
    .map(({ action, createdAt }) => [action, Math.round((createdAt.getTime() - began) / HOUR)])
  expect(hours).toEqual([
    ['autoConfirm', 72],
    ['release', 240],
  ])
})
