import type { activityContract } from '@/lib/contract/goods/activity'
import { cancelBooking } from '../../../modules/market/campaign/cancel-booking'
import { createBooking } from '../../../modules/market/campaign/create-booking'
import { drawPrize } from '../../../modules/market/campaign/draw-prize'
import { listCoupons } from '../../../modules/market/campaign/queries-coupons'
import { loadLeaderboard } from '../../../modules/market/campaign/queries-leaderboards'
import { loadLottery, loadOwnLottery } from '../../../modules/market/campaign/queries-lottery'
import { listBookings, listSeasons } from '../../../modules/market/campaign/queries-seasons'
import { rankUsers } from '../../../modules/orders/trading/figures/ranking'
import type { Handlers } from '../../handler'

export const activityHandlers: Handlers<typeof activityContract> = {
  'GET /activity/lottery/getPHBActivity': (ctx, input) => loadLeaderboard(ctx, input.type),
  'GET /activity/lottery/getPHBUser': (ctx, { type, period }) => rankUsers(ctx, { kind: type, period }),
  'GET /activity/lottery/lotteryInfo': (ctx) => loadLottery(ctx),
  'GET /activity/lottery/myLottery': (ctx, input) => loadOwnLottery(ctx, input.lotteryId),
  'POST /activity/lottery/draw': (ctx, input) => drawPrize(ctx, input),
  'GET /activity/coupon/couponList': (ctx, input) => listCoupons(ctx, input),
  'GET /activity/booking/seasonInfo': (ctx) => listSeasons(ctx),
  'POST /activity/booking/seasonBooking': (ctx, input) => createBooking(ctx, input),
  'DELETE /activity/booking/seasonBooking': (ctx, { id: bookingId }) => cancelBooking(ctx, { bookingId }),
  'GET /activity/booking/bookingList': (ctx) => listBookings(ctx),
}
