import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { demotedSellers, restNotices } from '../../../db/schema/listings/hours'
import type { UserCtx } from '../../../runtime/context'

/** Until when the caller's goods cannot be moved up in lists; null: they can. */
export async function findDemoted({ db, now, user }: UserCtx): Promise<Date | null> {
  const [row] = await db
    .select({ until: demotedSellers.until })
    .from(demotedSellers)
    .where(and(eq(demotedSellers.sellerId, user.userId), gt(demotedSellers.until, now())))
  return row?.until ?? null
}

export interface RestNotice {
  sellerId: UserId
  goodsTypeId: number
}
export const noticeKey = ({ sellerId, goodsTypeId }: RestNotice): string => `${sellerId}:${goodsTypeId}`

/** Notices since which the time to confirm is over. */
export const findDueNotices = (db: Db, { before, limit }: { before: Date; limit: number }): Promise<RestNotice[]> =>
  db
    .select({ sellerId: restNotices.sellerId, goodsTypeId: restNotices.goodsTypeId })
    .from(restNotices)
    .where(lte(restNotices.noticedAt, before))
    .orderBy(asc(restNotices.noticedAt))
    .limit(limit)
