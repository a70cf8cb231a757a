import { eq } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { goodsQuestions } from '../../../db/schema/market/questions'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { countHit } from '../../../runtime/rate-limit'
import { refuse } from '../../../runtime/refusal'
import { assertDecent } from '../../core/moderation/assert-decent'
import { notifyUsers } from '../../core/notifications/notify-users'
import { recordEvents } from '../../core/webhooks/record-events'
import { findListing } from '../../listings/catalog/queries-detail'
import { assertUntied } from '../../money/ties/assert-untied'
import { findPersonKey, holdPerson } from '../../people/identity/queries-person'
import { claimAutoReply } from '../chat/claim-auto-reply'
import { countOpen } from './queries'
import { publicText } from './rules-public-text'

const A_DAY = 10
/** Open questions of one person about one item. */
const MOST_OPEN = 3

/**
 * Asks a question, which becomes public once it is answered. Refuses NOT_FOUND, GOODS_GONE, OWN_GOODS, INVALID_INPUT,
 * TOO_MANY.
 */
export async function createQuestion(
  ctx: UserCtx,
  input: { goodsSn: GoodsSn; content: string },
): Promise<{ questionId: number; question: string }> {
  const askerId = ctx.user.userId
  const { sellerId, status } = await findListing(ctx, input.goodsSn)
  if (status !== GOODS_STATUS.onShelf) throw refuse('GOODS_GONE')
  if (sellerId === askerId) throw refuse('OWN_GOODS', '这是你自己发布的商品')
  const question = publicText(input.content)
  await assertDecent(ctx, { place: 'comment', texts: { content: question } })
  return inTxOnce(ctx, async (tx, effects) => {
    await holdPerson(tx, askerId)
    await assertUntied(tx, askerId, sellerId)
    if ((await countOpen(tx, { askerId, goodsSn: input.goodsSn })) >= MOST_OPEN)
      throw refuse('TOO_MANY', `这件商品你已有${MOST_OPEN}个问题等待回答，请等卖家回答后再问`)
    const person = await findPersonKey(tx, askerId)
    if ((await countHit(tx, `question:${person}:day`, 86_400, ctx.now().getTime())) > A_DAY)
      throw refuse('TOO_MANY', `每天最多提问${A_DAY}次，请明天再来`)
    const [row] = await tx
      .insert(goodsQuestions)
      .values({
        goodsSn: input.goodsSn,
        sellerId,
        askerId,
        distId: ctx.dist.distId,
        question,
        createdAt: ctx.now(),
      })
      .returning({ questionId: goodsQuestions.id })
    const questionId = row?.questionId ?? 0
    const notice = {
      userId: sellerId,
      distId: ctx.dist.distId,
      kind: 'question',
      key: `question ${questionId}`,
    } as const
    const content = { title: '有买家提问', text: question, href: '/center/questions' }
    await notifyUsers(tx, effects, { notices: [{ ...notice, ...content }], at: ctx.now() })
    const owner = { kind: 'seller', id: sellerId, distId: ctx.dist.distId } as const
    const asked = { owner, type: 'question.asked', object: `question:${questionId}` } as const
    await recordEvents(tx, { facts: [asked], at: ctx.now() })
    const conversation = `question:${input.goodsSn}:${askerId}`
    const autoReply = await claimAutoReply(tx, { userId: sellerId, conversation, at: ctx.now() })
    if (autoReply !== null) {
      await tx.update(goodsQuestions).set({ autoReply }).where(eq(goodsQuestions.id, questionId))
      const reply = { ...notice, userId: askerId, key: `question ${questionId} auto`, title: '卖家自动回复' } as const
      await notifyUsers(tx, effects, {
        notices: [{ ...reply, text: autoReply, href: '/center/questions' }],
        at: ctx.now(),
      })
    }
    return { questionId, question }
  })
}
