import { expect, test } from 'vitest'
import { normalPhone } from '@/lib/shared/normalize/phone'

test.each([
  '13800000001',
  ' 13800000001',
  '138 0000 0001',
  '138-0000-0001',
  '+86 138 0000 0001',
  '(+86)138.0000.0001',
  '8613800000001',
  '008613800000001',
  '１３８０００００００１',
  '١٣٨٠٠٠٠٠٠٠١',
  '१३८०००००००१',
  '\u202d13800000001\u202c',
  '138\u200b0000\u200b0001',
  'l38OOOOOOOI',
  '手机：138 0000 0001',
  '+86 (0)138 0000 0001',
  '0138-0000-0001',
  '138ООО00ΟΟ1',
  '➊➌➑⓿⓿⓿⓿⓿⓿⓿❶',
  '13800000001（微信同号）',
  '13800000001。',
])('%s is normalized to the phone number 13800000001', (typed) => {
  expect(normalPhone(typed)).toBe('13800000001')
})

test.each([
  ['138 0000 00', '138000000'],
  ['139000000012', '139000000012'],
  ['lin@example.com', 'lin@example.com'],
  ['1380000abcd', '1380000abcd'],
  ['', ''],
  ['+1 380 555 0123', '+1 380 555 0123'],
  ['13800000001 / 13800000002', '13800000001 / 13800000002'],
])('%s is no phone number and keeps all letters and digits', (typed, expected) => {
  expect(normalPhone(typed)).toBe(expected)
})
