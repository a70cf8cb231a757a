import type { boosterContract } from '@/lib/contract/goods/booster'
import { createBooster } from '../../../modules/market/boosting/create-booster'
import { listServicePlans } from '../../../modules/market/boosting/queries'
import { listBoosters, listPackages, loadBooster } from '../../../modules/market/boosting/queries-boosters'
import { savePackage } from '../../../modules/market/boosting/save-package'
import { updateBooster } from '../../../modules/market/boosting/update-booster'
import { listPosts, listTakeablePosts } from '../../../modules/orders/trading/lists/queries-posts'
import { acceptWork } from '../../../modules/orders/trading/places/accept-work'
import { createWorkOrder } from '../../../modules/orders/trading/places/create-work-order'
import type { Handlers } from '../../handler'
import { withOrigin } from '../site/with-origin'

export const boosterHandlers: Handlers<typeof boosterContract> = {
  'GET /booster/servicePlans': (ctx, input) => listServicePlans(ctx, input),
  'GET /booster/getBoosterInfo': (ctx) => loadBooster(ctx),
  'POST /booster/boosterApply': (ctx, input) => createBooster(ctx, input),
  'POST /booster/updateBooster': (ctx, input) => updateBooster(ctx, input),
  'POST /booster/savePackage': (ctx, input) => savePackage(ctx, input),
  'GET /booster/packages': (ctx, input) => listPackages(ctx, input),
  'GET /booster/posts': (ctx, input) => listPosts(ctx, input),
  'GET /booster/boosters': (ctx, input) => listBoosters(ctx, input),
  'GET /booster/takeablePosts': (ctx, input) => listTakeablePosts(ctx, input),
  'POST /booster/place': (ctx, input, http) => withOrigin(ctx, http, createWorkOrder(ctx, input)),
  'POST /booster/accept': (ctx, input) => acceptWork(ctx, input),
}
