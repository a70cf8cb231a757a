import { and, count, desc, eq, gte, inArray } from 'drizzle-orm'
import type { ReviewFile } from '@/lib/contract/entities/goods-review'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { goodsReviews } from '../../../db/schema/office/goods-review'
import type { StaffCtx } from '../../../runtime/context'
import { orNull } from '../../../runtime/refusal'
import { findWithPictures, loadReviewed } from '../../listings/catalog/selling/queries-review'
import { findRepeated } from '../../listings/media/queries'
import { rangeFinder } from '../../listings/valuation/queries-range'
import { recordsOf } from '../../orders/trading/figures/seller-records'
import { findAble, findUsers } from '../../people/identity/queries'
import { isSamePerson } from '../../people/identity/queries-person'
import { loadRisks } from '../risk/queries'
import { findReports } from '../trust/queries-goods-reports'
import { presentFile } from './present-file'

const RECORD_DAYS = 90

/** Returns an item with everything a reviewer needs. Refuses NOT_FOUND. */
export async function loadReviewFile(ctx: StaffCtx, goodsSn: GoodsSn): Promise<ReviewFile> {
  const { goods, sellerId, distId, facts, images } = await loadReviewed(ctx, goodsSn)
  const [rows, reports, range, repeated, seller, isOwn, riskFor] = await Promise.all([
    ctx.db.select().from(goodsReviews).where(eq(goodsReviews.goodsSn, goodsSn)).orderBy(desc(goodsReviews.version)),
    findReports(ctx, goodsSn),
    orNull(rangeFinder(ctx)({ ...goods, facts })),
    findTwins(ctx, { userId: sellerId, keys: images }),
    loadSeller(ctx, sellerId),
    isSamePerson(ctx.db, ctx.user.userId, sellerId),
    loadRisks(ctx, [sellerId]),
  ])
  const people = await findUsers(
    ctx,
    rows.flatMap(({ reviewerId }) => reviewerId ?? []),
  )
  return presentFile({ goods, distId, isOwn, repeated, rows, people, seller, range, reports, risk: riskFor(sellerId) })
}

async function findTwins(ctx: StaffCtx, { userId, keys }: { userId: UserId; keys: readonly string[] }) {
  const repeated = await findRepeated(ctx.db, { userId, keys })
  const others = await findWithPictures(
    ctx,
    repeated.map(({ firstKey, firstUserId }) => ({ userId: firstUserId, key: firstKey })),
  )
  return repeated.map(({ key, firstKey }) => {
    const twin = others.find(({ images }) => images.includes(firstKey))
    return { place: keys.indexOf(key) + 1, goodsSn: twin?.sn ?? '', title: twin?.title ?? '' }
  })
}

async function loadSeller(ctx: StaffCtx, sellerId: UserId) {
  const since = new Date(ctx.now().getTime() - RECORD_DAYS * DAY_MS)
  const isAgainst = inArray(goodsReviews.state, ['refused', 'removed'])
  const [people, records, able, [against]] = await Promise.all([
    findUsers(ctx, [sellerId]),
    recordsOf(ctx, [sellerId]),
    findAble(ctx.db, [sellerId]),
    ctx.db
      .select({ n: count() })
      .from(goodsReviews)
      .where(and(eq(goodsReviews.sellerId, sellerId), isAgainst, gte(goodsReviews.reviewedAt, since))),
  ])
  return {
    sellerId,
    person: people.get(sellerId),
    record: records.get(sellerId),
    refused: against?.n ?? 0,
    isFrozen: able.length === 0,
  }
}
