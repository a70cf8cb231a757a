import type { consoleOverviewContract } from '@/lib/contract/console-overview'
import { loadBadges } from '../../modules/desk/queries-badges'
import { listShares, loadOverview } from '../../modules/trading/figures/overview'
import { loadWays } from '../../modules/trading/figures/visits'
import type { Handlers } from '../handler'

export const consoleOverviewHandlers: Handlers<typeof consoleOverviewContract> = {
  'GET /console/overview': (ctx) => loadOverview(ctx),
  'GET /console/visits': (ctx) => loadWays(ctx),
  'GET /console/badges': (ctx) => loadBadges(ctx),
  'GET /console/shares': (ctx, input) => listShares(ctx, input),
}
