import { expect, test } from 'vitest'
import { accountError, isAccount, verifyError } from '@/lib/shared/trade/trust'

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

test('a service WeChat id has at least six characters, a QQ number five to ten digits', () => {
  expect([verifyError(2, 'abcde'), verifyError(2, 'abcdef')]).toEqual(['请输入正确的客服微信号', ''])
  expect([verifyError(1, '1234'), verifyError(1, '12345'), verifyError(1, '12345678901')]).toEqual([
    '请输入正确的客服QQ号',
    '',
    '请输入正确的客服QQ号',
  ])
})
