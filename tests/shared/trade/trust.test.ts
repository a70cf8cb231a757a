import { expect, test } from 'vitest'
import { accountError, isAccount, normalContact, verifyError } from '@/lib/shared/trade/trust'

test.each(['', 'abc', '骗子的号，忘了', 'a'.repeat(41), "' or 1=1", '%%%%'])('%j is not an account', (text) => {
  expect(isAccount(text)).toBe(false)
})

test.each(['12345', '13800138000', 'wxid_abc', '召唤师峡谷', 'lol.hexi.2291'])('%j is an account', (text) => {
  expect(isAccount(text)).toBe(true)
})

test('a phone number is also a valid WeChat id, but no QQ number', () => {
  expect([accountError(2, '13800138000'), accountError(3, '13800138000'), accountError(1, '13800138000')]).toEqual([
    '',
    '',
    'QQ号码格式错误',
  ])
})

test.each([
  ['微信号：hengji-kefu01', 'hengji-kefu01'],
  ['客服微信 hengji-kefu01', 'hengji-kefu01'],
  ['hengji-kefu01。', 'hengji-kefu01'],
  ['@hengji-kefu01', 'hengji-kefu01'],
  ['WX: @Hengji-Kefu01！', 'hengji-kefu01'],
  ['“hengji-kefu01”', 'hengji-kefu01'],
  ['wxid_abc123', 'wxid_abc123'],
  ['weixin2026', 'weixin2026'],
  ['QQ：2850-000-001。', '2850000001'],
])('the copied contact %j is %s', (typed, contact) => {
  expect(normalContact(typed)).toBe(contact)
  expect(verifyError(contact.startsWith('2') ? 1 : 2, typed)).toBe('')
})

test.each(['kefu%hengji', '2850000001', 'hengji-kefu01（新号 kefu02）', '官方客服小禾', 'a@qq.com'])(
  '%j is no WeChat id, so nothing is said about it',
  (typed) => {
    expect(verifyError(2, typed)).toBe('请输入正确的客服微信号')
  },
)

test('a service WeChat id has at least six characters, a QQ number five to ten digits', () => {
  expect([verifyError(2, 'abcde'), verifyError(2, 'abcdef')]).toEqual(['请输入正确的客服微信号', ''])
  expect([verifyError(1, '1234'), verifyError(1, '12345'), verifyError(1, '12345678901')]).toEqual([
    '请输入正确的客服QQ号',
    '',
    '请输入正确的客服QQ号',
  ])
})
