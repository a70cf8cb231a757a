import { z } from 'zod'
import { LONGEST_ATTRS, readAttrs } from '@/lib/shared/goods/attrs'
import { SHOP_CODE_PATTERN } from '@/lib/shared/goods/shop'
import { type GoodsSn, ORDER_SN_PATTERN, type OrderSn, type UserId } from '@/lib/shared/ids'
import { YUAN_PATTERN, yuanToFen } from '@/lib/shared/money/money'
import { normalAccount } from '@/lib/shared/normalize/account'
import { amountWords, normalAmount } from '@/lib/shared/normalize/amount'
import { NORMAL } from '@/lib/shared/normalize/by-rule'
import { normalCode } from '@/lib/shared/normalize/code'
import { normalDate } from '@/lib/shared/normalize/date'
import { normalCount } from '@/lib/shared/normalize/digits'
import { normalText } from '@/lib/shared/normalize/free-text'
import { normalKeyword } from '@/lib/shared/normalize/keyword'
import { RULES, type RuleName, wordsFor } from '@/lib/shared/people/field-rules'
import { damageError } from '@/lib/shared/text/damage-error'
import { formatDateTime, parseDateTime } from '@/lib/shared/time'

/** Maximum length of numbers, names and codes in any notation; longer text is rejected before any pattern runs. */
const LONGEST = 400
const shortText = (message: string) => z.string(message).max(LONGEST, { error: message, abort: true })

/**
 * Input fields. On the wire every value is text; handlers get the parsed value, so nothing behind the API boundary
 * parses. Each field is first normalised by its kind (lib/shared/normalize), then checked. `ruled`: text checked by a
 * rule of lib/shared/people/field-rules.ts, with its message.
 */
export const ruled = (rule: RuleName) =>
  shortText(RULES[rule].message)
    .overwrite(NORMAL[rule])
    .regex(RULES[rule].pattern, { error: ({ input }) => wordsFor(rule, String(input)) })
const secrets = new WeakSet<z.ZodType>()
/**
 * Marks a field with personal data or credentials: it is excluded from stored requests. Must be outermost:
 * `secret(text(100).optional())`, because every zod method creates a new field.
 */
export const secret = <T extends z.ZodType>(field: T): T => {
  secrets.add(field)
  return field
}
/** Names of an input's secret fields. */
export const secretsOf = (input: z.ZodType): ReadonlySet<string> =>
  new Set(
    Object.entries((input as z.ZodObject).shape ?? {}).flatMap(([name, field]) =>
      secrets.has(field as z.ZodType) ? [name] : [],
    ),
  )
export const payPassword = secret(ruled('payPassword'))
/** Positive yuan text, parsed as Fen. */
export const price = ruled('price').transform(yuanToFen)
/** A worker's deposit for a work. */
export const deposit = ruled('deposit').transform(yuanToFen)
/** Yuan text, parsed as Fen by a custom pattern. */
export const yuanBy = (pattern: RegExp, message: string, absent = message) =>
  shortText(absent)
    .overwrite(normalAmount)
    .regex(pattern, {
      error: ({ input }) => (input === '' ? absent : amountWords(String(input), message)),
    })
    .transform(yuanToFen)
/** Yuan text, parsed as Fen; may be zero. */
export const sum = yuanBy(YUAN_PATTERN, '请输入正确的金额，最多两位小数')
/** A quantity of at least one. */
export const count = ruled('integer').transform(Number)

/** Free text. */
export const text = (max: number, message = `不能超过${max}个字`) => z.string().overwrite(normalText).max(max, message)
/** The message is also used for an absent field: empty text counts as absent. */
export const required = (max: number, message: string) =>
  z.string(message).overwrite(normalText).min(1, message).max(max, `不能超过${max}个字`)
/** A password that is compared, not set: only leading and trailing blanks are removed. */
export const typedPassword = (message: string) => z.string(message).trim().min(1, message).max(64, '密码不能超过64位')
/** A contact, payment account or game account, normalised for comparison. */
export const account = (max: number, absent: string, message = `不能超过${max}个字`) =>
  shortText(absent).overwrite(normalAccount).min(1, absent).max(max, message)
/** A search keyword. */
export const keyword = (max = 60) => z.string().overwrite(normalKeyword).max(max, `不能超过${max}个字`)
/** One of our own numbers, see `normalCode`. */
export const codeBy = (pattern: RegExp, message: string) =>
  shortText(message).overwrite(normalCode).regex(pattern, message)
/** Unsigned integer as text. */
export const uint = (max = 2_147_483_647) =>
  z
    .string()
    .overwrite(normalCount)
    .regex(/^\d{1,10}$/, '应为数字')
    .transform(Number)
    .refine((n) => n <= max, '数字过大')
/** A member's id in a request. */
export const userId = uint().transform((n) => n as UserId)
/** A member's id in an answer. */
export const userIdNumber = z.number().int() as unknown as z.ZodType<UserId>
/** Whole units of something counted in millions: game currency. */
export const units = z
  .string('请填写数量')
  .overwrite(normalCount)
  .regex(/^[1-9]\d{0,12}$/, '数量应为整数')
  .transform(Number)
export const flag = z.enum(['0', '1']).transform((v) => v === '1')
export const goodsSn = codeBy(/^[A-Z]{2,22}\d{0,10}$/, '商品编号格式错误').transform((sn) => sn as GoodsSn)
export const shopCode = z.string().regex(SHOP_CODE_PATTERN, '店铺地址错误')
export const orderSn = codeBy(ORDER_SN_PATTERN, '订单号格式错误').transform((sn) => sn as OrderSn)
/** A valid calendar day as YYYY-MM-DD. */
export const dayText = shortText('日期格式错误')
  .overwrite(normalDate)
  .regex(/^20\d{2}-\d{2}-\d{2}$/, '日期格式错误')
  .refine((text) => isMoment(`${text} 00:00:00`), '日期不存在，请核对')
/** An order by its number, or by its row id (`id` of an order), which is parsed as a number. */
export const orderKey = codeBy(/^(?:D\d{16}|\d{1,15})$/, '订单号格式错误').transform((key) =>
  /^\d+$/.test(key) ? Number(key) : (key as OrderSn),
)
/** A Beijing day, parsed as its start. */
export const day = dayText.transform((text) => parseDateTime(`${text} 00:00:00`))
/** A valid calendar minute as YYYY-MM-DD HH:mm. */
export const minuteText = (message: string) =>
  shortText(message)
    .overwrite(normalDate)
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, message)
    .refine((text) => isMoment(`${text}:00`), '日期或时间不存在，请核对')
/** A Beijing time with minute precision. */
export const minute = (message: string) => minuteText(message).transform((text) => parseDateTime(`${text}:00`))
/** Whether the date exists: a Date parses February 30 as March 2. */
const isMoment = (text: string): boolean => {
  const at = parseDateTime(text)
  return !Number.isNaN(at.getTime()) && formatDateTime(at) === text
}
/** Comma-separated texts, each parsed by `item`. */
export const commaList = <T extends z.ZodType<unknown, string>>(item: T, max = 2000) =>
  text(max)
    .transform((joined) => joined.split(',').filter(Boolean))
    .pipe(z.array(item))
/** Thrown for half a surrogate pair, which no encoding supports and Postgres rejects in JSON. */
export class NoText extends Error {
  override readonly message = '内容含有无法识别的字符，请删除后重试'
}
/** Makes all texts of a parsed value storable in the database by removing NUL characters. Throws NoText. */
export function storable<T>(value: T): T
export function storable(value: unknown): unknown {
  if (typeof value === 'string') {
    if (/\p{Surrogate}/u.test(value)) throw new NoText()
    return value.replaceAll('\u0000', '')
  }
  if (Array.isArray(value)) return value.map(storable)
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storable(key), storable(inner)]))
}
/** JSON text of at most `max` characters, parsed by `schema`; `message` is used if it is absent or not JSON. */
export const json = <T extends z.ZodType>(schema: T, message: string, max = 4000) =>
  z
    .string(message)
    .trim()
    .max(max, message)
    .transform((text, context): unknown => {
      try {
        const value = storable<unknown>(JSON.parse(text))
        // the whole request was checked as written; here the characters may come from escapes
        const fault = damageError(JSON.stringify(value))
        if (!fault) return value
        context.addIssue({ code: 'custom', message: fault })
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof NoText ? error.message : message })
      }
      return z.NEVER
    })
    .pipe(schema as z.ZodType<z.output<T>, unknown>)
/** Uploaded pictures as a JSON list of media keys. */
export const pictureKeys = (most: number, message = `图片最多${most}张`) =>
  json(z.array(text(200), message).max(most, `图片最多${most}张`), message)
/** Selected facts, see lib/shared/goods/attrs.ts. */
export const attrs = text(LONGEST_ATTRS).transform(readAttrs)
export const page = uint(100_000)
  .optional()
  .transform((n) => Math.max(1, n ?? 1))
export const pageSize = (fallback: number, max = 60) =>
  uint(1000)
    .optional()
    .transform((n) => Math.min(max, Math.max(1, n ?? fallback)))

/** Output fields. */
export const yuan = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .describe('yuan, 2 decimals')
export const dateTime = z.string().describe('YYYY-MM-DD HH:mm:ss, Beijing time')
export const none = z.null()
export const empty = z.object({})
export const paged = <T extends z.ZodType>(row: T) =>
  z.object({
    list: z.array(row),
    /** Exact up to the list's cap, then the cap: see `more`. */
    total: z.number().int(),
    /** True when there are more than `total`. */
    more: z.boolean(),
    page: z.number().int(),
    pageSize: z.number().int(),
  })
