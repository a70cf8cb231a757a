import type { Ctx } from '../../../../runtime/context'
import { type CurrencyFilter, listCurrency, loadScales } from '../../../listings/catalog/lists/queries-currency'
import { hiddenCoinSellers } from '../../../listings/hours/queries'
import { rowSellers } from './row-sellers'

/** Returns what the shelf of each game offers: as many offers as its list. */
export const loadShelfScales = async (ctx: Ctx) => loadScales(ctx, await hiddenCoinSellers(ctx))

/** Returns currency on the shelf as shown to visitors: each offer with its seller. */
export async function listCoinShelf(ctx: Ctx, input: CurrencyFilter) {
  const { list, ...page } = await listCurrency(
    ctx,
    Object.assign({}, input, { notSellers: await hiddenCoinSellers(ctx) }),
  )
  const sellerOf = await rowSellers(
    ctx,
    list.map(({ sellerId }) => sellerId),
  )
  return { ...page, list: list.map(({ sellerId, ...offer }) => ({ ...offer, seller: sellerOf(sellerId, offer) })) }
}
