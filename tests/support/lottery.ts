import { eq } from 'drizzle-orm'
import { lotteryPrizes } from '@/lib/server/db/schema/campaign'
import { openLottery } from '@/lib/server/modules/campaign/open-lottery'
import type { PlannedLottery, PlannedPrize } from '@/lib/server/modules/campaign/types'
import { fen } from '@/lib/shared/money'
import type { World } from './world'

const HOUR = 3_600_000

export const prizeOf = (odds: number, quantity: number, name = '5元券'): PlannedPrize => ({
  name,
  odds,
  coupon: { title: '满 100 元减 5 元', amount: fen(500), min: fen(10_000), quantity, validDays: 10 },
})
export const nothing = (odds: number): PlannedPrize => ({ name: '谢谢参与', odds })

/** A lottery that runs for a month from an hour ago on. Returns its id. */
export function startLottery(
  world: World,
  prizes: PlannedPrize[],
  more: Partial<PlannedLottery> = {},
): Promise<number> {
  const now = world.now().getTime()
  const time = { startsAt: new Date(now - HOUR), endsAt: new Date(now + 30 * 24 * HOUR) }
  const limits = { freePerDay: 1, maxPerDay: 5, minOrder: fen(5000) }
  const texts = { distId: 1, title: '测试抽奖', intro: '', rules: ['规则一'] }
  return world.services.db.transaction((tx) => openLottery(tx, { ...texts, ...time, ...limits, prizes, ...more }))
}

export async function remainingOf(world: World, lotteryId: number): Promise<number[]> {
  const rows = await world.services.db
    .select()
    .from(lotteryPrizes)
    .where(eq(lotteryPrizes.lotteryId, lotteryId))
    .orderBy(lotteryPrizes.sort)
  return rows.map((row) => row.remaining)
}
