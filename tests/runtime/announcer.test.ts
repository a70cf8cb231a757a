import { expect, test } from 'vitest'
import { type News, packNews } from '@/lib/server/runtime/announcer'

const read = (payload: string) => JSON.parse(payload) as News & { from: string }

test('announcements that fit are packed into one payload, with each tag once', () => {
  const event = { type: 'order', userIds: [1, 2], orderSn: 'D1' } as unknown as News['events'][number]
  const payloads = packNews('me', [
    { tags: ['news', 'goods:A1'], aged: ['deals:-'], events: [event] },
    { tags: ['news'], aged: ['deals:-', 'shelf:-:-'], events: [] },
  ])
  expect(payloads.map(read)).toEqual([
    { from: 'me', tags: ['news', 'goods:A1'], aged: ['deals:-', 'shelf:-:-'], events: [event] },
  ])
})

test('large announcements are split into payloads below the Postgres limit, without loss', () => {
  const tags = Array.from({ length: 2000 }, (_, i) => `goods:ZH${i}`)
  const aged = Array.from({ length: 2000 }, (_, i) => `shelf:${i}:1`)
  const events = Array.from({ length: 500 }, (_, i) => ({
    type: 'order',
    orderSn: `D${i}`,
  })) as unknown as News['events']
  const payloads = packNews('me', [{ tags, aged, events }])
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000)
  expect(payloads.flatMap((payload) => read(payload).tags)).toEqual(tags)
  expect(payloads.flatMap((payload) => read(payload).aged)).toEqual(aged)
  expect(payloads.flatMap((payload) => read(payload).events)).toEqual(events)
})
