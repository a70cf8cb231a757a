import { expect, test } from 'vitest'
import { rejectedWord } from '@/lib/server/modules/market/questions/rules-words'

test.each([
  ['收外挂号一个', '外挂'],
  ['收外掛號一個', '外挂'],
  ['盜-號必究', '盗号'],
  ['私下·交 易', '私下交易'],
  ['線下交易更便宜', '线下交易'],
  ['繞過平臺', '绕过平台'],
  ['别找骗子', '骗子'],
  ['別找騙子', '骗子'],
])('%s contains the forbidden word %s', (text, word) => {
  expect(rejectedWord(text)).toBe(word)
})

test('other texts are allowed', () => {
  expect(rejectedWord('貴族V8，可換綁')).toBe('')
})
