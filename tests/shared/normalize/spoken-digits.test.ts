import { expect, test } from 'vitest'
import { speltNumbers, spokenDigits } from '@/lib/shared/normalize/spoken-digits'

test.each([
  ['138洞洞洞洞1234', '13800001234'],
  ['39洞 洞洞洞-1024', '390 000-1024'],
  ['1拐勾洞5', '17905'],
  ['腰伞扒灵灵灵灵', '1380000'],
  ['黑洞123456', '黑洞123456'],
  ['12345起吧', '12345起吧'],
  ['洞察', '洞察'],
  ['1洞2', '1洞2'],
])('%s is read as %s', (text, read) => {
  expect(spokenDigits(text)).toBe(read)
})

test.each([
  ['加yi san ba dong dong吧', '13800'],
  ['one three-eight zero zero', '13800'],
  ['yisanbalingling', '13800'],
])('%s spells %s', (text, digits) => {
  const [number] = speltNumbers(text)
  expect(number?.digits).toBe(digits)
  expect(text.slice(number?.index, (number?.index ?? 0) + (number?.text.length ?? 0))).toBe(number?.text)
})

test.each(['liu yi fei', 'bayi', 'someone two'])('%s spells no number', (text) => {
  expect(speltNumbers(text)).toEqual([])
})
