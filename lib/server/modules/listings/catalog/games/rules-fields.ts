import { isAttrValue } from '@/lib/shared/goods/attrs'
import type { GameField } from '../../../../db/game-field'

const twiceIn = (names: readonly string[]): string | undefined => names.find((name, i) => names.indexOf(name) !== i)

/** Returns what is invalid in the fields of a game, in Chinese; null if nothing is. */
export function fieldsError(fields: readonly Required<GameField>[]): string | null {
  const key = twiceIn(fields.map((field) => field.key))
  if (key) return `字段代号“${key}”出现了两次`
  const label = twiceIn(fields.map((field) => field.label))
  if (label) return `字段“${label}”出现了两次`
  if (fields.filter(({ isSort }) => isSort).length > 1) return '只能有一个主排序数字'
  for (const field of fields) {
    const { options, kind, isSort, least, most } = field
    if (kind === 'number' && least >= most) return `“${field.label}”的最小值须小于最大值`
    if (kind === 'choice' && options.length < 2) return `“${field.label}”至少要有两个选项`
    if (isSort && kind !== 'number') return `“${field.label}”不是数字，不能用来排序`
    const option = twiceIn(options)
    if (option) return `“${field.label}”的选项“${option}”出现了两次`
    const odd = options.find((value) => !isAttrValue(value))
    if (odd !== undefined) return `“${field.label}”的选项“${odd}”不能含有 . 和 *`
  }
  return null
}
