import type { ShelfRow } from '@/lib/contract/entities/goods'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Page } from '../../../../db/page'
import type { Ctx } from '../../../../runtime/context'
import { type GoodsFilter, listShelf } from '../../../listings/catalog/lists/queries-list'
import { presentRentTerms } from '../../../listings/rental/present'
import { findOffers } from '../../../listings/rental/queries'
import { findShop } from '../../../market/shops/queries'
import { rowSellers } from './row-sellers'
import { wellRatedSellers } from './well-rated'

/**
 * Returns a list as shown to visitors: each item with its seller, the seller's figures and online status. Refuses
 * NOT_FOUND and GONE for an invalid shop.
 */
export async function listGoods(
  ctx: Ctx,
  { shop, rated, ...input }: Omit<GoodsFilter, 'sellerId' | 'sellerIds'> & { shop?: string; rated?: boolean },
): Promise<Page<ShelfRow>> {
  const sellerId = shop === undefined ? undefined : (await findShop(ctx, shop)).sellerId
  const sellerIds = rated ? await wellRatedSellers(ctx) : undefined
  const { list, ...page } = await listShelf(ctx, { ...input, sellerId, sellerIds })
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
