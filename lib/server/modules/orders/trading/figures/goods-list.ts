import type { ShelfRow } from '@/lib/contract/entities/goods'
import { ACCOUNT, goodsType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { DAY_MS, startOfDay } from '@/lib/shared/time'
import type { Page } from '../../../../db/page'
import type { Ctx } from '../../../../runtime/context'
import { type GoodsFilter, listShelf } from '../../../listings/catalog/lists/queries-list'
import { hiddenCoinSellers } from '../../../listings/hours/queries'
import { presentRentTerms } from '../../../listings/rental/present'
import { findOffers } from '../../../listings/rental/queries'
import { findShop } from '../../../market/shops/queries'
import { faceChecked } from '../../../people/identity/face/queries-checked'
import { wellRatedSellers } from './listed-sellers'
import { rowSellers } from './row-sellers'

interface Wanted {
  rated?: boolean
  faced?: boolean
}

/** Goods count as confirmed lately on the day of the confirmation and the two after it. */
const CONFIRMED_DAYS = 2

/** Returns the sellers to whose goods a list is limited, named for its count; undefined: all. */
async function sellersOf(ctx: Ctx, { rated, faced }: Wanted): Promise<GoodsFilter['sellers']> {
  if (!rated && !faced) return undefined
  const checked = faced ? await faceChecked(ctx) : null
  if (!rated) return { name: 'faced', ids: [...(checked ?? [])] }
  const ids = await wellRatedSellers(ctx)
  return checked ? { name: 'rated faced', ids: ids.filter((id) => checked.has(id)) } : { name: 'rated', ids }
}

/**
 * Returns a list as shown to visitors: each item with its seller, the seller's figures and online status. Refuses
 * NOT_FOUND and GONE for an invalid shop.
 */
export async function listGoods(
  ctx: Ctx,
  {
    shop,
    rated,
    faced,
    confirmed,
    ...input
  }: Omit<GoodsFilter, 'sellerId' | 'sellers' | 'notSellers' | 'confirmedSince'> &
    Wanted & { shop?: string; confirmed?: boolean },
): Promise<Page<ShelfRow>> {
  const sellerId = shop === undefined ? undefined : (await findShop(ctx, shop)).sellerId
  const sellers = await sellersOf(ctx, { rated, faced })
  const confirmedSince = confirmed ? new Date(startOfDay(ctx.now()).getTime() - CONFIRMED_DAYS * DAY_MS) : undefined
  // a seller's own shop shows everything
  const isCoins = sellerId === undefined && goodsType(input.gt ?? ACCOUNT).isCurrency === true
  const notSellers = isCoins ? await hiddenCoinSellers(ctx) : []
  const { list, ...page } = await listShelf(ctx, { ...input, sellerId, sellers, confirmedSince, notSellers })
  const [sellerOf, offers] = await Promise.all([
    rowSellers(
      ctx,
      list.map((row) => row.sellerId),
    ),
    input.rent
      ? findOffers(
          ctx.db,
          list.map(({ shown }) => shown.goodsSn as GoodsSn),
        )
      : undefined,
  ])
  return {
    ...page,
    list: list.map(({ sellerId: id, shown }) => ({
      ...shown,
      seller: sellerOf(id, shown),
      rentTerms: offers && presentRentTerms(offers.get(shown.goodsSn)),
    })),
  }
}
