import { expect, test } from 'vitest'
import { latinLetter } from '@/lib/shared/normalize/latin-letters'

test.each([
  ['а', 'a'],
  ['В', 'b'],
  ['Ꮯ', 'c'],
  ['ꮯ', 'c'],
  ['ν', 'v'],
  ['Ν', 'n'],
  ['З', '3'],
  ['A', 'A'],
  ['王', '王'],
])('%s looks like %s', (char, letter) => {
  expect(latinLetter(char)).toBe(letter)
})
