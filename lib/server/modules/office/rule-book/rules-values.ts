import { z } from 'zod'
import { fen, fenToYuan, moneyText, YUAN_PATTERN, yuanToFen } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { minutesText, spanText } from '@/lib/shared/text/span-text'
import type { RuleDefined, RuleKind } from './types'

const UNITS: Record<RuleKind, string> = {
  switch: '',
  choice: '',
  tiers: '',
  share: '%',
  fen: '元',
  minutes: '分钟',
  hours: '小时',
  days: '天',
  count: '',
}
const TIERS = z
  .array(
    z.object({
      id: z.number().int().min(1).max(99),
      name: z.string().trim().min(1, '请填写档位名称').max(12, '档位名称不能超过12个字'),
      explain: z.string().trim().min(1, '请填写赔付说明').max(60, '赔付说明不能超过60个字'),
      days: z.number().int().min(1, '期限为 1–3650 天').max(3650, '期限为 1–3650 天'),
      mostPercent: z.number().int().min(1, '最高赔付为 1–300%').max(300, '最高赔付为 1–300%'),
      bp: z.number().int().min(0).max(5000, '价格不能超过 50%'),
      fixedFen: z.number().int().min(1).max(1_000_000, '固定价格不能超过 10000 元').optional(),
    }),
  )
  .max(6, '最多 6 档')
  .refine((tiers) => new Set(tiers.map(({ id }) => id)).size === tiers.length, '档位编号重复')

type Read = { value: unknown } | { error: string }

/** Parses a value from a form; returns the error in Chinese. */
export function readValue(defined: RuleDefined, text: string): Read {
  const { kind, options, least, most } = defined
  if (kind === 'switch') return text === '0' || text === '1' ? { value: text === '1' } : { error: '请选择开或关' }
  if (kind === 'choice') return text in options ? { value: text } : { error: '请选择一项' }
  if (kind === 'tiers') return readTiers(text)
  const value = numberOf(kind, normalAmount(text))
  if (value === null) return { error: WRONG[kind] }
  const bounds = `${textOf(defined, least)}–${textOf(defined, most)}${UNITS[kind]}`
  return value < least || value > most ? { error: `应在 ${bounds} 之间` } : { value }
}

const WRONG: Record<Exclude<RuleKind, 'switch' | 'choice' | 'tiers'>, string> = {
  share: '请输入百分比，最多两位小数',
  fen: '请输入金额，最多两位小数',
  hours: '请输入小时数，最多两位小数',
  minutes: '请输入整数分钟',
  days: '请输入整数天数',
  count: '请输入整数',
}

function numberOf(kind: RuleKind, text: string): number | null {
  const isDecimal = kind === 'share' || kind === 'fen' || kind === 'hours'
  if (!isDecimal) return /^\d{1,7}$/.test(text) ? Number(text) : null
  if (!YUAN_PATTERN.test(text) || text.length > 10) return null
  // values with two decimals become integers: fen, and basis points of a percentage
  return kind === 'hours' ? Number(text) : Number(yuanToFen(text))
}

function readTiers(text: string): Read {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { error: '包赔档位格式错误' }
  }
  const read = TIERS.safeParse(json)
  return read.success ? { value: read.data } : { error: read.error.issues[0]?.message ?? '包赔档位格式错误' }
}

/** Returns the text for a form; the inverse of `readValue`. */
export function textOf({ kind }: Pick<RuleDefined, 'kind'>, value: unknown): string {
  switch (kind) {
    case 'switch':
      return value ? '1' : '0'
    case 'tiers':
      return JSON.stringify(value)
    case 'share':
      return String(Number(value) / 100)
    case 'fen':
      return fenToYuan(fen(Number(value)))
    case 'hours':
      return String(Math.round(Number(value) * 100) / 100)
    default:
      return String(value)
  }
}

export const unitOf = ({ kind }: RuleDefined): string => UNITS[kind]

/** Returns the value as readable text. */
export function wordsOf(defined: RuleDefined, value: unknown): string {
  const { kind, options } = defined
  if (kind === 'switch') return value ? '开' : '关'
  if (kind === 'choice') return options[String(value)] ?? ''
  if (kind === 'tiers') return tiersText(value as z.infer<typeof TIERS>)
  if (kind === 'fen') return moneyText(fen(Number(value)))
  if (kind === 'minutes' && value !== 0) return minutesText(Number(value))
  // a rule of 1.25 hours is not rounded
  const isShort = Number(value) < 1 || Number(Number(value).toFixed(1)) === value
  if (kind === 'hours' && value !== 0 && isShort) return spanText(Number(value))
  return `${textOf(defined, value)}${kind === 'share' ? '' : ' '}${UNITS[kind]}`.trim()
}

const tiersText = (tiers: z.infer<typeof TIERS>): string =>
  tiers
    .map(({ name, days, bp, fixedFen }) => `${name} ${fixedFen ? moneyText(fen(fixedFen)) : `${bp / 100}%`} ${days} 天`)
    .join('；') || '无'
