import { expect, test } from 'vitest'
import { normalRealName } from '@/lib/shared/normalize/real-name'
import { fieldError } from '@/lib/shared/people/field-rules'

test.each(['\u00b7', '\u2022', '\uff0e', '\u30fb', '\uff65', '.', '\u2027', '。', '●', '◦', ' · ', '\u200b·\ufe0f'])(
  'a real name with the dot %j is normalized to the standard dot',
  (dot) => {
    expect(normalRealName(`阿卜杜拉${dot}买买提`)).toBe('阿卜杜拉·买买提')
  },
)

test('blanks in a real name are removed', () => {
  expect(normalRealName('林　南 山')).toBe('林南山')
})

test('a label with a colon is removed from a real name', () => {
  expect(['姓名：林南山', '真实姓名: 林南山', '名可名'].map(normalRealName)).toEqual(['林南山', '林南山', '名可名'])
})

test('rejects a real name of dots, or with a leading or trailing dot', () => {
  expect(['··', '·林', '林山·', '林··山'].map((name) => fieldError('realName', name))).toEqual(
    Array(4).fill('请输入真实姓名'),
  )
  expect(fieldError('realName', '林·山')).toBeUndefined()
})
