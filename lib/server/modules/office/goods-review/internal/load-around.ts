import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { StaffCtx } from '../../../../runtime/context'
import { orNull } from '../../../../runtime/refusal'
import { findReviewed } from '../../../listings/catalog/selling/queries-review'
import { rangeFinder } from '../../../listings/valuation/queries-range'
import { recordsOf } from '../../../orders/trading/figures/seller-records'
import { findUsers } from '../../../people/identity/queries'
import { presentSeller } from '../present'

/** Returns data shown with reviews in a list: items, sellers, prices of similar accounts, reviewers. */
export async function loadAround(ctx: StaffCtx, rows: readonly { goodsSn: GoodsSn; reviewerId?: UserId | null }[]) {
  const listed = await findReviewed(
    ctx,
    rows.map(({ goodsSn }) => goodsSn),
  )
  const sellerIds = [...listed.values()].map(({ sellerId }) => sellerId)
  const rangeOf = rangeFinder(ctx)
  const [people, records, ranges] = await Promise.all([
    findUsers(ctx, [...sellerIds, ...rows.flatMap(({ reviewerId }) => reviewerId ?? [])]),
    recordsOf(ctx, sellerIds),
    Promise.all(
      [...listed].map(async ([sn, { goods, facts }]) => [sn, await orNull(rangeOf({ ...goods, facts }))] as const),
    ),
  ])
  const middles = new Map(ranges.map(([sn, range]) => [sn, range?.mid ?? null]))
  return {
    nameOf: (userId: UserId | null) => (userId === null ? '' : (people.get(userId)?.nickName ?? '')),
    of(goodsSn: GoodsSn) {
      const item = listed.get(goodsSn)
      if (!item) return undefined
      const { sellerId } = item
      const seller = presentSeller(sellerId, people.get(sellerId), records.get(sellerId))
      return { listed: item, seller, middle: middles.get(goodsSn) ?? null }
    },
  }
}
