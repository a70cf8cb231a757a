import { expect, test } from 'vitest'
import { inLatin, looksOf, separatedLike } from '@/lib/server/modules/office/trust/rules-look-alikes'

test.each([
  ['Неrо_lеë', 'hero_lee'],
  ['ΑΒΓ', 'abγ'],
  ['ʜᴇʀᴏ|1', 'heroi1'],
  ['Ꮋero‿1', 'hero_1'],
  ['王者', '王者'],
])('%s is %s in Latin letters', (text, latin) => {
  expect(inLatin(text)).toBe(latin)
})

test('an account looks like those with one or more characters exchanged for similar ones', () => {
  expect(looksOf('abc1').sort()).toEqual(['a6c1', 'a6ci', 'a6cl', 'a8c1', 'a8ci', 'a8cl', 'abci', 'abcl'])
  expect(looksOf('cloud')).toContain('doud')
  expect(looksOf('xyk')).toEqual([])
})

test('the digits of a number are exchanged only all at once', () => {
  expect(looksOf('1001')).toEqual(expect.arrayContaining(['l00l', 'i00i', '1oo1', 'lool']))
  expect(looksOf('1001')).not.toContain('l001')
})

test('a year at the end is left alone while the other digits are exchanged', () => {
  expect(looksOf('1i1ib0b02015')).toContain('lilibobo2015')
})

test('separators are removed, exchanged or inserted', () => {
  expect(separatedLike('a-b_c')).toEqual(['abc', 'a_b_c', 'a-b-c'])
  expect(separatedLike('abc')).toEqual(['a_bc', 'ab_c', 'a-bc', 'ab-c'])
})
