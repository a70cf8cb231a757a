import { expect, test } from 'vitest'
import { claimOfQr } from '@/lib/shared/trade/qr-claim'

test.each([
  ['wxp://f2f0abcdef', 'payee', 'wxp://f2f0abcdef'],
  ['HTTPS://QR.ALIPAY.COM/FKX0123', 'payee', 'HTTPS://QR.ALIPAY.COM/FKX0123'],
  ['https://qr.95516.com/00010000/1', 'payee', 'https://qr.95516.com/00010000/1'],
  ['https://qr.alipay.com.evil.example/x', 'link', 'https://qr.alipay.com.evil.example/x'],
  ['tel:+86 138 1234 5678', 'phone', '13812345678'],
  ['400-123-4567', 'phone', '4001234567'],
  [' https://u.wechat.com/MAbc?x=1 ', 'link', 'https://u.wechat.com/MAbc?x=1'],
  ['www.example.com/pay?order=13812345678', 'link', 'www.example.com/pay?order=13812345678'],
])('the QR code %s is checked as %s', (text, kind, value) => {
  expect(claimOfQr(text)).toEqual({ kind, value })
})

test.each(['你好', 'MECARD:N:张三;;', ''])('the QR code %j is neither address nor phone nor payee', (text) => {
  expect(claimOfQr(text)).toBeNull()
})
