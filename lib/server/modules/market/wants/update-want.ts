import { eq } from 'drizzle-orm'
import type { Attrs } from '@/lib/shared/goods/attrs'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { reserveOf } from '@/lib/shared/goods/want'
import { wantPosts } from '../../../db/schema/market/wants'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { assertDecent } from '../../core/moderation/assert-decent'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { findGame } from '../../listings/catalog/games/queries-games'
import { publicText } from '../questions/rules-public-text'
import type { WantForm } from './create-want'
import { assertBudget } from './internal/assert-budget'
import { lockOwnPost, setReserve } from './internal/reserve'
import { findPost, loadOwnPost } from './queries'
import { amountOf, wishedFacts } from './rules'

/**
 * Edits an own open want; game, type, place and end time cannot change. The reserve is adjusted to the budget in the
 * same transaction. Refuses NOT_FOUND, WANT_STATE, INVALID_INPUT, BALANCE_SHORT.
 */
export async function updateWant(ctx: UserCtx, { wantId, ...input }: WantForm & { wantId: number; attrs?: Attrs }) {
  const known = await findPost(ctx, wantId)
  if (known?.buyerId !== ctx.user.userId) throw refuse('NOT_FOUND', '没有这条求购')
  const { gameId, goodsTypeId } = known
  const { fields } = await findGame(ctx, gameId)
  const rulesOf = await loadRuleBook(ctx)
  assertBudget(input.budget, rulesOf({ mode: goodsType(goodsTypeId).mode, gameId }))
  const values = {
    title: publicText(input.title, 'title'),
    detail: publicText(input.detail, 'detail'),
    facts: input.attrs ? wishedFacts(fields, input.attrs) : known.facts,
    amount: amountOf(goodsTypeId, input.amount),
    budgetFen: input.budget,
    reserveFen: reserveOf(input.budget, goodsTypeId),
  }
  await assertDecent(ctx, { place: 'comment', texts: { title: values.title, detail: values.detail } })
  await inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const before = await lockOwnPost(tx, { wantId, buyerId: ctx.user.userId, at })
    const after = { ...before, ...values, moves: before.moves + 1 }
    await tx
      .update(wantPosts)
      .set({ ...values, moves: after.moves })
      .where(eq(wantPosts.id, wantId))
    await setReserve(tx, effects, after, { from: before.reserveFen, to: after.reserveFen, at })
    effects.purge('wants')
    return wantId
  })
  return loadOwnPost(ctx, wantId)
}
