import { describe, expect, test } from 'vitest'
import { readCodes } from '@/lib/server/modules/listings/codes/rules'

describe('the lines of an upload of card codes', () => {
  test('a code with invisible characters is the same code, and a line that shows nothing is none', () => {
    const lines = ['AAA111', 'AAA111\u200b', '\u2060AAA111', ' AAA111\r', '\u200b', '\u3164', '\u2800', '']
    expect(readCodes(lines.join('\n'))).toEqual({ codes: ['AAA111'], repeated: 3 })
  })

  test('the blank inside a code is part of it', () => {
    expect(readCodes('卡号 1001 密码 ab12\r\nB-2')).toEqual({ codes: ['卡号 1001 密码 ab12', 'B-2'], repeated: 0 })
  })

  test.each(['', '\u200b\n\u3164\n\u2800'])('an upload without a visible code is refused', (lines) => {
    expect(() => readCodes(lines)).toThrow('请填写卡密，每行一个')
  })
})
