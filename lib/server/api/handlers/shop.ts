import type { shopContract } from '@/lib/contract/shop'
import { editShop } from '../../modules/shops/edit-shop'
import { loadOwnShop } from '../../modules/shops/queries'
import { listShopReviews } from '../../modules/trading/figures/reviews'
import { loadShop } from '../../modules/trading/figures/shop-page'
import { refuseStaffName } from '../../modules/trust/refuse-staff-name'
import type { Handlers } from '../handler'

export const shopHandlers: Handlers<typeof shopContract> = {
  'GET /shop/info': (ctx, { code }) => loadShop(ctx, code),
  'GET /shop/reviews': (ctx, input) => listShopReviews(ctx, input),
  'GET /shop/own': (ctx) => loadOwnShop(ctx),
  'POST /shop/edit': async (ctx, input) => {
    if (input.name) await refuseStaffName(ctx, { name: input.name, field: 'name' })
    return editShop(ctx, input)
  },
}
