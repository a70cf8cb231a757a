import type { distContract } from '@/lib/contract/site/dist'
import { loadHomeConf } from '../../../modules/core/tenancy/load-home-conf'
import { findTradeTerms, listCoverTiers, listServiceContacts } from '../../../modules/core/tenancy/queries'
import { saveLead } from '../../../modules/core/tenancy/save-lead'
import { updateConf } from '../../../modules/office/sites/update-conf'
import { loadShelfScales } from '../../../modules/orders/trading/figures/coin-shelf'
import { listLatestDeals } from '../../../modules/orders/trading/figures/latest-deals'
import type { Handlers } from '../../handler'

export const distHandlers: Handlers<typeof distContract> = {
  'GET /dist/homeConf': (ctx) => loadHomeConf(ctx),
  'POST /dist/homeConf': (ctx, input) => updateConf(ctx, input),
  'GET /dist/getScaleConf': (ctx) => loadShelfScales(ctx),
  'GET /dist/distEnsureList': (ctx, input) => listCoverTiers(ctx, input),
  'GET /dist/serQqList': (ctx) => listServiceContacts(ctx),
  'POST /dist/setDistBus': (ctx, input) => saveLead(ctx, input),
  'GET /dist/latestDealRecord': (ctx, input) => listLatestDeals(ctx, input),
  'GET /dist/tradeTerms': (ctx, input) => findTradeTerms(ctx, input),
}
