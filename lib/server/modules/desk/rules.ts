import type { AuditAction } from '@/lib/shared/staff-audit'

/** Deeds that bring an order on. */
export const STEPS: readonly AuditAction[] = ['order.step', 'dispute.rule', 'order.freeze', 'order.thaw']
/** Days that figures of members reach back. */
export const FIGURE_DAYS = 30

/** What a member says of itself: the code word stands beside it, to each reader the own one. */
export const cardOf = (name: string, userId: number): string =>
  `我是${name}，平台认证客服，工号 ${userId}。请核对我名字旁的暗号：那是你自己设置的，只有平台知道。我不会索要密码和验证码，也不会让你离开平台交易。`
export const handedOverWords = (name: string, userId: number): string => `这笔订单由我接手。${cardOf(name, userId)}`
