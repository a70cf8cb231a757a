import type { quickCoinContract } from '@/lib/contract/quick-coin'
import { listCurrency } from '../../modules/catalog/queries-currency'
import { applyShop } from '../../modules/coin/apply-shop'
import { createOffer } from '../../modules/coin/create-offer'
import { fillDeposit } from '../../modules/coin/fill-deposit'
import { listOffers, listOwnOffers, loadOffer, quoteCoins } from '../../modules/coin/queries-offers'
import { loadShop } from '../../modules/coin/queries-shop'
import { reviewShop } from '../../modules/coin/review-shop'
import { updateOffer } from '../../modules/coin/update-offer'
import { updateShop } from '../../modules/coin/update-shop'
import { loadUser } from '../../modules/identity/queries'
import { loadCoinMarket } from '../../modules/trading/figures/coin-market'
import { isBlacklisted } from '../../modules/trust/queries-black'
import type { Handlers } from '../handler'

export const quickCoinHandlers: Handlers<typeof quickCoinContract> = {
  'GET /quickCoin/getShopQuickCoinInfo': (ctx) => loadShop(ctx),
  'POST /quickCoin/shopQuickCoinApply': async (ctx, input) => {
    const { phone } = await loadUser(ctx)
    const named = [phone ?? '', input.contact, ...input.gameAccounts.split(/[\s,，、;；]+/)]
    return applyShop(ctx, { ...input, isRuled: await isBlacklisted(ctx, named) })
  },
  'POST /quickCoin/updateShopQuickCoin': (ctx, input) => updateShop(ctx, input),
  'POST /quickCoin/fillDeposit': (ctx, input) => fillDeposit(ctx, input),
  'POST /quickCoin/reviewShop': async (ctx, input) => {
    await reviewShop(ctx, input)
    return null
  },
  'POST /quickCoin/createQuickCoin': (ctx, input) => createOffer(ctx, input),
  'POST /quickCoin/updateQuickCoin': (ctx, input) => updateOffer(ctx, input),
  'GET /quickCoin/selfPublishQuickCoinList': (ctx, input) => listOwnOffers(ctx, input),
  'GET /quickCoin/findQuickCoin': (ctx, input) => loadOffer(ctx, input.offerSn),
  'GET /quickCoin/getQuickCoinList': (ctx, input) => listOffers(ctx, input),
  'GET /quickCoin/quote': (ctx, input) => quoteCoins(ctx, input),
  'GET /quickCoin/shelf': (ctx, input) => listCurrency(ctx, input),
  'GET /quickCoin/coinMarket': (ctx) => loadCoinMarket(ctx),
}
