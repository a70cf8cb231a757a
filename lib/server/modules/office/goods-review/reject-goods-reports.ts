import type { GoodsSn } from '@/lib/shared/ids'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { closeGoodsReports } from '../trust/close-goods-reports'

/** Keeps a reported item listed after staff checked it. Refuses REVIEW_DONE. */
export async function rejectGoodsReports(
  ctx: StaffCtx,
  { goodsSn, words }: { goodsSn: GoodsSn; words: string },
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const answered = await closeGoodsReports(tx, effects, { goodsSn, isRight: false, at: ctx.now() })
    if (answered === 0) throw refuse('REVIEW_DONE', '举报已经处理过')
    await recordAudit(tx, ctx, {
      action: 'goods.keepReported',
      target: `goods:${goodsSn}`,
      reason: words,
      after: { reports: answered },
    })
  })
}
