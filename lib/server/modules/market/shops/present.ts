import { avatarUrl, isDrawn } from '@/lib/shared/pictures/art-url'
import { maskName } from '@/lib/shared/text/mask'
import type { Dist } from '../../../runtime/context'
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

/**
 * Returns the seller of official goods as shown on a site: the site's own shop for its own items, else the platform's.
 * It is not a person, so nothing is masked; other brands are never shown on a site.
 */
export const officialFace = ({ distId, conf }: Dist, goodsDistId: number): { nickName: string; actor: string } =>
  goodsDistId === distId
    ? { nickName: `${conf.distBaseConf.websiteName}自营店`, actor: conf.pictArea.webIcon }
    : { nickName: '平台自营店', actor: '' }

export const presentOwnShop = (shop: Shop, seller: PublicUser | undefined) => ({
  code: shop.code,
  name: shop.name,
  plainName: plainName(seller),
  notice: shop.notice,
})
