import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { levelOf } from '@/lib/shared/trade/boost-terms'
import type { Tx } from '../../../db/client'
import { boosters } from '../../../db/schema/market/boosting'
import { refuse } from '../../../runtime/refusal'
import { assertActiveDeposit } from '../../money/deposits/queries'

/**
 * Checks that the user is a booster of at least this level, not suspended, with the deposit paid and no return of it
 * requested. Refuses BOOSTER_NEEDED, ORDER_STATE.
 */
export async function assertActiveBooster(tx: Tx, { userId, level }: { userId: UserId; level: number }): Promise<void> {
  const [booster] = await tx.select().from(boosters).where(eq(boosters.userId, userId))
  if (!booster || booster.state === 'unpaid') throw refuse('BOOSTER_NEEDED')
  if (booster.state === 'suspended') throw refuse('BOOSTER_NEEDED', '你的接单资格已暂停，请联系客服')
  if (levelOf(booster.done) < level)
    throw refuse('BOOSTER_NEEDED', `这单要求${level}级，你是${levelOf(booster.done)}级，完成更多订单后可接`)
  await assertActiveDeposit(tx, userId, 'booster')
}
