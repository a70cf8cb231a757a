import { expect, test } from 'vitest'
import { normalAccount, normalEmail, normalQq } from '@/lib/shared/normalize/account'
import { fieldError } from '@/lib/shared/people/field-rules'

test.each([
  ['２８５０００１０３１', '2850001031'],
  ['2850 001031', '2850001031'],
  ['2850001031\u200b', '2850001031'],
  ['39000-01024', '3900001024'],
  ['+86 138 0000 0001', '13800000001'],
  ['0086-13800000001', '13800000001'],
  ['6222 0213 0000 1234 560', '6222021300001234560'],
  ['Hengji-Kefu01', 'hengji-kefu01'],
  ['hengji\u2010kefu01', 'hengji-kefu01'],
  ['\u202ahengji-kefu01\u202c', 'hengji-kefu01'],
  ['A@QQ.com', 'a@qq.com'],
  ['zhang@qq.com。', 'zhang@qq.com'],
  ['zhang＠qq。com', 'zhang@qq.com'],
  ['<zhang@qq.com>', 'zhang@qq.com'],
  ['zhang\u2010san@qq.com', 'zhang-san@qq.com'],
  ['@abc12345', '@abc12345'],
])('the account %s is stored and compared as %s', (typed, account) => {
  expect(normalAccount(typed)).toBe(account)
})

test.each([
  ' Ｌin＠example。com\u200b',
  'mailto:lin@example.com',
  '<lin@example.com>',
  '“Lin@example.com”',
  'lin@example.com。',
  '邮箱：lin@example.com',
  '我的邮箱是lin@example.com',
  'Email: lin@example.com',
])('the email address %s is normalized to lin@example.com', (typed) => {
  expect(normalEmail(typed)).toBe('lin@example.com')
})

test.each([
  'lin@example..com',
  'lin@example',
  'lin@@example.com',
  'a:lin@example.com',
  'lin@example.com,wu@example.com',
])('%s is an invalid email address', (typed) => {
  expect(fieldError('email', normalEmail(typed))).toBe('邮箱格式错误')
})

test.each(['QQ：2850001031', 'QQ号2850001031', '2850001031@qq.com', '我的QQ号是2850001031', '扣扣 2850001031'])(
  '%s is normalized to the QQ number 2850001031',
  (typed) => {
    expect(normalQq(typed)).toBe('2850001031')
  },
)

test.each(['lin2850001031@qq.com', 'qqabc12345'])('%s is no QQ number and stays', (typed) => {
  expect(normalQq(typed)).toBe(typed)
})

test('an address that begins with the word email stays', () => {
  expect(normalEmail('email@example.com')).toBe('email@example.com')
})
