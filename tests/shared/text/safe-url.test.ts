import { expect, test } from 'vitest'
import { mediaUrl, safeReturnUrl, safeUrl } from '@/lib/shared/text/safe-url'

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
])('rejects the unsafe URL %s', (url) => {
  expect(safeUrl(url)).toBe('#')
  expect(safeReturnUrl(url)).toBe('/')
})

test('accepts safe URLs; a return URL stays on this host', () => {
  for (const url of ['/', '/wares?gt=1#x', 'https://example.com/a?b=c', 'http://example.com'])
    expect(safeUrl(url)).toBe(url)
  expect(safeReturnUrl('https://example.com/')).toBe('/')
  expect(safeReturnUrl('/center?x=1')).toBe('/center?x=1')
  expect(mediaUrl('upload/2026/a.png')).toBe('/media/upload/2026/a.png')
  for (const bad of ['../x', 'javascript:1', null, undefined]) expect(mediaUrl(bad)).toBe('')
})
