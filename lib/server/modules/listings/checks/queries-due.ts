import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { CHECK_NOTICE_DAYS } from '@/lib/shared/goods/goods-checks'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { goodsChecks } from '../../../db/schema/listings/checks'
import { without } from '../../../runtime/sweep-rows'
import type { GoodsCheck } from './types'

/** Returns passed checks that expired. */
export const findExpired = (db: Db, { at, limit, failed }: { at: Date; limit: number; failed: readonly number[] }) =>
  db
    .select({ id: goodsChecks.id, goodsSn: goodsChecks.goodsSn })
    .from(goodsChecks)
    .where(and(eq(goodsChecks.state, 'passed'), lte(goodsChecks.dueAt, at), without(goodsChecks.id, failed)))
    .orderBy(asc(goodsChecks.dueAt))
    .limit(limit)

/** Returns passed checks of which the seller has to be notified that they expire. */
export const findExpiring = (db: Db, { at, limit }: { at: Date; limit: number }): Promise<GoodsCheck[]> =>
  db
    .select()
    .from(goodsChecks)
    .where(
      and(
        eq(goodsChecks.state, 'passed'),
        isNull(goodsChecks.noticedAt),
        gt(goodsChecks.dueAt, at),
        lte(goodsChecks.dueAt, new Date(at.getTime() + CHECK_NOTICE_DAYS * DAY_MS)),
      ),
    )
    .orderBy(asc(goodsChecks.dueAt))
    .limit(limit)
