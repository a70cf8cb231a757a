import { passes, RULES } from '@/lib/shared/field-rules'
import type { FeePayer } from '@/lib/shared/service-terms'

export const CONTACTS = [
  { value: 'qq', label: 'QQ' },
  { value: 'wechat', label: '微信' },
  { value: 'mobile', label: '手机' },
] as const
type ContactKind = (typeof CONTACTS)[number]['value']

/** A deal agreed elsewhere, as its form has it. */
export interface DealFields {
  role: 'buyer' | 'seller'
  gameId: string
  title: string
  /** Yuan as typed. */
  price: string
  payer: FeePayer
  contactKind: ContactKind
  contact: string
  agree: boolean
}

export type DealFault = Partial<Record<keyof DealFields, string>>

/** What is wrong, field by field, in the words of the field rules. */
export function dealFaults({ gameId, title, price, contactKind, contact, agree }: DealFields): DealFault {
  return {
    ...(!gameId && { gameId: '请选择游戏' }),
    ...(!title.trim() && { title: '请填写交易内容' }),
    ...(!passes('price', price.trim()) && { price: RULES.price.message }),
    ...(!passes(contactKind, contact.trim()) && { contact: RULES[contactKind].message }),
    ...(!agree && { agree: '请先阅读并同意交易协议' }),
  }
}
