import type { UserId } from '@/lib/shared/ids'

const named = (name: string, number: string): string => `我是${name}，平台认证客服，工号 ${number}`
const self = (name: string, userId: UserId): string =>
  `${named(name, String(userId))}。请核对我名字旁的暗号：那是您自己设置的，只有平台知道。账号密码只在订单页提交，不要发在群里；我不会要短信验证码，也不会让您离开平台交易。`
/** How a new lead begins. */
export const TAKEN = '您好，这笔订单由我接手。'

/** Patterns of SQL's `like` for lines that only say who writes, and no more than every order's chat. */
export const INTRODUCTIONS = [`您好，${named('%', '%')}%`, `${TAKEN}%`]

/** The introduction of a staff member; each reader sees their own code word next to it. */
export const cardOf = (name: string, userId: UserId): string => `您好，${self(name, userId)}`
/** The introduction of a new lead. `next`: what the order waits for. */
export const transferText = (name: string, userId: UserId, next: string): string =>
  `${TAKEN}${self(name, userId)}${next}`
