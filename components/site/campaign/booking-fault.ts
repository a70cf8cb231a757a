import type { Faults } from '@/components/ui/forms/use-form'
import { faultOf } from '@/lib/shared/people/field-rules'

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

/** The first field that cannot be sent, with the words of the field rules: what comes after depends on it. */
export function bookingFault(fields: BookingFields, hasAreas: boolean): Faults<BookingFields> {
  if (!fields.seasonId) return { seasonId: '请选择要预约的赛季' }
  if (!fields.service) return { service: '请选择服务' }
  if (hasAreas && !fields.areaId) return { areaId: '请选择游戏大区' }
  return { contact: faultOf(fields.contactType, fields.contact) }
}
