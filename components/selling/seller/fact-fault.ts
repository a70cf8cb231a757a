import type { GameFilter } from '@/lib/contract/entities/goods'
import { boundsText, factValue, numberFault } from '@/lib/shared/goods/fact-bounds'

export type FactField = GameFilter['fields'][number]

/** What is wrong with a number that was typed; nothing is asked for. */
export const factFault = (field: FactField, value = ''): string | undefined =>
  field.kind === 'number' && value.trim() ? numberFault(field, factValue(field, value)) : undefined

/** For the box of a number. */
export const numberInput = (field: FactField) =>
  field.kind === 'number' ? ({ inputMode: 'numeric', placeholder: boundsText({ ...field, unit: '' }) } as const) : {}
