import type { RatingConf } from '@/lib/contract/entities/service-rating'
import { formatDateTime } from '@/lib/shared/time'
import { RATING_NOTE_MOST, SERVICE_STARS } from '@/lib/shared/trade/service-rating'
import type { Served } from '../../orders/trading/staff/queries-served'
import type { PublicUser } from '../../people/identity/queries'
import type { RatingState } from './rules'
import type { ServiceRating } from './types'

interface Conf {
  served: Served
  given: ServiceRating | undefined
  staff: PublicUser | undefined
  state: RatingState
}

export const presentConf = ({ served, given, staff, state }: Conf): RatingConf => ({
  orderSn: served.orderSn,
  title: served.title,
  state,
  staff: staff ? { id: staff.id, name: staff.nickName, actor: staff.actor } : null,
  levels: SERVICE_STARS.map(({ stars, label, tags }) => ({ stars, label, tags: [...tags] })),
  noteMost: RATING_NOTE_MOST,
  given: given
    ? { stars: given.stars, tags: given.tags, note: given.note, createTime: formatDateTime(given.createdAt) }
    : null,
})
