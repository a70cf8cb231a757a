import { expect, test } from 'vitest'
import { mediaUrl, safeReturnUrl, safeUrl } from '@/lib/shared/safe-url'
import { goodsOfPage, isUnknownPage, loginRedirect } from '@/lib/tenant/page-access'

test('member pages send strangers to the login and back', () => {
  expect(loginRedirect('/center/mywallets', '?a=1', false)).toBe('/login?returnUrl=%2Fcenter%2Fmywallets%3Fa%3D1')
  expect(loginRedirect('/center/', '', false)).toBe('/login?returnUrl=%2Fcenter%2F')
  expect(loginRedirect('/center', '', true)).toBeUndefined()
  expect(loginRedirect('/detail/AB1234567', '', false)).toBeUndefined()
})

test('unknown pages, but neither files nor rooms to come', () => {
  expect(isUnknownPage('/nope/x')).toBe(true)
  for (const known of ['/', '/black', '/favicon.ico', '/brand/x.svg', '/_next/data', '/api/x'])
    expect(isUnknownPage(known)).toBe(false)
})

test('pages about one item, and no others', () => {
  expect(goodsOfPage('/detail/AB1234567')).toBe('AB1234567')
  expect(goodsOfPage('/JDetail/AB1234567/')).toBe('AB1234567')
  expect(goodsOfPage('/detailVirtual/AB1234567')).toBe('AB1234567')
  expect(goodsOfPage('/wares/AB1234567/timePurchase')).toBe('AB1234567')
  for (const path of ['/', '/detail', '/wares', '/wares/AB1234567/order', '/wares/goldRecycling', '/nope/AB1234567']) {
    expect(goodsOfPage(path), path).toBeUndefined()
  }
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'data:text/html,x',
  'vbscript:x',
  'http:evil.example',
  'https:/evil.example',
  'https://user:pw@evil.example',
  'https://good.example\\@evil.example',
  'evil.example',
  '',
  '#',
  'blob:x',
  'ftp://a.example',
])('unsafe address: %s', (url) => {
  expect(safeUrl(url)).toBe('#')
  expect(safeReturnUrl(url)).toBe('/')
})

test('safe addresses pass; a way back never leaves this host', () => {
  for (const url of ['/', '/wares?gt=1#x', 'https://example.com/a?b=c', 'http://example.com'])
    expect(safeUrl(url)).toBe(url)
  expect(safeReturnUrl('https://example.com/')).toBe('/')
  expect(safeReturnUrl('/center?x=1')).toBe('/center?x=1')
  expect(mediaUrl('upload/2026/a.png')).toBe('/media/upload/2026/a.png')
  for (const bad of ['../x', 'javascript:1', null, undefined]) expect(mediaUrl(bad)).toBe('')
})
