import { avatarUrl, isDrawn } from '@/lib/shared/art/art-url'
import { maskName } from '@/lib/shared/mask'
import type { PublicUser } from '../identity/queries'
import type { Shop } from './types'

/** What a shop is called where its seller gave it no name. */
const plainName = (seller: PublicUser | undefined): string => `${maskName(seller?.nickName ?? '已注销用户')}的店铺`

export const shownName = (shop: Pick<Shop, 'name'>, seller: PublicUser | undefined): string =>
  shop.name || plainName(seller)

/** A drawn face is made of the shop's code: its address would else tell the seller's number. */
export const shopFace = (actor: string, code: string): string =>
  isDrawn(actor) ? avatarUrl({ userId: code, actor: '' }) : actor

export const presentOwnShop = (shop: Shop, seller: PublicUser | undefined) => ({
  code: shop.code,
  name: shop.name,
  plainName: plainName(seller),
  notice: shop.notice,
})
