import type { shopContract } from '@/lib/contract/goods/shop'
import { loadOwnShop } from '../../../modules/market/shops/queries'
import { updateShop } from '../../../modules/market/shops/update-shop'
import { assertPublicName } from '../../../modules/office/trust/assert-public-name'
import { listShopReviews } from '../../../modules/orders/trading/figures/reviews'
import { loadShop } from '../../../modules/orders/trading/figures/shop-page'
import type { Handlers } from '../../handler'

export const shopHandlers: Handlers<typeof shopContract> = {
  'GET /shop/info': (ctx, { code }) => loadShop(ctx, code),
  'GET /shop/reviews': (ctx, input) => listShopReviews(ctx, input),
  'GET /shop/own': (ctx) => loadOwnShop(ctx),
  'POST /shop/edit': async (ctx, input) => {
    if (input.name) await assertPublicName(ctx, { name: input.name, field: 'name' })
    return updateShop(ctx, input)
  },
}
