import { expect, test } from 'vitest'
import type { z } from 'zod'
import { account, dayText, orderSn, price, ruled } from '@/lib/contract/fields'
import type { Endpoint } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'
import { refuseInput } from '@/lib/server/api/refuse-input'
import { NORMAL } from '@/lib/shared/normalize/by-rule'
import { normalCode } from '@/lib/shared/normalize/code'
import { normalDate } from '@/lib/shared/normalize/date'
import { normalKeyword } from '@/lib/shared/normalize/keyword'

/** Texts that people and programs send instead of valid input. */
const CORPUS = [
  ...['１００', '１３８０００００００１', '２０２６-１１-２１', 'ＺＨＷＺ１０７２３８５', 'ａｂｃ＠ｑｑ。ｃｏｍ'],
  ...['138\u200b0000\u200b0001', '\u200b', '\u3164', '\u2800 ', '皮\u2060肤', '\u00ad', 'a\ufe0f', '\ufeff100'],
  ...['\u202a13800000001\u202c', '\u202e客服', '\u2066abc\u2069', '\u061c1'],
  ...['١٣٨٠٠٠٠٠٠٠١', '१३८०००००००१', '๑๒๓', '𝟏𝟐𝟑', '①②③', '½', 'Ⅻ'],
  ...['😀', '👨‍👩‍👧‍👦', '❤️', '🇨🇳', '1️⃣', '👍🏽\u200d', '\u200d❤', '𠮷野家'],
  ...['\ud83d', 'a\udc00b', 'e\u0301', 'a´', '\u0301', '\u0344', 'ﬁ', 'İ', 'ŉ', 'ß', '각'],
  ...['皮膚', '２０２６年２月３０日', '2026-13-01', '2026-02-30', '2026-02-30 08:00', '2026-11-21 25:61', '0000-00-00'],
  ...['3,70', '1,000', '100。5', '￥100', '3.70元', '-1', '1e9', '99999999999999999999', '0', 'NaN', '{', '[]', 'null'],
  ...[
    '+86 138 0000 0001',
    '林 · 山',
    '林．山',
    'QQ3900001024',
    "'; drop table users; --",
    '<script>',
    '\u0000',
    '\r\n',
  ],
  ...['', ' ', '字'.repeat(3000), '1'.repeat(1000), '\u0301'.repeat(500), '😀'.repeat(500)],
]

const fields = (Object.entries(contract) as [string, Endpoint][]).flatMap(([call, { input }]) =>
  Object.entries((input as z.ZodObject).shape ?? {}).map(([name, field]) => ({
    call,
    name,
    field: field as z.ZodType,
  })),
)

test('every field of the contract accepts a text or rejects it in Chinese, without a parameter name', () => {
  expect(fields.length).toBeGreaterThan(400)
  for (const { call, name, field } of fields)
    for (const text of CORPUS) {
      const read = field.safeParse(text)
      if (read.success) continue
      const issues = read.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] }))
      const said = refuseInput(issues, { [name]: text }).message
      expect(said, `${call} ${name} ${text.slice(0, 30)}`).toMatch(/[\u4e00-\u9fff]/)
      expect(said, `${call} ${name}`).not.toMatch(/Invalid|expected|received|undefined|参数/)
    }
})

test('the output of a text field is accepted again and stays the same', () => {
  for (const { call, name, field } of fields)
    for (const text of CORPUS) {
      const once = field.safeParse(text)
      if (!once.success || typeof once.data !== 'string') continue
      expect(field.safeParse(once.data).data ?? '', `${call} ${name} ${text.slice(0, 30)}`).toBe(once.data)
    }
})

test.each(Object.entries({ ...NORMAL, code: normalCode, date: normalDate, keyword: normalKeyword }))(
  'normalizing %s twice equals normalizing it once',
  (_, normalize) => {
    for (const text of CORPUS)
      expect(normalize(normalize(text)), JSON.stringify(text.slice(0, 40))).toBe(normalize(text))
  },
)

test('every kind of field rejects a very long text of one character at once', () => {
  const kinds = [ruled('mobile'), ruled('email'), price, account(40, '请填写账号'), orderSn, dayText]
  for (const kind of kinds)
    for (const one of ['1', '元', '-', '.', ' ', ',', '@a.'])
      expect(kind.safeParse(`${one.repeat(80_000)}x@`).success, one).toBe(false)
})
