import type { FieldErrors } from '@/components/ui/forms/use-form'
import { fieldError } from '@/lib/shared/people/field-rules'

type ContactType = 'qq' | 'wechat' | 'mobile'

export interface BookingFields {
  seasonId: number
  service: string
  areaId: string
  serverId: string
  contactType: ContactType
  contact: string
  note: string
}

export const CONTACTS: { value: ContactType; label: string; hint: string }[] = [
  { value: 'qq', label: 'QQ', hint: '5 至 10 位数字' },
  { value: 'wechat', label: '微信', hint: '微信号，或微信绑定的手机号' },
  { value: 'mobile', label: '手机', hint: '11 位手机号' },
]

/** The first validation error, with the messages of the field rules: later fields depend on it. */
export function bookingError(fields: BookingFields, hasAreas: boolean): FieldErrors<BookingFields> {
  if (!fields.seasonId) return { seasonId: '请选择要预约的赛季' }
  if (!fields.service) return { service: '请选择服务' }
  if (hasAreas && !fields.areaId) return { areaId: '请选择游戏大区' }
  return { contact: fieldError(fields.contactType, fields.contact) }
}
