import type { UserId } from '@/lib/shared/ids'

const self = (name: string, userId: UserId): string =>
  `我是${name}，平台认证客服，工号 ${userId}。请核对我名字旁的暗号：那是您自己设置的，只有平台知道。账号密码只在订单页提交，不要发在群里；我不会要短信验证码，也不会让您离开平台交易。`

/** Patterns of SQL's `like` for lines that only say who writes, and no more than every order's chat. */
export const INTRODUCTIONS = [
  '您好，我是%，平台认证客服，工号%',
  '您好，这笔订单由我接手。%',
  '您好，这笔订单由我跟进。%',
]

/** The introduction of a staff member; each reader sees their own code word next to it. */
export const cardOf = (name: string, userId: UserId): string => `您好，${self(name, userId)}`
/** The introduction of a new lead. `next`: what the order waits for. */
export const transferText = (name: string, userId: UserId, next: string): string =>
  `您好，这笔订单由我接手。${self(name, userId)}${next}`
