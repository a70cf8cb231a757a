import { avatarUrl, isDrawn } from '@/lib/shared/pictures/art-url'
import { maskName } from '@/lib/shared/text/mask'
import type { Dist } from '../../../runtime/context'
import type { PublicUser } from '../../people/identity/queries'
import type { Shop } from './types'

/** What a shop is called where its seller gave it no name. */
const plainName = (seller: PublicUser | undefined): string => `${maskName(seller?.nickName ?? '已注销用户')}的店铺`

export const shownName = (shop: Pick<Shop, 'name'>, seller: PublicUser | undefined): string =>
  shop.name || plainName(seller)

/** A drawn face is made of the shop's code: its address would else tell the seller's number. */
export const shopFace = (actor: string, code: string): string =>
  isDrawn(actor) ? avatarUrl({ userId: code, actor: '' }) : actor

/**
 * Who sells what is sold officially, as a site shows it: the site's own shop where the item is the site's, else the platform's.
 * It is no person, so nothing is masked; no other brand is named on a site.
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
