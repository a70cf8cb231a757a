import type { UserId } from '@/lib/shared/ids'
import type { AuditAction } from '@/lib/shared/staff/staff-audit'
import type { StaffCtx } from '../../../runtime/context'
import { waitsFor } from '../../orders/trading/staff/rules-turn'
import type { Order, Party } from '../../orders/trading/types'
import type { OrderWait } from '../desk-clocks/types'

/** Actions that move an order forward. */
export const STEPS: readonly AuditAction[] = ['order.step', 'dispute.rule', 'order.freeze', 'order.thaw']
/** Days covered by the statistics of members. */
export const FIGURE_DAYS = 30

/** Returns storage keys of reply templates: shared by the platform's or distributor's staff, and personal. */
export const repliesOf = ({ staff, user }: Pick<StaffCtx, 'staff' | 'user'>) => ({
  house: { distId: staff.distId ?? 0, userId: 0 as UserId },
  own: { distId: staff.distId ?? 0, userId: user.userId },
})

/**
 * Who has to act next in an order. A party that wrote last waits for an answer, whichever party has the next step; the
 * next step of staff comes first. null: no one, or a dispute or claim decides.
 */
export function turnOf(
  order: Order,
  { at, wait }: { at: Date; wait: OrderWait | undefined },
): 'staff' | 'answer' | Party | null {
  const side = waitsFor(order, at)
  return wait?.isAsked && side !== 'staff' && order.frozenAt === null ? 'answer' : side
}

const LEAST_LITERAL = 6
/** Patterns of SQL's `like` for what canned replies become; not for those that are nearly only placeholders. */
export const patternsOf = (replies: readonly { text: string }[]): string[] =>
  replies
    .map(({ text }) =>
      text
        .trim()
        .replaceAll(/[\\%_]/g, '\\$&')
        .replaceAll(/\{[^{}]+\}/g, '%'),
    )
    .filter((pattern) => pattern.replaceAll('%', '').length >= LEAST_LITERAL)

/** Minimum percentage of a member's closed orders that must be rated before a mean is shown. */
const RATED_PERCENT = 5

/** Returns the mean rating; null if too few orders are rated. */
export const honestStars = (rated: { orders: number; stars: number } | undefined, ended: number): number | null =>
  rated && rated.orders * 100 >= ended * RATED_PERCENT ? rated.stars : null
