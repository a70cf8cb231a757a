import { and, eq, isNull } from 'drizzle-orm'
import { goodsQuestions } from '../../../db/schema/market/questions'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { assertDecent } from '../../core/moderation/assert-decent'
import { notifyUsers } from '../../core/notifications/notify-users'
import { findTitles } from '../../listings/catalog/queries-detail'
import { presentOwnQuestion } from './present'
import { publicText } from './rules-public-text'

/**
 * Answers a question on behalf of the seller, once; it is then public on the item's pages. Refuses NOT_FOUND,
 * INVALID_INPUT.
 */
export async function answerQuestion(ctx: UserCtx, input: { questionId: number; content: string }) {
  const answer = publicText(input.content)
  await assertDecent(ctx, { place: 'comment', texts: { content: answer } })
  const row = await inTx(ctx, async (tx, effects) => {
    const [answered] = await tx
      .update(goodsQuestions)
      .set({ answer, answeredAt: ctx.now() })
      .where(
        and(
          eq(goodsQuestions.id, input.questionId),
          eq(goodsQuestions.sellerId, ctx.user.userId),
          isNull(goodsQuestions.answeredAt),
        ),
      )
      .returning()
    if (!answered) throw refuse('NOT_FOUND', '问题不存在，或已经回答过')
    effects.purge(`goods:${answered.goodsSn}`)
    const { id, askerId: userId, distId } = answered
    const notice = {
      userId,
      distId,
      kind: 'question',
      key: `question ${id} answered`,
      title: '卖家回答了你的提问',
    } as const
    await notifyUsers(tx, effects, { notices: [{ ...notice, text: answer, href: '/center/questions' }], at: ctx.now() })
    return answered
  })
  return presentOwnQuestion(row, await findTitles(ctx, [row.goodsSn]))
}
