import type { AuditChange } from '@/lib/contract/entities/audit'
import { moneyText, yuanText } from '@/lib/shared/money/money'
import { shortText } from '@/lib/shared/text/cut-text'
import { formatDateTime } from '@/lib/shared/time'
import { AMOUNTS, PEOPLE, TIMES, VALUE_NAMES, VALUE_WORDS } from './rules-words'
import type { NamePerson } from './types'

const MOST_CHARACTERS = 60

/** Words for a recorded value; '' for none. */
function wordsOf(key: string, value: unknown, nameOf: NamePerson): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') ? cut(value.join('、')) : `${value.length} 项`
  if (typeof value === 'object') return '已保存'
  const text = String(value)
  if (AMOUNTS.has(key)) return /^-?\d+$/.test(text) ? moneyText(BigInt(text)) : yuanText(text)
  if (PEOPLE.has(key)) return nameOf(value)
  if (TIMES.has(key) && !Number.isNaN(Date.parse(text))) return formatDateTime(new Date(text))
  return VALUE_WORDS[key]?.[text] ?? cut(text)
}
const cut = (text: string) => shortText(text, MOST_CHARACTERS)
export const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Returns what differs between two recorded states, in words. */
export function changesOf(before: unknown, after: unknown, nameOf: NamePerson): AuditChange[] {
  const [old, now] = [recordOf(before), recordOf(after)]
  const differing = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (key) => JSON.stringify(old[key] ?? null) !== JSON.stringify(now[key] ?? null),
  )
  return differing.flatMap((key) => {
    const name = VALUE_NAMES[key]
    if (!name) return []
    // a saved row is recorded whole before and only in its changed part after
    if (key in old && !(key in now) && after) return []
    const words = { before: wordsOf(key, old[key], nameOf), after: wordsOf(key, now[key], nameOf) }
    return [{ name, before: words.before, after: words.before === words.after ? '有修改' : words.after }]
  })
}

/** A change as text, for files: `金额：¥1.00 → ¥2.00`. */
export const changeText = ({ name, before, after }: AuditChange): string =>
  before && after ? `${name}：${before} → ${after}` : before ? `${name}：${before}（已删除）` : `${name}：${after}`
