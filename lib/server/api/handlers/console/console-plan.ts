import type { consolePlanContract } from '@/lib/contract/console/console-plan'
import { deletePlan } from '../../../modules/market/boosting/delete-plan'
import { listOwnPlans, loadLadder } from '../../../modules/market/boosting/queries-writing'
import { saveLadder } from '../../../modules/market/boosting/save-ladder'
import { savePlan } from '../../../modules/market/boosting/save-plan'
import type { Handlers } from '../../handler'

export const consolePlanHandlers: Handlers<typeof consolePlanContract> = {
  'GET /console/plans': (ctx, input) => listOwnPlans(ctx, input),
  'POST /console/savePlan': async (ctx, input) => ({ planId: await savePlan(ctx, input) }),
  'POST /console/removePlan': (ctx, input) => deletePlan(ctx, input),
  'GET /console/ladder': (ctx, input) => loadLadder(ctx, input),
  'POST /console/saveLadder': (ctx, input) => saveLadder(ctx, input),
}
