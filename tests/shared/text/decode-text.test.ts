import { expect, test } from 'vitest'
import { decodeText } from '@/lib/shared/text/decode-text'

const TEXT = '卡号：AAA111 密码：pw11\r\n'
const utf8 = new TextEncoder().encode(TEXT)
/** `TEXT` in GBK. */
const gbk = Uint8Array.from(Buffer.from('bfa8bac5a3ba41414131313120c3dcc2eba3ba707731310d0a', 'hex'))
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

test.each([
  ['UTF-8', utf8],
  ['UTF-8 with a mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8)],
  ['GBK', gbk],
  ['UTF-16 of little endians with a mark', utf16(`\uFEFF${TEXT}`)],
  ['UTF-16 of big endians with a mark', utf16(`\uFEFF${TEXT}`).swap16()],
])('a file in %s is decoded without loss and without its BOM', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT)
})

test('decodes characters that exist only in GB18030', () => {
  expect(decodeText(Uint8Array.of(0x95, 0x32, 0x82, 0x36))).toBe('𠀀')
})

test.each([
  ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)],
  ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0)],
  ['UTF-16 without a mark', utf16('ABC')],
  ['Latin-1', Uint8Array.from(Buffer.from('café au lait', 'latin1'))],
])('%s is not decoded as text', (_, bytes) => {
  expect(decodeText(bytes)).toBeUndefined()
})
