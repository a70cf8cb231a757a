import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { isUnknownPage, pageRedirect } from '@/lib/tenant/page-access'
import { middleware } from '@/middleware'

test('member pages redirect anonymous visitors to the login with a return URL', () => {
  expect(pageRedirect('/center/mywallets', '?a=1', false)).toBe(
    '/login?returnUrl=%2Fcenter%2Fmywallets%3Fa%3D1&asked=1',
  )
  expect(pageRedirect('/center/', '', false)).toBe('/login?returnUrl=%2Fcenter%2F&asked=1')
  expect(pageRedirect('/center', '', true)).toBeUndefined()
  expect(pageRedirect('/detail/AB1234567', '', false)).toBeUndefined()
})

test('unknown pages are recognized, except files and reserved paths', () => {
  expect(isUnknownPage('/nope/x')).toBe(true)
  for (const known of ['/', '/black', '/favicon.ico', '/brand/x.svg', '/_next/data', '/api/x'])
    expect(isUnknownPage(known)).toBe(false)
})

const ask = (path: string) => middleware(new NextRequest(`http://market.example${path}`))

test('a redirect to the login stores the invite code of the URL for an hour', async () => {
  const answer = await ask('/wares/myBrowseGoods?invitecode=HJ2026')
  expect(answer.headers.get('location')).toBe(
    'http://market.example/login?returnUrl=%2Fwares%2FmyBrowseGoods%3Finvitecode%3DHJ2026&asked=1',
  )
  expect(answer.headers.get('set-cookie')).toMatch(/^invitecode=HJ2026; .*Max-Age=3600;.*SameSite=lax/i)
  expect((await ask('/center?invitecode=<script>')).headers.get('set-cookie')).toBeNull()
})

test('a moved page redirects to the page that replaced it and keeps the query', () => {
  expect(pageRedirect('/center/sell/sellOrder', '?headerIndex=2', true)).toBe(
    '/center/buyers/buyRecord?headerIndex=2&isSeller=1',
  )
  expect(pageRedirect('/center/sell/sellOrder', '?isSeller=0', false)).toBe('/center/buyers/buyRecord?isSeller=1')
})
