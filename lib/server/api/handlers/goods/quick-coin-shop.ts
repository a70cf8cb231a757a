import type { quickCoinShopContract } from '@/lib/contract/goods/quick-coin-shop'
import { createMerchant } from '../../../modules/market/coin/create-merchant'
import { createOffer } from '../../../modules/market/coin/create-offer'
import { listOwnOffers } from '../../../modules/market/coin/queries-offers'
import { listRivals, previewRatios } from '../../../modules/market/coin/queries-rivals'
import { loadShop } from '../../../modules/market/coin/queries-shop'
import { updateMerchant } from '../../../modules/market/coin/update-merchant'
import { updateOffer } from '../../../modules/market/coin/update-offer'
import { updateRatios } from '../../../modules/market/coin/update-ratios'
import { isBlacklisted } from '../../../modules/office/trust/queries-black'
import { listShopOrders } from '../../../modules/orders/trading/lists/queries-coin'
import { loadUser } from '../../../modules/people/identity/queries'
import { refuse } from '../../../runtime/refusal'
import type { Handlers } from '../../handler'

export const quickCoinShopHandlers: Handlers<typeof quickCoinShopContract> = {
  'GET /quickCoin/getShopQuickCoinInfo': (ctx) => loadShop(ctx),
  'POST /quickCoin/shopQuickCoinApply': async (ctx, input) => {
    const { phone } = await loadUser(ctx)
    const named = [phone ?? '', input.contact, ...input.gameAccounts.split(/[\s,，、;；]+/)]
    return createMerchant(ctx, { ...input, isRuled: await isBlacklisted(ctx, named) })
  },
  'POST /quickCoin/updateShopQuickCoin': (ctx, input) => updateMerchant(ctx, input),
  'POST /quickCoin/createQuickCoin': (ctx, input) => createOffer(ctx, input),
  'POST /quickCoin/updateQuickCoin': (ctx, input) => updateOffer(ctx, input),
  'GET /quickCoin/selfPublishQuickCoinList': (ctx, input) => listOwnOffers(ctx, input),
  'GET /quickCoin/rivals': (ctx, input) => listRivals(ctx, input),
  'GET /quickCoin/ratioPreview': (ctx, { percent, ...input }) => {
    if (input.way === 'best' && percent < 0)
      throw refuse('INVALID_INPUT', '请填写 0 或以上的百分比', { field: 'percent' })
    return previewRatios(ctx, { ...input, bp: percent })
  },
  'POST /quickCoin/changeRatios': (ctx, input) => updateRatios(ctx, input),
  'GET /quickCoin/queryQuickOrderList': (ctx, input) => listShopOrders(ctx, input),
}
