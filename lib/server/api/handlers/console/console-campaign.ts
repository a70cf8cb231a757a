import type { consoleCampaignContract } from '@/lib/contract/console/console-campaign'
import { deleteBoard } from '../../../modules/market/campaign/delete-board'
import { deleteLottery } from '../../../modules/market/campaign/delete-lottery'
import { deleteSeason } from '../../../modules/market/campaign/delete-season'
import { exportSeasonBookings, listSeasonBookings } from '../../../modules/market/campaign/queries-bookings'
import { listBoards, listGifts, listLotteries, listOwnSeasons } from '../../../modules/market/campaign/queries-writing'
import { saveBoard } from '../../../modules/market/campaign/save-board'
import { saveLottery } from '../../../modules/market/campaign/save-lottery'
import { saveSeason } from '../../../modules/market/campaign/save-season'
import { sendCoupon } from '../../../modules/market/campaign/send-coupon'
import { updateLotteryEnd } from '../../../modules/market/campaign/update-lottery-end'
import type { Handlers } from '../../handler'

export const consoleCampaignHandlers: Handlers<typeof consoleCampaignContract> = {
  'GET /console/seasons': (ctx, input) => listOwnSeasons(ctx, input),
  'POST /console/saveSeason': async (ctx, input) => ({ seasonId: await saveSeason(ctx, input) }),
  'POST /console/removeSeason': (ctx, input) => deleteSeason(ctx, input),
  'GET /console/seasonBookings': (ctx, input) => listSeasonBookings(ctx, input),
  'GET /console/seasonBookingsExport': (ctx, input) => exportSeasonBookings(ctx, input),
  'GET /console/lotteries': (ctx, input) => listLotteries(ctx, input),
  'POST /console/saveLottery': async (ctx, input) => ({ lotteryId: await saveLottery(ctx, input) }),
  'POST /console/endLottery': (ctx, input) => updateLotteryEnd(ctx, input),
  'POST /console/removeLottery': (ctx, input) => deleteLottery(ctx, input),
  'GET /console/boards': (ctx, input) => listBoards(ctx, input),
  'POST /console/saveBoard': async (ctx, input) => ({ boardId: await saveBoard(ctx, input) }),
  'POST /console/removeBoard': (ctx, input) => deleteBoard(ctx, input),
  'GET /console/gifts': (ctx, input) => listGifts(ctx, input),
  'POST /console/giveCoupon': async (ctx, input) => ({ couponId: await sendCoupon(ctx, input) }),
}
