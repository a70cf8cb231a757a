import type { quickCoinShopContract } from '@/lib/contract/quick-coin-shop'
import { applyShop } from '../../modules/coin/apply-shop'
import { createOffer } from '../../modules/coin/create-offer'
import { listOwnOffers } from '../../modules/coin/queries-offers'
import { loadShop } from '../../modules/coin/queries-shop'
import { updateOffer } from '../../modules/coin/update-offer'
import { updateShop } from '../../modules/coin/update-shop'
import { loadUser } from '../../modules/identity/queries'
import { listShopOrders } from '../../modules/trading/queries-coin'
import { isBlacklisted } from '../../modules/trust/queries-black'
import type { Handlers } from '../handler'

export const quickCoinShopHandlers: Handlers<typeof quickCoinShopContract> = {
  'GET /quickCoin/getShopQuickCoinInfo': (ctx) => loadShop(ctx),
  'POST /quickCoin/shopQuickCoinApply': async (ctx, input) => {
    const { phone } = await loadUser(ctx)
    const named = [phone ?? '', input.contact, ...input.gameAccounts.split(/[\s,，、;；]+/)]
    return applyShop(ctx, { ...input, isRuled: await isBlacklisted(ctx, named) })
  },
  'POST /quickCoin/updateShopQuickCoin': (ctx, input) => updateShop(ctx, input),
  'POST /quickCoin/createQuickCoin': (ctx, input) => createOffer(ctx, input),
  'POST /quickCoin/updateQuickCoin': (ctx, input) => updateOffer(ctx, input),
  'GET /quickCoin/selfPublishQuickCoinList': (ctx, input) => listOwnOffers(ctx, input),
  'GET /quickCoin/queryQuickOrderList': (ctx, input) => listShopOrders(ctx, input),
}
