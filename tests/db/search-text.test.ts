import { describe, expect, test } from 'vitest'
import { searchPattern } from '@/lib/server/db/search-text'
import { queryWords } from '@/lib/server/modules/listings/catalog/rules'
import { searchable } from '@/lib/shared/normalize/searchable'

/** What Postgres compares: the stored text as lower-case NFKC. */
const isFound = (stored: string, typed: string): boolean =>
  queryWords(typed).every((word) => new RegExp(searchPattern(word), 'u').test(stored.normalize('NFKC').toLowerCase()))

describe('the pattern of a searched word', () => {
  test.each([
    ['Ｖ８贵族（全皮肤），可换绑！', 'Ｖ８贵族（全皮肤），可换绑！'],
    ['Ｖ８贵族（全皮肤），可换绑！', 'v8贵族 可换绑'],
    ['王者榮耀 貴族', '王者荣耀 贵族'],
    ['王者荣耀 贵族', '王者榮耀 貴族'],
    ['崩坏：星穹铁道', '崩坏：星穹铁道'],
    ['段位🅥❽', 'V8'],
    ['攻击+5^2', '+5^2'],
  ])('a title %j is found by %j', (stored, typed) => {
    expect(isFound(stored, typed)).toBe(true)
  })

  test.each([
    ['王者荣耀', '王者荣誉'],
    ['攻击55', '5+5'],
    ['abc', 'a|x'],
  ])('a title %j is not found by %j', (stored, typed) => {
    expect(isFound(stored, typed)).toBe(false)
  })

  test('each traditional and circled form is found by its plain one', () => {
    for (const form of '萬與專業復複臺台🅐➑㊀') {
      const pattern = new RegExp(searchPattern(searchable(form)), 'u')
      expect(pattern.test(form.normalize('NFKC').toLowerCase()), form).toBe(true)
    }
  })
})
