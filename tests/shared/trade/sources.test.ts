import { expect, test } from 'vitest'
import { linkHost, phoneDigits, sourceError } from '@/lib/shared/trade/sources'

test.each([
  ['www.example.com', 'www.example.com'],
  ['HTTPS://WWW.Example.com:8443/pay?x=1#y', 'www.example.com'],
  ['客服发的：http://example.com/a', 'example.com'],
  ['https://example.com@evil.cn/pay', 'evil.cn'],
  ['example.com.evil.cn', 'example.com.evil.cn'],
  ['https://ехample.com', 'xn--ample-ywe6i.com'],
  ['example.com.', 'example.com'],
  ['javascript:alert(1)', ''],
  ['192.168.1.1', ''],
  ['localhost', ''],
  ['你好', ''],
])('the host of the link %j is %j', (text, host) => {
  expect(linkHost(text)).toBe(host)
})

test.each([
  ['400-123-4567', '4001234567'],
  ['+86 138 0000 0001', '13800000001'],
  ['0571-8888 1234', '057188881234'],
  ['10086', ''],
  ['abc', ''],
])('the digits of the phone number %j are %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits)
})

test('a text that is no address or number is refused before it is sent', () => {
  expect(sourceError('link', '不是网址')).toBe('请输入完整的网址，例如 www.example.com')
  expect(sourceError('phone', '12')).toBe('请输入正确的电话号码')
  expect(sourceError('link', 'www.example.com')).toBe('')
})
