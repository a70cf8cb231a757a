import { formatDate } from '@/lib/shared/time'
import type { Dist } from '../../../../runtime/context'
import type { presentShelves } from '../../../listings/catalog/present'
import { officialFace } from '../../../listings/catalog/present-official'
import { shopFace, shownName } from '../../../market/shops/present'
import type { Shop } from '../../../market/shops/types'
import type { PublicUser } from '../../../people/identity/queries'
import type { presentSellerFigures } from './present'

interface ShopParts {
  shelves: ReturnType<typeof presentShelves>
  /** Sites whose official goods it sells; empty: a member's shop. */
  officialOf: readonly number[]
  dist: Dist
  figures: ReturnType<typeof presentSellerFigures>
  sold: number
  completion: { over: number; completed: number } | null
  seller: PublicUser | undefined
  faceMonth: string
}

export const presentShop = (shop: Shop, { seller, completion, shelves, figures, sold, ...parts }: ShopParts) => ({
  code: shop.code,
  ...faceOf(shop, seller, parts),
  notice: shop.notice,
  authStatus: seller?.authStatus ?? 0,
  faceMonth: parts.faceMonth,
  isOfficial: parts.officialOf.length > 0,
  since: seller ? formatDate(seller.createdAt) : '',
  onSale: shelves.reduce((all, { total }) => all + total, 0),
  shelves,
  sold,
  completion: completion && {
    ...completion,
    percent: Math.floor((completion.completed / completion.over) * 1000) / 10,
  },
  figures,
})

function faceOf(
  shop: Shop,
  seller: PublicUser | undefined,
  { officialOf, dist }: Pick<ShopParts, 'officialOf' | 'dist'>,
) {
  if (officialOf.length === 0) return { name: shownName(shop, seller), actor: shopFace(seller?.actor ?? '', shop.code) }
  const { nickName, actor } = officialFace(dist, officialOf.includes(dist.distId) ? dist.distId : 0)
  return { name: nickName, actor }
}
