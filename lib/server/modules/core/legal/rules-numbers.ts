import { minutesText, shareText, spanText } from '@/lib/shared/text/span-text'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { rulesIn } from '../tenancy/rules-in-force'
import type { Rules } from '../tenancy/types'

/**
 * The default rules of a mode. A legal text is stored and does not follow later changes: where it states such a number,
 * it says that the number is a default and that the order's page shows the one in force.
 */
export const defaultsOf = (mode: ModeName): Rules => rulesIn([], { mode }, new Date(0))

/** 72 hours are written as hours, as everywhere where a buyer confirms. */
export const span = (hours: number): string => (hours === 72 ? '72 小时' : spanText(hours))
export const minutes = minutesText
export const share = shareText
