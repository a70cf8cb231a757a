import type { GameFilter } from '@/lib/contract/entities/goods'
import { boundsText, factValue, numberError } from '@/lib/shared/goods/fact-bounds'

export type FactField = GameFilter['fields'][number]

/** Validation error of a number; empty input is allowed. */
export const factError = (field: FactField, value = ''): string | undefined =>
  field.kind === 'number' && value.trim() ? numberError(field, factValue(field, value)) : undefined

/** Attributes of a field's input. Numbers have no length limit, which would cut a paste before it is normalized. */
export const factInput = (field: FactField) =>
  field.kind === 'number'
    ? ({ inputMode: 'numeric', placeholder: boundsText({ ...field, unit: '' }) } as const)
    : ({ maxLength: 40 } as const)
