import { expect, it } from 'vitest'
import { openRedisBus } from '@/lib/server/runtime/redis-bus'

const listener = { receive: () => {}, missed: () => {} }

/** A bus of three instances, and what it sends over the database. */
function busOf(publish: () => Promise<number>) {
  const fallback: string[] = []
  const bus = openRedisBus(
    {
      redis: {
        key: (name) => name,
        ask: publish as never,
        subscribe: () => {},
        isUp: () => true,
        close: async () => {},
      },
      instances: () => 3,
      fallback: { send: async (payload) => void fallback.push(payload), close: async () => {} },
    },
    listener,
  )
  return { bus, fallback }
}

it('what every instance hears over Redis is not sent again', async () => {
  const { bus, fallback } = busOf(async () => 3)
  await bus.send('news')
  expect(fallback).toEqual([])
})

it('what one instance does not hear over Redis is sent over the database as well', async () => {
  const { bus, fallback } = busOf(async () => 2)
  await bus.send('news')
  expect(fallback).toEqual(['news'])
})

it('what Redis does not take is sent over the database', async () => {
  const { bus, fallback } = busOf(async () => {
    throw new Error('connection lost')
  })
  await bus.send('news')
  expect(fallback).toEqual(['news'])
})
