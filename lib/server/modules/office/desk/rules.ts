import type { AuditAction } from '@/lib/shared/staff/staff-audit'
import type { StaffCtx } from '../../../runtime/context'

/** Deeds that bring an order on. */
export const STEPS: readonly AuditAction[] = ['order.step', 'dispute.rule', 'order.freeze', 'order.thaw']
/** Days that figures of members reach back. */
export const FIGURE_DAYS = 30

/** What a member says of itself: the code word stands beside it, to each reader the own one. */
export const cardOf = (name: string, userId: number): string =>
  `我是${name}，平台认证客服，工号 ${userId}。请核对我名字旁的暗号：那是你自己设置的，只有平台知道。账号密码只在订单页提交，不要发在群里；我不会要短信验证码，也不会让你离开平台交易。`
export const handedOverWords = (name: string, userId: number): string => `这笔订单由我接手。${cardOf(name, userId)}`

/** Where ready-made lines are kept: of the house for all its members, and of one of them. */
export const repliesOf = ({ staff, user }: Pick<StaffCtx, 'staff' | 'user'>) => ({
  house: { distId: staff.distId ?? 0, userId: 0 },
  own: { distId: staff.distId ?? 0, userId: user.userId as number },
})

/** Of the orders that a member brought to their end, so many per cent have to be rated before a mean says something. */
const RATED_PERCENT = 5

/** The mean of the stars, null where too few orders stand behind it. */
export const honestStars = (rated: { orders: number; stars: number } | undefined, ended: number): number | null =>
  rated && rated.orders * 100 >= ended * RATED_PERCENT ? rated.stars : null
