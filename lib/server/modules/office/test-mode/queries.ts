import type { UserCtx } from '../../../runtime/context'
import { loadOwnGoods } from '../../listings/catalog/queries-detail'
import { loadBargain } from '../../market/bargains/queries'
import { listOwnQuestions } from '../../market/questions/queries'
import { loadOrderDetail } from '../../orders/trading/queries'
import type { Touched } from './types'

/** Returns what an action changed, as the seller's own calls show it. */
export async function loadTouched(ctx: UserCtx, { orderSn, goodsSn, questionId, bargainId }: Touched) {
  const viewerId = ctx.user.userId
  return {
    order: orderSn ? await loadOrderDetail(ctx, { orderSn, viewerId }) : null,
    goods: goodsSn ? await loadOwnGoods(ctx, goodsSn) : null,
    question: questionId ? await loadQuestion(ctx, questionId) : null,
    bargain: bargainId ? await loadBargain(ctx, bargainId) : null,
  }
}

async function loadQuestion(ctx: UserCtx, questionId: number) {
  const first = { after: questionId + 1, page: 1, pageSize: 1 }
  const { list } = await listOwnQuestions(ctx, { side: 'received', ...first })
  return list[0] ?? null
}
