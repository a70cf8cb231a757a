import { expect, test } from 'vitest'
import { type News, packNews } from '@/lib/server/runtime/announcer'

const read = (payload: string) => JSON.parse(payload) as News & { from: string }

test('one payload for what fits, tags told once', () => {
  const event = { type: 'order', userIds: [1, 2], orderSn: 'D1' } as unknown as News['events'][number]
  const payloads = packNews('me', [
    { tags: ['goods', 'goods:A1'], events: [event] },
    { tags: ['goods'], events: [] },
  ])
  expect(payloads.map(read)).toEqual([{ from: 'me', tags: ['goods', 'goods:A1'], events: [event] }])
})

test('as many payloads as it takes, none above what Postgres carries, nothing lost', () => {
  const tags = Array.from({ length: 2000 }, (_, i) => `goods:ZH${i}`)
  const events = Array.from({ length: 500 }, (_, i) => ({
    type: 'order',
    orderSn: `D${i}`,
  })) as unknown as News['events']
  const payloads = packNews('me', [{ tags, events }])
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000)
  expect(payloads.flatMap((payload) => read(payload).tags)).toEqual(tags)
  expect(payloads.flatMap((payload) => read(payload).events)).toEqual(events)
})
