import type { consoleOverviewContract } from '@/lib/contract/console/console-overview'
import { loadBadges } from '../../../modules/office/desk/queries-badges'
import { loadSiteBadges } from '../../../modules/office/sites/queries-badges'
import { listShares, loadOverview } from '../../../modules/orders/trading/figures/overview'
import { loadWays } from '../../../modules/orders/trading/figures/visits'
import type { Handlers } from '../../handler'

export const consoleOverviewHandlers: Handlers<typeof consoleOverviewContract> = {
  'GET /console/overview': (ctx, { span }) => loadOverview(ctx, span),
  'GET /console/visits': (ctx, { span }) => loadWays(ctx, span),
  'GET /console/badges': async (ctx) => ({ list: (await Promise.all([loadBadges(ctx), loadSiteBadges(ctx)])).flat() }),
  'GET /console/shares': (ctx, input) => listShares(ctx, input),
}
