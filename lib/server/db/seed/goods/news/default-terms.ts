import { spanText } from '@/lib/shared/text/span-text'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { rulesIn } from '../../../../modules/core/tenancy/rules-in-force'
import type { Rules } from '../../../../modules/core/tenancy/types'

/**
 * The default rules of a mode, or of the platform. An article is stored, and does not follow later changes: where it
 * states such a number, it says that the number is a default, or which page shows the one in force.
 */
export const defaultsOf = (mode?: ModeName): Rules => rulesIn([], { mode }, new Date(0))

/** 30分钟, 24小时, 72小时, 7天: articles are written without blanks, and a seller's three days are counted in hours. */
export const span = (hours: number): string => (hours === 72 ? '72小时' : spanText(hours).replace(' ', ''))
