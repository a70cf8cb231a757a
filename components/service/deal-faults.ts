import type { Faults } from '@/components/ui/use-form'
import { faultOf } from '@/lib/shared/field-rules'
import type { FeePayer } from '@/lib/shared/service-terms'

export const CONTACTS = [
  { value: 'qq', label: 'QQ' },
  { value: 'wechat', label: '微信' },
  { value: 'mobile', label: '手机' },
] as const
export type ContactKind = (typeof CONTACTS)[number]['value']

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

/** What is wrong, field by field and in the order of the form, in the words of the field rules. */
export const dealFaults = ({ gameId, title, price, contactKind, contact, agree }: DealFields): Faults<DealFields> => ({
  gameId: gameId ? undefined : '请选择游戏',
  price: faultOf('price', price.trim()),
  title: title.trim() ? undefined : '请填写交易内容',
  contact: faultOf(contactKind, contact.trim()),
  agree: agree ? undefined : '请先阅读并同意交易协议',
})
