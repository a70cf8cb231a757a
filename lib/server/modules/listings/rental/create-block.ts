import { and, eq, gt } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { DAY_MS, HOUR_MS } from '@/lib/shared/time'
import { rentalBlocks, rentalOffers } from '../../../db/schema/listings/rental'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadOwnGoods } from '../catalog/queries-detail'

const MOST = 30
const MOST_DAYS = 30

/**
 * Blocks a time in which the caller's account cannot be rented; a running rental goes on, but is not extended into it.
 * Refuses NOT_FOUND, INVALID_INPUT, TOO_MANY.
 */
export async function createBlock(
  ctx: UserCtx,
  { goodsSn, startsAt, endsAt }: { goodsSn: GoodsSn; startsAt: Date; endsAt: Date },
): Promise<void> {
  const now = ctx.now()
  const ownerId = ctx.user.userId
  await loadOwnGoods(ctx, goodsSn)
  if (endsAt <= startsAt) throw refuse('INVALID_INPUT', '结束时间要晚于开始时间', { field: 'endTime' })
  if (endsAt <= now) throw refuse('INVALID_INPUT', '这段时间已经过去', { field: 'endTime' })
  if (
    startsAt.getTime() > now.getTime() + MOST_DAYS * DAY_MS ||
    endsAt.getTime() - startsAt.getTime() > MOST_DAYS * DAY_MS
  )
    throw refuse('INVALID_INPUT', `只能设置 ${MOST_DAYS} 天内的时间`, { field: 'startTime' })
  await inTx(ctx, async (tx) => {
    // locked, so that the limit holds for concurrent calls
    await tx.insert(rentalOffers).values({ goodsSn, ownerId, createdAt: now }).onConflictDoNothing()
    await tx
      .select({ sn: rentalOffers.goodsSn })
      .from(rentalOffers)
      .where(eq(rentalOffers.goodsSn, goodsSn))
      .for('update')
    const ahead = and(eq(rentalBlocks.goodsSn, goodsSn), gt(rentalBlocks.endsAt, new Date(now.getTime() - HOUR_MS)))
    if ((await tx.$count(rentalBlocks, ahead)) >= MOST) throw refuse('TOO_MANY', `最多设置 ${MOST} 段不出租时间`)
    await tx.insert(rentalBlocks).values({ goodsSn, ownerId, startsAt, endsAt, createdAt: now })
  })
}
