import { expect, it } from 'vitest'
import { comparedBy, queryWords } from '@/lib/server/modules/listings/catalog/rules'

const LEVEL = { key: 'role_level', kind: 'number', isMain: true }
const FAME = { key: 'fame', kind: 'number', isMain: true, isSort: true }

it('accounts are compared by the chosen number field, otherwise by the first main one', () => {
  expect(comparedBy([LEVEL, FAME])).toBe(FAME)
  expect(comparedBy([{ key: 'job', kind: 'choice', isMain: true }, LEVEL])).toBe(LEVEL)
  expect(comparedBy([{ key: 'job', kind: 'choice' }])).toBeUndefined()
})

it.each([
  ['皮·肤，V8！', ['皮', '肤', 'v8']],
  ['《ＱＱ》—微信', ['qq', '微信']],
  ['騰訊 鏟鏟 夢幻', ['腾讯', '铲铲', '梦幻']],
  ['+12 武器', ['+12', '武器']],
  ['武器+12', ['武器', '+12']],
  ['V8贵族100皮肤', ['v8', '贵族', '100', '皮肤']],
  ['帐号', ['账号']],
  ['帳號', ['账号']],
  ['！', []],
])('the keyword %s is searched as %j', (keyWord, words) => {
  expect(queryWords(keyWord)).toEqual(words)
})
