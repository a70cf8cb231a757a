import { expect, it } from 'vitest'
import { hide, joined, readText } from '@/lib/shared/contacts/contact-text'

it.each([
  ['ＷēＩ：１２３', 'wei:123'],
  ['①三㊅', '136'],
  ['幺三八洞洞洞洞', '1380000'],
  ['аbс', 'abc'],
  ['【微信】➕', '(微信)+'],
  ['a—b～c', 'a-b~c'],
  ['❤️🐧', '◦企鹅'],
  ['1️⃣3', '13'],
  ['衛星徵信', '卫星徵信'],
  ['🛰️', '卫星'],
])('%s is read as %s', (written, text) => expect(readText(written).text).toBe(text))

it('every character of a read text has the place of its original', () => {
  const { text, at } = readText('🐧1️⃣a')
  expect([...text].map((_, i) => at[i])).toEqual([0, 0, 2, 5])
  expect(at.at(-1)).toBe(6)
})

it('overlapping parts are joined and hidden, adjacent ones are not joined', () => {
  const spans = [
    { from: 4, to: 6 },
    { from: 0, to: 2 },
    { from: 1, to: 3 },
    { from: 3, to: 4 },
  ]
  expect(joined(spans)).toEqual([
    { from: 0, to: 3 },
    { from: 3, to: 4 },
    { from: 4, to: 6 },
  ])
  expect(hide('abcdefgh', spans)).toBe(`${'\0'.repeat(6)}gh`)
})
