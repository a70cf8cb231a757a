import { expect, it } from 'vitest'
import { sendAtOf } from '@/lib/server/modules/money/payouts/rules'

it.each([
  ['2026-11-22T00:00:00+08:00', '2026-11-23T09:00:00+08:00'],
  ['2026-11-22T08:59:00+08:00', '2026-11-23T09:00:00+08:00'],
  ['2026-11-22T23:59:59+08:00', '2026-11-23T09:00:00+08:00'],
])('a first payout requested at %s is sent at %s, any other at once', (at, sendAt) => {
  expect(sendAtOf(new Date(at), true, { firstHour: 9 })).toEqual(new Date(sendAt))
  expect(sendAtOf(new Date(at), false, { firstHour: 9 })).toEqual(new Date(at))
})
