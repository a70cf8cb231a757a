import type { shopContract } from '@/lib/contract/goods/shop'
import { editShop } from '../../../modules/market/shops/edit-shop'
import { loadOwnShop } from '../../../modules/market/shops/queries'
import { refuseStaffName } from '../../../modules/office/trust/refuse-staff-name'
import { listShopReviews } from '../../../modules/orders/trading/figures/reviews'
import { loadShop } from '../../../modules/orders/trading/figures/shop-page'
import type { Handlers } from '../../handler'

export const shopHandlers: Handlers<typeof shopContract> = {
  'GET /shop/info': (ctx, { code }) => loadShop(ctx, code),
  'GET /shop/reviews': (ctx, input) => listShopReviews(ctx, input),
  'GET /shop/own': (ctx) => loadOwnShop(ctx),
  'POST /shop/edit': async (ctx, input) => {
    if (input.name) await refuseStaffName(ctx, { name: input.name, field: 'name' })
    return editShop(ctx, input)
  },
}
