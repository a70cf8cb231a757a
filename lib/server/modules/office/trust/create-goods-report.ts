import { maskContacts } from '@/lib/shared/contacts/mask-contacts'
import type { GoodsSn } from '@/lib/shared/ids'
import type { GoodsReportReason } from '@/lib/shared/trade/trust'
import { freeNumber } from '../../../db/free-number'
import { goodsReports } from '../../../db/schema/office/trust'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { findListing } from '../../listings/catalog/queries-detail'
import { limitDaily } from './internal/limit'
import { presentGoodsReport } from './present'
import { newCode, reviewDue } from './rules'

const A_DAY = 10

/** Reports an item; one open report per reporter and item. Refuses NOT_FOUND, OWN_GOODS, REPORT_PENDING, TOO_MANY. */
export async function createGoodsReport(
  ctx: UserCtx,
  input: { goodsSn: GoodsSn; fault: GoodsReportReason; story: string },
) {
  const { sellerId } = await findListing(ctx, input.goodsSn)
  if (sellerId === ctx.user.userId) throw refuse('OWN_GOODS', '这是你自己发布的商品')
  await limitDaily(ctx, 'goods-report', A_DAY, '今日举报次数已达上限，请明天再试')
  return inTxOnce(ctx, async (tx) => {
    const now = ctx.now()
    const sn = await freeNumber(tx, goodsReports.sn, () => newCode('R', now))
    const [row] = await tx
      .insert(goodsReports)
      .values({
        sn,
        distId: ctx.dist.distId,
        reporterId: ctx.user.userId,
        goodsSn: input.goodsSn,
        fault: input.fault,
        story: maskContacts(input.story),
        dueAt: reviewDue(now),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw refuse('REPORT_PENDING', '你已举报过这件商品，正在审核中，请勿重复提交')
    return presentGoodsReport(row)
  })
}
