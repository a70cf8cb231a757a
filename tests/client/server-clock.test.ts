// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '@/lib/client/api'
import { noteServerTime, serverNow } from '@/lib/client/server-clock'
import { server } from '../support/mock-server'

const DEVICE = Date.parse('2026-11-22T02:00:00Z')
const headerOf = (at: number) => new Date(at).toUTCString()
/** Milliseconds by which the page time is ahead of the device clock. */
const ahead = () => serverNow().getTime() - DEVICE

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: DEVICE })
  noteServerTime({ date: headerOf(DEVICE) })
})
afterEach(() => {
  noteServerTime({ date: headerOf(DEVICE) })
  vi.useRealTimers()
})

test.each([
  ['behind', 26 * 3_600_000],
  ['ahead', -5 * 60_000],
])('a device with a clock that is %s uses the time of API responses', async (_, difference) => {
  const headers = { date: headerOf(DEVICE + difference) }
  server.use(http.get('*/api/im/unread', () => HttpResponse.json({ code: 0, msg: '', data: null }, { headers })))
  await call('GET /im/unread', {})
  expect(Math.abs(ahead() - difference)).toBeLessThanOrEqual(1000)
})

test('a difference below the precision of the Date header is ignored', () => {
  noteServerTime({ date: headerOf(DEVICE - 1000) })
  expect(ahead()).toBe(0)
})

test('the Age of a cached response is added to its time', () => {
  noteServerTime({ date: headerOf(DEVICE - 600_000), age: '600' })
  expect(ahead()).toBe(0)
})

test('a response without a time changes nothing', () => {
  noteServerTime({ date: headerOf(DEVICE + 600_000) })
  noteServerTime({})
  expect(ahead()).toBe(600_500)
})
