import type { FieldErrors } from '@/components/ui/forms/use-form'
import { numberError } from '@/lib/shared/goods/fact-bounds'

export interface ModelFieldRow {
  key: string
  label: string
  unit: string
  options: readonly string[]
  least?: number
  most?: number
  maxPoints: number
  middle: string
}

/** Validation errors of the values, with the server's messages. */
export const factErrors = (
  fields: readonly ModelFieldRow[],
  facts: Readonly<Record<string, string>>,
): FieldErrors<Record<string, string>> =>
  Object.fromEntries(fields.map((field) => [field.key, factFault(field, (facts[field.key] ?? '').trim())]))

function factFault(field: ModelFieldRow, value: string): string | undefined {
  if (field.options.length > 0) return field.options.includes(value) ? undefined : `请选择${field.label}`
  return /^\d+$/.test(value) ? numberError(field, value) : `请输入${field.label}，应为数字`
}
