import { expect, it } from 'vitest'
import { pictureSet, readSizedKey, sizedUrl } from '@/lib/shared/pictures/sized-url'
import { statScripts } from '@/lib/shared/site/stat-scripts'

it('uploaded pictures have sized URLs; drawn covers and foreign URLs stay unchanged', () => {
  expect(sizedUrl('/media/goods/ab/abc.webp', 320)).toBe('/media/sized/320/goods/ab/abc.webp')
  expect(pictureSet('/media/goods/ab/abc.webp', 160)).toBe(
    '/media/sized/160/goods/ab/abc.webp 160w, /media/sized/320/goods/ab/abc.webp 320w',
  )
  for (const url of ['/media/art/4/goods/1/x.svg', 'https://cdn.example/goods/a.webp', '']) {
    expect(sizedUrl(url, 320)).toBe(url)
    expect(pictureSet(url, 320)).toBeUndefined()
  }
})

it('parses only valid sized picture keys', () => {
  expect(readSizedKey('sized/640/goods/ab/abc.webp')).toEqual({ original: 'goods/ab/abc.webp', width: 640 })
  for (const key of [
    'sized/641/goods/ab/abc.webp',
    'sized/640/secret/abc.webp',
    'sized/640/sized/640/goods/a.webp',
    'goods/ab/abc.webp',
  ]) {
    expect(readSizedKey(key)).toBeUndefined()
  }
})

it('accepts only https URLs as statistics scripts', () => {
  expect(
    statScripts(
      JSON.stringify({
        sllSl: 'https://a.example/s.js',
        baiduTj: 'https://b.example/h.js?1',
        other: 'https://c.example/x.js',
      }),
    ),
  ).toEqual(['https://a.example/s.js', 'https://b.example/h.js?1'])
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"sllSl":"javascript:alert(1)"}',
    '{"sllSl":"https://a.example/\\"><script>"}',
    '{"sllSl":"http://a.example/s.js"}',
    '{"sllSl":{"a":1}}',
  ]) {
    expect(statScripts(text)).toEqual([])
  }
})
