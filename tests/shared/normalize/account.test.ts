import { expect, test } from 'vitest'
import { normalAccount, normalEmail } from '@/lib/shared/normalize/account'

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
])('the account %s is kept and compared as %s', (typed, account) => {
  expect(normalAccount(typed)).toBe(account)
})

test('an e-mail address loses width, blanks, case and a Chinese full stop', () => {
  expect(normalEmail(' Ｌin＠example。com\u200b')).toBe('lin@example.com')
})
