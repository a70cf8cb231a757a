import type { GoodsSn } from '@/lib/shared/ids'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from '../../core/oversight/keep-audit'
import { answerGoodsReports } from '../trust/answer-goods-reports'

/** Staff looked at a reported item, and it stays. Refuses REVIEW_DONE. */
export async function keepReportedGoods(
  ctx: StaffCtx,
  { goodsSn, words }: { goodsSn: GoodsSn; words: string },
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const answered = await answerGoodsReports(tx, effects, { goodsSn, isRight: false, at: ctx.now() })
    if (answered === 0) throw refuse('REVIEW_DONE', '举报已经处理过')
    await keepAudit(tx, ctx, {
      ...{ action: 'goods.keepReported', target: `goods:${goodsSn}`, reason: words },
      after: { reports: answered },
    })
  })
}
