import type { Leaderboard, LotteryInfo, RankRow, Season } from '@/lib/contract/entities/campaign'
import { serverApi } from './server-api'

export const loadLottery = async (host: string): Promise<LotteryInfo | null> =>
  (await serverApi(host, 'GET /activity/lottery/lotteryInfo', {})).lottery

interface Board {
  activity: Leaderboard | null
  list: RankRow[]
  from: string | null
  to: string | null
  updateTime: string
}

/** `type` 1: new users, 2: turnover. */
export async function loadBoard(host: string, type: '1' | '2', period: 'month' | 'last' | 'all'): Promise<Board> {
  const [{ activity }, ranking] = await Promise.all([
    serverApi(host, 'GET /activity/lottery/getPHBActivity', { type }),
    serverApi(host, 'GET /activity/lottery/getPHBUser', { type, period }),
  ])
  return { activity, ...ranking }
}

export const loadSeasons = async (host: string): Promise<Season[]> =>
  (await serverApi(host, 'GET /activity/booking/seasonInfo', {})).seasons
