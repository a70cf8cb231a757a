import { formatDate } from '@/lib/shared/time'
import type { presentShelves } from '../../catalog/present'
import type { PublicUser } from '../../identity/queries'
import { shopFace, shownName } from '../../shops/present'
import type { Shop } from '../../shops/types'
import type { presentSellerFigures } from './present'

interface ShopParts {
  shelves: ReturnType<typeof presentShelves>
  isOfficial: boolean
  figures: ReturnType<typeof presentSellerFigures>
  sold: number
  completion: { over: number; completed: number } | null
  seller: PublicUser | undefined
}

export const presentShop = (shop: Shop, { seller, completion, shelves, isOfficial, figures, sold }: ShopParts) => ({
  code: shop.code,
  name: isOfficial ? '官方自营店' : shownName(shop, seller),
  notice: shop.notice,
  actor: shopFace(seller?.actor ?? '', shop.code),
  authStatus: seller?.authStatus ?? 0,
  isOfficial,
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
