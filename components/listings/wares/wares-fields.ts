import type { GameFilter } from '@/lib/contract/entities/goods'
import { isAttrValue } from '@/lib/shared/goods/attrs'

/**
 * A filterable fact: with choices, or bounds of a number. Absent properties are omitted, because a page has many of
 * them.
 */
export interface WaresField {
  key: string
  label: string
  options: string[]
  unit?: string
  isNumber?: true
  isMain?: true
  isSort?: true
}

/** Fields of a game that a list can filter by; text fields are excluded. */
export const waresFields = (filter: GameFilter | undefined): WaresField[] =>
  (filter?.fields ?? []).flatMap(({ key, label, options, unit, kind, isMain = true, isSort = false }) => {
    const choices = options.filter(isAttrValue)
    const isNumber = kind === 'number'
    return isNumber || choices.length > 0
      ? [
          {
            key,
            label,
            options: isNumber ? [] : choices,
            ...(unit && { unit }),
            ...(isNumber && { isNumber }),
            ...(isMain && { isMain }),
            ...(isSort && { isSort }),
          },
        ]
      : []
  })

/** The only fact with its own switch next to the sort links. */
export const REAL_NAME = { key: 'real_name', value: '可二次实名' } as const
