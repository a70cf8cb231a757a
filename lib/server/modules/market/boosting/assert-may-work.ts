import { eq } from 'drizzle-orm'
import { levelOf } from '@/lib/shared/trade/boost-terms'
import type { Tx } from '../../../db/client'
import { boosters } from '../../../db/schema/boosting'
import { refuse } from '../../../runtime/refusal'
import { assertStanding } from '../../money/deposits/queries'

/** A booster with the deposit paid and not asked back, not suspended, of that level at least. Refuses BOOSTER_NEEDED, ORDER_STATE. */
export async function assertMayWork(tx: Tx, { userId, level }: { userId: number; level: number }): Promise<void> {
  const [booster] = await tx.select().from(boosters).where(eq(boosters.userId, userId))
  if (!booster || booster.state === 'unpaid') throw refuse('BOOSTER_NEEDED')
  if (booster.state === 'suspended') throw refuse('BOOSTER_NEEDED', '你的接单资格已暂停，请联系客服')
  if (levelOf(booster.done) < level)
    throw refuse('BOOSTER_NEEDED', `这单要求${level}级，你是${levelOf(booster.done)}级，完成更多订单后可接`)
  await assertStanding(tx, userId, 'booster')
}
