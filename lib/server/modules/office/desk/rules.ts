import type { UserId } from '@/lib/shared/ids'
import type { AuditAction } from '@/lib/shared/staff/staff-audit'
import type { StaffCtx } from '../../../runtime/context'

/** Actions that move an order forward. */
export const STEPS: readonly AuditAction[] = ['order.step', 'dispute.rule', 'order.freeze', 'order.thaw']
/** Days covered by the statistics of members. */
export const FIGURE_DAYS = 30

/** Returns storage keys of reply templates: shared by the platform's or distributor's staff, and personal. */
export const repliesOf = ({ staff, user }: Pick<StaffCtx, 'staff' | 'user'>) => ({
  house: { distId: staff.distId ?? 0, userId: 0 as UserId },
  own: { distId: staff.distId ?? 0, userId: user.userId },
})

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
