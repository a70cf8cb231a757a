import type { RatingConf } from '@/lib/contract/entities/service-rating'
import { formatDateTime } from '@/lib/shared/time'
import { RATING_NOTE_MOST, SERVICE_STARS } from '@/lib/shared/trade/service-rating'
import type { Served } from '../../orders/trading/staff/queries-served'
import type { PublicUser } from '../../people/identity/queries'
import type { RatingState } from './rules'
import type { ServiceRating } from './types'

interface Conf {
  served: Served
  rating: ServiceRating | undefined
  staff: PublicUser | undefined
  state: RatingState
}

export const presentConf = ({ served, rating, staff, state }: Conf): RatingConf => ({
  orderSn: served.orderSn,
  title: served.title,
  state,
  staff: staff ? { id: staff.id, name: staff.nickName, actor: staff.actor } : null,
  levels: SERVICE_STARS.map(({ stars, label, tags }) => ({ stars, label, tags: [...tags] })),
  noteMost: RATING_NOTE_MOST,
  given: rating
    ? { stars: rating.stars, tags: rating.tags, note: rating.note, createTime: formatDateTime(rating.createdAt) }
    : null,
})
