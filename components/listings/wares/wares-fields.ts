import type { GameFilter } from '@/lib/contract/entities/goods'
import { isAttrValue } from '@/lib/shared/goods/attrs'

/** A fact that lists may be filtered by: its choices, or bounds of a number. What is not so is left out: a page has many. */
export interface WaresField {
  key: string
  label: string
  options: string[]
  unit?: string
  isNumber?: true
  isMain?: true
  isSort?: true
}

/** Fields of a game's filter that a list can ask for; what is told in words is no filter. */
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

/** The one fact that has a switch of its own beside the sorts. */
export const REAL_NAME = { key: 'real_name', value: '可二次实名' } as const
