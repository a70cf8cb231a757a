import { expect, test } from 'vitest'
import { normalRealName } from '@/lib/shared/normalize/real-name'
import { faultOf } from '@/lib/shared/people/field-rules'

test.each(['\u00b7', '\u2022', '\uff0e', '\u30fb', '\uff65', '.', '\u2027', '。', '●', '◦', ' · ', '\u200b·\ufe0f'])(
  'a name with the dot %j is the same name',
  (dot) => {
    expect(normalRealName(`阿卜杜拉${dot}买买提`)).toBe('阿卜杜拉·买买提')
  },
)

test('blanks within a name do not make another name', () => {
  expect(normalRealName('林　南 山')).toBe('林南山')
})

test('a name of dots, or with a dot at its end, is refused', () => {
  expect(['··', '·林', '林山·', '林··山'].map((name) => faultOf('realName', name))).toEqual(
    Array(4).fill('请输入真实姓名'),
  )
  expect(faultOf('realName', '林·山')).toBeUndefined()
})
