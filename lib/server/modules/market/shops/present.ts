import { avatarUrl, isDrawn } from '@/lib/shared/pictures/art-url'
import { maskName } from '@/lib/shared/text/mask'
import type { PublicUser } from '../../people/identity/queries'
import type { Shop } from './types'

/** Returns the default name of a shop. */
const plainName = (seller: PublicUser | undefined): string => `${maskName(seller?.nickName ?? '已注销用户')}的店铺`

export const shownName = (shop: Pick<Shop, 'name'>, seller: PublicUser | undefined): string =>
  shop.name || plainName(seller)

/**
 * A generated avatar is derived from the shop's code, because deriving it from the seller would reveal the seller's id.
 */
export const shopFace = (actor: string, code: string): string =>
  isDrawn(actor) ? avatarUrl({ userId: code, actor: '' }) : actor

export const presentOwnShop = (shop: Shop, seller: PublicUser | undefined) => ({
  code: shop.code,
  name: shop.name,
  plainName: plainName(seller),
  notice: shop.notice,
})
