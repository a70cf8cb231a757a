import type { distContract } from '@/lib/contract/dist'
import { changeHomeConf } from '../../modules/tenancy/change-home-conf'
import { loadHomeConf } from '../../modules/tenancy/queries'
import { listLatestDeals } from '../../modules/trading/queries-deals'
import type { Handlers } from '../handler'

export const distHandlers: Handlers<typeof distContract> = {
  'GET /dist/homeConf': (ctx) => loadHomeConf(ctx),
  'POST /dist/homeConf': (ctx, input) => changeHomeConf(ctx, input),
  'GET /dist/latestDealRecord': (ctx, input) => listLatestDeals(ctx, input),
}
