import type { UserId } from '@/lib/shared/ids'
import type { AuditAction } from '@/lib/shared/staff/staff-audit'
import type { StaffCtx } from '../../../runtime/context'

/** Actions that move an order forward. */
export const STEPS: readonly AuditAction[] = ['order.step', 'dispute.rule', 'order.freeze', 'order.thaw']
/** Days covered by the statistics of members. */
export const FIGURE_DAYS = 30

/** The introduction of a staff member; each reader sees their own code word next to it. */
export const cardOf = (name: string, userId: UserId): string =>
  `我是${name}，平台认证客服，工号 ${userId}。请核对我名字旁的暗号：那是你自己设置的，只有平台知道。账号密码只在订单页提交，不要发在群里；我不会要短信验证码，也不会让你离开平台交易。`
export const transferText = (name: string, userId: UserId): string => `这笔订单由我接手。${cardOf(name, userId)}`

/** Returns storage keys of reply templates: shared by the platform's or distributor's staff, and personal. */
export const repliesOf = ({ staff, user }: Pick<StaffCtx, 'staff' | 'user'>) => ({
  house: { distId: staff.distId ?? 0, userId: 0 as UserId },
  own: { distId: staff.distId ?? 0, userId: user.userId },
})

/** Minimum percentage of a member's closed orders that must be rated before a mean is shown. */
const RATED_PERCENT = 5

/** Returns the mean rating; null if too few orders are rated. */
export const honestStars = (rated: { orders: number; stars: number } | undefined, ended: number): number | null =>
  rated && rated.orders * 100 >= ended * RATED_PERCENT ? rated.stars : null
