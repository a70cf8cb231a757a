import type { consoleCampaignContract } from '@/lib/contract/console/console-campaign'
import { endLottery } from '../../../modules/market/campaign/end-lottery'
import { giveCoupon } from '../../../modules/market/campaign/give-coupon'
import { listBoards, listGifts, listLotteries, listOwnSeasons } from '../../../modules/market/campaign/queries-writing'
import { removeBoard } from '../../../modules/market/campaign/remove-board'
import { removeLottery } from '../../../modules/market/campaign/remove-lottery'
import { removeSeason } from '../../../modules/market/campaign/remove-season'
import { saveBoard } from '../../../modules/market/campaign/save-board'
import { saveLottery } from '../../../modules/market/campaign/save-lottery'
import { saveSeason } from '../../../modules/market/campaign/save-season'
import type { Handlers } from '../../handler'

export const consoleCampaignHandlers: Handlers<typeof consoleCampaignContract> = {
  'GET /console/seasons': (ctx, input) => listOwnSeasons(ctx, input),
  'POST /console/saveSeason': async (ctx, input) => ({ seasonId: await saveSeason(ctx, input) }),
  'POST /console/removeSeason': (ctx, input) => removeSeason(ctx, input),
  'GET /console/lotteries': (ctx, input) => listLotteries(ctx, input),
  'POST /console/saveLottery': async (ctx, input) => ({ lotteryId: await saveLottery(ctx, input) }),
  'POST /console/endLottery': (ctx, input) => endLottery(ctx, input),
  'POST /console/removeLottery': (ctx, input) => removeLottery(ctx, input),
  'GET /console/boards': (ctx, input) => listBoards(ctx, input),
  'POST /console/saveBoard': async (ctx, input) => ({ boardId: await saveBoard(ctx, input) }),
  'POST /console/removeBoard': (ctx, input) => removeBoard(ctx, input),
  'GET /console/gifts': (ctx, input) => listGifts(ctx, input),
  'POST /console/giveCoupon': async (ctx, input) => ({ couponId: await giveCoupon(ctx, input) }),
}
