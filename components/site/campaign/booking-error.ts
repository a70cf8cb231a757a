import type { FieldErrors } from '@/components/ui/forms/use-form'
import { fieldError } from '@/lib/shared/people/field-rules'
import { BOOKING_CONTACTS, type BookingContact } from '@/lib/shared/trade/season-services'

export interface BookingFields {
  seasonId: number
  service: string
  areaId: string
  serverId: string
  contactType: BookingContact
  contact: string
  note: string
}

export const CONTACTS: { value: BookingContact; label: string; hint: string }[] = [
  { value: 'qq', label: BOOKING_CONTACTS.qq, hint: '5 至 10 位数字' },
  { value: 'wechat', label: BOOKING_CONTACTS.wechat, hint: '微信号，或微信绑定的手机号' },
  { value: 'mobile', label: BOOKING_CONTACTS.mobile, hint: '11 位手机号' },
]

/** The first validation error, with the messages of the field rules: later fields depend on it. */
export function bookingError(fields: BookingFields, hasAreas: boolean): FieldErrors<BookingFields> {
  if (!fields.seasonId) return { seasonId: '请选择要预约的赛季' }
  if (!fields.service) return { service: '请选择服务' }
  if (hasAreas && !fields.areaId) return { areaId: '请选择游戏大区' }
  return { contact: fieldError(fields.contactType, fields.contact) }
}
