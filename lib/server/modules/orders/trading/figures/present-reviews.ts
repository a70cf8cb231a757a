import { maskContacts } from '@/lib/shared/contacts/mask-contacts'
import { goodsType } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'
import { maskName } from '@/lib/shared/text/mask'
import { formatDate } from '@/lib/shared/time'
import type { PublicUser } from '../../../people/identity/queries'

interface ReviewRow {
  stars: number
  text: string
  createdAt: Date
  buyerId: UserId
  goodsTypeId: number
  gameName: string
}

/** The author of a review is masked; the item is not shown at all. */
export const presentReviews = (rows: readonly ReviewRow[], buyers: ReadonlyMap<number, PublicUser>) =>
  rows.map(({ stars, text, createdAt, buyerId, goodsTypeId, gameName }) => ({
    stars,
    text: maskContacts(text),
    buyer: maskName(buyers.get(buyerId)?.nickName ?? '已注销用户'),
    gameName,
    goodsTypeStr: goodsType(goodsTypeId).name,
    createTime: formatDate(createdAt),
  }))
