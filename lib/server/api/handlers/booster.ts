import type { boosterContract } from '@/lib/contract/booster'
import { listServicePlans } from '../../modules/boosting/queries'
import type { Handlers } from '../handler'

export const boosterHandlers: Handlers<typeof boosterContract> = {
  'GET /booster/servicePlans': (ctx, input) => listServicePlans(ctx, input),
}
