import { CLOSING_DAYS } from '@/lib/shared/people/closing'
import { NICKNAME_DAYS } from '@/lib/shared/people/member'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import { type Refusal, refuse } from '../../../runtime/refusal'

/** Message shown while registration is switched off. */
export const REGISTER_PAUSED = '暂停注册新账号，已有账号可以照常登录'

/**
 * Returns whether a person is at least 18 in Beijing time; the birthday itself counts. Numbers with 15 digits have a
 * two-digit year of the last century.
 */
export function isAdult(idCard: string, now: Date): boolean {
  const digits = idCard.length === 15 ? `19${idCard.slice(6, 12)}` : idCard.slice(6, 14)
  const birth = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`
  const today = formatDate(now)
  return `${Number(today.slice(0, 4)) - 18}${today.slice(4)}` >= birth
}

/** Returns when the nickname can be changed again; null: now. */
export function nickChangeableFrom({ nickChangedAt }: { nickChangedAt: Date | null }, now: Date): Date | null {
  if (!nickChangedAt) return null
  const from = new Date(nickChangedAt.getTime() + NICKNAME_DAYS * DAY_MS)
  return from > now ? from : null
}

/** Returns why login is refused; only shown after ownership of the account was proven. */
export const closedRefusal = (closedAt: Date): Refusal =>
  refuse(
    'FORBIDDEN',
    `账号已申请注销，${formatDate(new Date(closedAt.getTime() + CLOSING_DAYS * DAY_MS))} 前可以联系客服恢复`,
  )
