import { expect, test } from 'vitest'
import { z } from 'zod'
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

interface Field {
  /** The call and the path, for messages. */
  title: string
  path: PropertyKey[]
  field: z.ZodType
}

/** Fields inside a JSON argument or a list; 0 stands for each item, `key` for each key of a record. */
function inner(field: z.ZodType, path: PropertyKey[]): Omit<Field, 'title'>[] {
  const at = (part: unknown, ...more: PropertyKey[]) => within(part as z.ZodType, [...path, ...more])
  if (field instanceof z.ZodObject) return Object.entries(field.shape).flatMap(([name, part]) => at(part, name))
  if (field instanceof z.ZodArray) return at(field.element, 0)
  if (field instanceof z.ZodRecord) return [...at(field.keyType), ...at(field.valueType, 'key')]
  if (field instanceof z.ZodPipe) return inner(field.out as z.ZodType, path)
  return 'unwrap' in field ? inner((field as z.ZodOptional<z.ZodType>).unwrap(), path) : []
}
/** The field and those inside it. */
const within = (field: z.ZodType, path: PropertyKey[]): Omit<Field, 'title'>[] => [
  { path, field },
  ...inner(field, path),
]

const fields: Field[] = (Object.entries(contract) as [string, Endpoint][]).flatMap(([call, { input }]) =>
  inner(input, []).map((one) => ({
    title: `${call} ${one.path.map(String).join('.')}`,
    path: one.path,
    field: one.field,
  })),
)

test('every field of the contract, also within JSON, accepts a text or rejects it in Chinese, without a parameter name', () => {
  const isDeep = ({ path }: Field) => path.length > 1
  expect(fields.filter((one) => !isDeep(one)).length).toBeGreaterThan(400)
  expect(fields.filter(isDeep).length).toBeGreaterThan(200)
  for (const { title, path, field } of fields)
    for (const text of CORPUS) {
      const read = field.safeParse(text)
      if (read.success) continue
      const issues = read.error.issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }))
      const message = refuseInput(issues, { [String(path[0])]: text }).message
      expect(message, `${title} ${text.slice(0, 30)}`).toMatch(/[\u4e00-\u9fff]/)
      expect(message, title).not.toMatch(/Invalid|expected|received|undefined|参数/)
    }
})

const UNSEEN = /[\u00ad\u061c\u200b\u202a-\u202e\u2060\u2066-\u2069\u3164\ufeff]/
/** A password and keys are compared as typed; codes are cleaned line by line. */
const AS_TYPED =
  /^POST \/user\/login password$|^GET \/im\/getImCenterToken |^POST \/goods\/(?:addCodes|releaseGoods) codes$/

test('the output of a text field is accepted again, stays the same and has no invisible characters', () => {
  for (const { title, field } of fields)
    for (const text of CORPUS) {
      const once = field.safeParse(text)
      if (!once.success || typeof once.data !== 'string') continue
      expect(field.safeParse(once.data).data ?? '', `${title} ${text.slice(0, 30)}`).toBe(once.data)
      if (!AS_TYPED.test(title)) expect(once.data, `${title} ${JSON.stringify(text.slice(0, 30))}`).not.toMatch(UNSEEN)
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
