import { and, eq } from 'drizzle-orm'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { wantAnswers, wantPosts } from '../../../db/schema/market/wants'
import type { Effects } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { assertOpen, endPost } from './internal/reserve'

interface Taking {
  answerId: number
  goodsSn: GoodsSn
  num: number
  /** Price of the order's goods. */
  goods: Fen
  buyerId: UserId
  at: Date
}

/**
 * Accepts an answer with an order: the want is closed and its reserve returned to the buyer's balance to pay for the
 * order. The want is locked, so that only one of two concurrent orders, or of an order and a closing, succeeds. Refuses
 * WANT_STATE.
 */
export async function acceptAnswer(
  tx: Tx,
  effects: Effects,
  { answerId, goodsSn, num, goods, buyerId, at }: Taking,
): Promise<void> {
  const [found] = await tx
    .select({ post: wantPosts })
    .from(wantPosts)
    .innerJoin(wantAnswers, eq(wantAnswers.wantId, wantPosts.id))
    .where(and(eq(wantAnswers.id, answerId), eq(wantPosts.buyerId, buyerId)))
    .for('update', { of: wantPosts })
  if (!found) throw refuse('WANT_STATE', '没有这条报价')
  const { post } = found
  assertOpen(post, at)
  if (goods > post.budgetFen) throw refuse('WANT_STATE', '商品已超出求购的预算')
  const taken = await tx
    .update(wantAnswers)
    .set({ status: 'ordered', closedAt: at })
    .where(
      and(
        eq(wantAnswers.id, answerId),
        eq(wantAnswers.goodsSn, goodsSn),
        eq(wantAnswers.num, num),
        eq(wantAnswers.status, 'open'),
      ),
    )
    .returning({ id: wantAnswers.id })
  if (taken.length === 0) throw refuse('WANT_STATE', '这条报价已失效，请选择其他商品')
  await endPost(tx, effects, { post, status: 'ordered', at })
}
