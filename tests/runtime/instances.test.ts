import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { joinInstances } from '@/lib/server/runtime/instances'
import { tablePresence } from '@/lib/server/runtime/presence-store'
import { sharePresence } from '@/lib/server/runtime/shared-presence'
import type { UserId } from '@/lib/shared/ids'
import { LogRecorder } from '../support/vendors/log-recorder'
import { openWorld } from '../support/world'

const log = new LogRecorder().log as never

it('instances that keep files in different places are distinguished, until one is closed or gone', async () => {
  const world = await openWorld()
  const { db } = world.services
  const own = await world.app.storages()
  expect(own).toHaveLength(1)
  const same = await joinInstances(db, { storage: own[0] as string, log })
  expect(await world.app.storages()).toEqual(own)
  const other = await joinInstances(db, { storage: 'disk other', log })
  expect((await world.app.storages()).sort()).toEqual([...own, 'disk other'].sort())
  await world.asOwner(`update instances set beat_at = now() - interval '2 minutes' where name = '${other.name}'`)
  expect(await world.app.storages()).toEqual(own)
  const third = await joinInstances(db, { storage: own[0] as string, log })
  const left = await world.services.db.execute(sql`select name from instances where name = ${other.name}`)
  expect(left.rows).toEqual([])
  for (const instance of [same, other, third]) await instance.close()
})

it('a person connected to one instance is online on the others, and not after that instance is gone', async () => {
  const world = await openWorld()
  const { db } = world.services
  const person = { distId: 1, userId: 7 as UserId }
  const [first, second] = [
    await joinInstances(db, { storage: 's', log }),
    await joinInstances(db, { storage: 's', log }),
  ]
  const here = sharePresence(tablePresence(db, first), { log, readMs: 100 })
  const there = sharePresence(tablePresence(db, second), { log, readMs: 100 })
  here.set(person, true)
  await expect.poll(() => there.isElsewhere(person), { timeout: 30_000 }).toBe(true)
  expect(here.isElsewhere(person), 'the own connection is not counted').toBe(false)
  await world.asOwner(`update instances set beat_at = now() - interval '2 minutes' where name = '${first.name}'`)
  await expect.poll(() => there.isElsewhere(person), { timeout: 30_000 }).toBe(false)
  await Promise.all([here.close(), there.close()])
  for (const instance of [first, second]) await instance.close()
})

it('what another instance announces counts at once', async () => {
  const world = await openWorld()
  const presence = sharePresence(tablePresence(world.services.db, { name: 'a', onForgotten: () => {} }), { log })
  const person = { distId: 1, userId: 8 as UserId }
  presence.heard(person, true)
  expect(presence.isElsewhere(person)).toBe(true)
  presence.heard(person, false)
  expect(presence.isElsewhere(person)).toBe(false)
  await presence.close()
})

it('an instance that the others took for gone is counted again with its people once it is back', async () => {
  const { services } = await openWorld()
  const { db } = services
  const person = { distId: 1, userId: 9 as UserId }
  const paused = await joinInstances(db, { storage: 's', log, beatMs: 100 })
  const here = sharePresence(tablePresence(db, paused), { log })
  const other = await joinInstances(db, { storage: 's', log })
  const there = sharePresence(tablePresence(db, other), { log, readMs: 50 })
  here.set(person, true)
  await expect.poll(() => there.isElsewhere(person), { timeout: 30_000 }).toBe(true)
  await db.execute(sql`delete from presence where instance = ${paused.name}`)
  await db.execute(sql`delete from instances where name = ${paused.name}`)
  await expect
    .poll(async () => (await db.execute(sql`select 1 from presence where instance = ${paused.name}`)).rows.length, {
      timeout: 30_000,
    })
    .toBe(1)
  await Promise.all([here.close(), there.close()])
  for (const instance of [paused, other]) await instance.close()
})
