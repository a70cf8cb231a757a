import type { Ctx } from '../../../../runtime/context'
import { loadSellerShelves } from '../../../listings/catalog/lists/queries-shop'
import { findShop } from '../../../market/shops/queries'
import { findFaceMonth } from '../../../people/identity/face/queries'
import { findUsers } from '../../../people/identity/queries'
import { presentShop } from './present-shop'
import { countCompleted, countDeals, figuresOf } from './seller-figures'

/** Returns a seller's page on this site; sales and response time are over all sites. Refuses NOT_FOUND, GONE. */
export async function loadShop(ctx: Ctx, code: string) {
  const shop = await findShop(ctx, code)
  const { sellerId } = shop
  const [shelves, figures, sold, completion, people, faceMonth] = await Promise.all([
    loadSellerShelves(ctx, sellerId),
    figuresOf(ctx, sellerId),
    countDeals(ctx, sellerId),
    countCompleted(ctx, sellerId),
    findUsers(ctx, [sellerId]),
    findFaceMonth(ctx, sellerId),
  ])
  return presentShop(shop, {
    ...shelves,
    dist: ctx.dist,
    figures,
    sold,
    completion,
    seller: people.get(sellerId),
    faceMonth,
  })
}
