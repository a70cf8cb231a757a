import type { sellerHoursContract } from '@/lib/contract/goods/seller-hours'
import { saveAway } from '../../../modules/listings/hours/save-away'
import { saveHours } from '../../../modules/listings/hours/save-hours'
import { loadOwnHours } from '../../../modules/orders/trading/lists/queries-hours'
import type { Handlers } from '../../handler'

export const sellerHoursHandlers: Handlers<typeof sellerHoursContract> = {
  'GET /seller/hours': (ctx) => loadOwnHours(ctx),
  'POST /seller/saveHours': async (ctx, input) => {
    await saveHours(ctx, input)
    return loadOwnHours(ctx)
  },
  'POST /seller/saveAway': async (ctx, input) => {
    await saveAway(ctx, input)
    return loadOwnHours(ctx)
  },
}
