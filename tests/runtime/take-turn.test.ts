import { expect, it } from 'vitest'
import { takeTurn } from '@/lib/server/runtime/take-turn'
import { openWorld } from '../support/world'

const HOURLY = { name: 'a chore', seconds: 3600 }

it('does work once an hour, whoever asks and however often', async () => {
  const world = await openWorld()
  let done = 0
  const ask = () =>
    takeTurn(world.services, HOURLY, async () => {
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

it('gives a turn back that failed, and keeps other work apart', async () => {
  const world = await openWorld()
  const turns: string[] = []
  const fail = async () => {
    throw new Error('no connection')
  }
  await expect(takeTurn(world.services, HOURLY, fail)).rejects.toThrow('no connection')
  for (const name of ['a chore', 'another', 'a chore'])
    await takeTurn(world.services, { ...HOURLY, name }, async () => void turns.push(name))
  expect(turns).toEqual(['a chore', 'another'])
})
