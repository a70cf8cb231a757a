// @vitest-environment happy-dom
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { readCookie } from '@/lib/client/read-cookie'

afterEach(() => {
  for (const name of ['nickName', 'token', 'xtoken']) Cookies.remove(name)
})

test.each(['南山老猫', 'a=b; c', '100%', ''])('a cookie is read as it was set: %j', (value) => {
  Cookies.set('nickName', value)
  expect(readCookie('nickName')).toBe(value)
})

test('a cookie is found by its whole name', () => {
  Cookies.set('xtoken', '1')
  expect(readCookie('token')).toBe('')
})

test('on the server there are no cookies', () => {
  vi.stubGlobal('document', undefined)
  expect(readCookie('token')).toBe('')
  vi.unstubAllGlobals()
})
