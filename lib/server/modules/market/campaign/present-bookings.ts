import type { SeasonBooking } from '@/lib/contract/entities/campaign'
import type { UserId } from '@/lib/shared/ids'
import { writeCsv } from '@/lib/shared/text/csv'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import { BOOKING_CONTACTS, serviceName } from '@/lib/shared/trade/season-services'
import { placeOf } from './present'
import type { Booking } from './types'

interface Names {
  gameName: (gameId: number) => string
  nickName: (userId: UserId) => string
}

/** Returns a booking as shown to the staff of its site. */
export const presentSeasonBooking = (booking: Booking, { gameName, nickName }: Names): SeasonBooking => ({
  bookingId: booking.id,
  userId: booking.userId,
  nickName: nickName(booking.userId),
  gameName: gameName(booking.gameId),
  serviceName: serviceName(booking.service),
  place: placeOf(booking),
  contactType: booking.contactType,
  contact: booking.cancelledAt ? '' : booking.contact,
  note: booking.cancelledAt ? '' : booking.note,
  createTime: formatDateTime(booking.createdAt),
  cancelTime: timeOrNull(booking.cancelledAt),
})

const HEAD = [
  ...['预约编号', '用户ID', '昵称', '游戏', '服务', '区服'],
  ...['联系方式类型', '联系方式', '备注', '预约时间', '取消时间'],
]

export const presentBookingsFile = (bookings: readonly Booking[], names: Names) => ({
  rows: bookings.length,
  csv: writeCsv([
    HEAD,
    ...bookings
      .map((booking) => presentSeasonBooking(booking, names))
      .map((row) => [
        ...[`${row.bookingId}`, `${row.userId}`, row.nickName, row.gameName, row.serviceName, row.place],
        ...[BOOKING_CONTACTS[row.contactType], row.contact, row.note, row.createTime, row.cancelTime ?? ''],
      ]),
  ]),
})
