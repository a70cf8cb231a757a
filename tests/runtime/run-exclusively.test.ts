import { expect, it } from 'vitest'
import { runExclusively } from '@/lib/server/runtime/run-exclusively'
import { openWorld } from '../support/world'

const HOURLY = { name: 'a chore', seconds: 3600 }

it('a scheduled job runs once an hour, regardless of who starts it and how often', async () => {
  const world = await openWorld()
  let done = 0
  const ask = () =>
    runExclusively(world.services, HOURLY, async () => {
      done++
    })
  await Promise.all(Array.from({ length: 8 }, ask))
  expect(done).toBe(1)
  world.pass({ minutes: 59 })
  await ask()
  expect(done).toBe(1)
  world.pass({ minutes: 1 })
  await Promise.all(Array.from({ length: 8 }, ask))
  expect(done).toBe(2)
})

it('a failed job run does not count, and jobs are independent of each other', async () => {
  const world = await openWorld()
  const turns: string[] = []
  const fail = async () => {
    throw new Error('no connection')
  }
  await expect(runExclusively(world.services, HOURLY, fail)).rejects.toThrow('no connection')
  for (const name of ['a chore', 'another', 'a chore'])
    await runExclusively(world.services, { ...HOURLY, name }, async () => void turns.push(name))
  expect(turns).toEqual(['a chore', 'another'])
})
