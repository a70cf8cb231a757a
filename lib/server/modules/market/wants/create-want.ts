import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Attrs } from '@/lib/shared/goods/attrs'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { reserveOf, WANT } from '@/lib/shared/goods/want'
import { type Fen, ZERO } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'
import { wantPosts } from '../../../db/schema/market/wants'
import { singleRow } from '../../../db/single-row'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { assertDecent } from '../../core/moderation/assert-decent'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { findGame, resolvePlace } from '../../listings/catalog/games/queries-games'
import { accountsOfPerson, holdPerson } from '../../people/identity/queries-person'
import { publicText } from '../questions/rules-public-text'
import { assertBudget } from './internal/assert-budget'
import { setReserve } from './internal/reserve'
import { loadOwnPost } from './queries'
import { amountOf, wishedFacts } from './rules'

export interface WantForm {
  title: string
  detail: string
  /** Amount of currency, in 万. */
  amount?: number
  budget: Fen
}
interface PostInput extends WantForm {
  gameId: number
  goodsTypeId: number
  areaId?: number
  serverId?: number
  attrs: Attrs
}

/** Posts a want and sets its reserve aside. Refuses NOT_FOUND, MODE_OFF, INVALID_INPUT, TOO_MANY, BALANCE_SHORT. */
export async function createWant(ctx: UserCtx, input: PostInput) {
  const { gameId, goodsTypeId, budget: budgetFen } = input
  const game = await findGame(ctx, gameId)
  const rules = await loadRules(ctx, { mode: goodsType(goodsTypeId).mode, gameId, distId: ctx.dist.distId })
  if (!game.goodsTypes[String(goodsTypeId)] || !rules.tradeOpen) throw refuse('MODE_OFF')
  assertBudget(budgetFen, rules)
  const buyerId = ctx.user.userId
  const at = ctx.now()
  const reserveFen = reserveOf(budgetFen, goodsTypeId)
  const values = {
    buyerId,
    distId: ctx.dist.distId,
    gameId,
    goodsTypeId,
    ...(await resolvePlace(ctx, input)),
    title: publicText(input.title, 'title'),
    detail: publicText(input.detail, 'detail'),
    facts: wishedFacts(game.fields, input.attrs),
    amount: amountOf(goodsTypeId, input.amount),
    budgetFen,
    reserveFen,
    createdAt: at,
    dueAt: new Date(at.getTime() + WANT.days * DAY_MS),
  }
  await assertDecent(ctx, { place: 'comment', texts: { title: values.title, detail: values.detail } })
  const wantId = await inTxOnce(ctx, async (tx, effects) => {
    await holdPerson(tx, buyerId)
    const ofPerson = inArray(wantPosts.buyerId, accountsOfPerson(buyerId))
    const live = await tx.$count(wantPosts, and(ofPerson, eq(wantPosts.status, 'open'), gt(wantPosts.dueAt, at)))
    if (live >= WANT.most) throw refuse('TOO_MANY', `最多同时发布${WANT.most}条求购，请先关闭一条`)
    const post = singleRow(await tx.insert(wantPosts).values(values).returning())
    await setReserve(tx, effects, post, { from: ZERO, to: reserveFen, at })
    effects.purge('wants')
    return post.id
  })
  return loadOwnPost(ctx, wantId)
}
