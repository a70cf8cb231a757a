// @vitest-environment happy-dom
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, call } from '@/lib/client/api'
import { announceVisitor } from '@/lib/client/visitor'
import { watchVisitor } from '@/lib/client/watch-visitor'

const assign = vi.fn()
const reload = vi.fn()

/** What another tab does: the cookies are shared, and it says so. */
const elsewhere = (userId: string | null) => {
  if (userId) Cookies.set('userId', userId)
  else for (const name of ['token', 'userId']) Cookies.remove(name)
  dispatchEvent(new StorageEvent('storage', { key: 'visitor-change' }))
}
const open = (path: string) => {
  history.replaceState(null, '', path)
  watchVisitor('1')
}

beforeEach(() => {
  Cookies.set('token', 'id.secret')
  Cookies.set('userId', '1')
  vi.spyOn(location, 'assign').mockImplementation(assign)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  for (const mock of [assign, reload]) mock.mockClear()
})
afterEach(() => {
  watchVisitor(null)
  document.body.hidden = false
  for (const name of ['token', 'userId']) Cookies.remove(name)
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

test('a logout in another tab hides a page of members at once and leads to the login, which leads back', () => {
  open('/chatSystem?page=2')
  elsewhere(null)
  expect(document.body.hidden).toBe(true)
  expect(assign.mock.calls).toEqual([['/login?returnUrl=%2FchatSystem%3Fpage%3D2']])
})

test('somebody else who logs in in another tab gets a page of their own', () => {
  open('/chatSystem')
  elsewhere('2')
  expect([document.body.hidden, reload.mock.calls.length, assign.mock.calls.length]).toEqual([true, 1, 0])
})

test('a page of members sends nothing for somebody it does not belong to', async () => {
  open('/chatSystem')
  Cookies.set('userId', '2')
  await expect(call('GET /user/userInfo', {})).rejects.toBeInstanceOf(ApiError)
  expect(reload).toHaveBeenCalledOnce()
})

test('a public page stays', () => {
  open('/wares')
  elsewhere('2')
  elsewhere(null)
  expect([document.body.hidden, reload.mock.calls.length, assign.mock.calls.length]).toEqual([false, 0, 0])
})

test('other tabs learn of a change', () => {
  const before = localStorage.getItem('visitor-change')
  vi.useFakeTimers({ toFake: ['Date'], now: 1 })
  announceVisitor()
  vi.useRealTimers()
  expect(localStorage.getItem('visitor-change')).not.toBe(before)
})
