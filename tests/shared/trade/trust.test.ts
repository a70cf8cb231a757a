import { expect, test } from 'vitest'
import { accountFault, isAccount, verifyFault } from '@/lib/shared/trade/trust'

test.each(['', 'abc', '骗子的号，忘了', 'a'.repeat(41), "' or 1=1", '%%%%'])('%j is no account', (text) => {
  expect(isAccount(text)).toBe(false)
})

test.each(['12345', '13800138000', 'wxid_abc', '召唤师峡谷', 'lol.hexi.2291'])('%j is an account', (text) => {
  expect(isAccount(text)).toBe(true)
})

test('a mobile is a WeChat id too, but no QQ', () => {
  expect([accountFault(2, '13800138000'), accountFault(3, '13800138000'), accountFault(1, '13800138000')]).toEqual([
    '',
    '',
    'QQ号码格式错误',
  ])
})

test('a service WeChat id has six characters, a QQ number five to ten digits', () => {
  expect([verifyFault(2, 'abcde'), verifyFault(2, 'abcdef')]).toEqual(['请输入正确的客服微信号', ''])
  expect([verifyFault(1, '1234'), verifyFault(1, '12345'), verifyFault(1, '12345678901')]).toEqual([
    '请输入正确的客服QQ号',
    '',
    '请输入正确的客服QQ号',
  ])
})
