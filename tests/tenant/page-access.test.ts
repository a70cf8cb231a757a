import { expect, test } from 'vitest'
import { isUnknownPage, loginRedirect } from '@/lib/tenant/page-access'

test('member pages send strangers to the login and back', () => {
  expect(loginRedirect('/center/mywallets', '?a=1', false)).toBe(
    '/login?returnUrl=%2Fcenter%2Fmywallets%3Fa%3D1&asked=1',
  )
  expect(loginRedirect('/center/', '', false)).toBe('/login?returnUrl=%2Fcenter%2F&asked=1')
  expect(loginRedirect('/center', '', true)).toBeUndefined()
  expect(loginRedirect('/detail/AB1234567', '', false)).toBeUndefined()
})

test('unknown pages, but neither files nor rooms to come', () => {
  expect(isUnknownPage('/nope/x')).toBe(true)
  for (const known of ['/', '/black', '/favicon.ico', '/brand/x.svg', '/_next/data', '/api/x'])
    expect(isUnknownPage(known)).toBe(false)
})
