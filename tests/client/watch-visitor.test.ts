// @vitest-environment happy-dom
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, call } from '@/lib/client/api'
import { announceVisitor } from '@/lib/client/visitor'
import { watchVisitor } from '@/lib/client/watch-visitor'

const assign = vi.fn()
const reload = vi.fn()

/** Simulates another tab: the cookies are shared, and it announces the change. */
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

test('a logout in another tab hides a member page at once and redirects to the login with a return URL', () => {
  open('/chatSystem?page=2')
  elsewhere(null)
  expect(document.body.hidden).toBe(true)
  expect(assign.mock.calls).toEqual([['/login?returnUrl=%2FchatSystem%3Fpage%3D2']])
})

test('a login of another member in another tab reloads a member page', () => {
  open('/chatSystem')
  elsewhere('2')
  expect([document.body.hidden, reload.mock.calls.length, assign.mock.calls.length]).toEqual([true, 1, 0])
})

test('a member page of another member sends no requests and reloads', async () => {
  open('/chatSystem')
  Cookies.set('userId', '2')
  await expect(call('GET /user/userInfo', {})).rejects.toBeInstanceOf(ApiError)
  expect(reload).toHaveBeenCalledOnce()
})

test('a public page is not affected by logins and logouts in another tab', () => {
  open('/wares')
  elsewhere('2')
  elsewhere(null)
  expect([document.body.hidden, reload.mock.calls.length, assign.mock.calls.length]).toEqual([false, 0, 0])
})

test('a login change is announced to other tabs', () => {
  const before = localStorage.getItem('visitor-change')
  vi.useFakeTimers({ toFake: ['Date'], now: 1 })
  announceVisitor()
  vi.useRealTimers()
  expect(localStorage.getItem('visitor-change')).not.toBe(before)
})
