import { eq, sql } from 'drizzle-orm'
import { WANT } from '@/lib/shared/goods/want'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { wantAnswers, wantPosts } from '../../../db/schema/market/wants'
import { singleRow } from '../../../db/single-row'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { assertDecent } from '../../core/moderation/assert-decent'
import { notifyUsers } from '../../core/notifications/notify-users'
import { lockListing } from '../../listings/catalog/stock/lock-listing'
import { assertUntied } from '../../money/ties/assert-untied'
import { accountsOfPerson } from '../../people/identity/queries-person'
import { publicText } from '../questions/rules-public-text'
import { assertOpen } from './internal/reserve'
import { loadSentAnswer } from './queries'
import { totalOf } from './rules'

interface AnswerInput {
  wantId: number
  goodsSn: GoodsSn
  goodsNum: number
  note: string
}

/**
 * Offers an own item to the author of a want. Nothing is reserved: the item stays for sale to everyone. Locks the item,
 * then the want, like an order. Refuses NOT_FOUND, FORBIDDEN, OWN_GOODS, GOODS_GONE, OUT_OF_STOCK, WANT_STATE,
 * INVALID_INPUT, TOO_MANY.
 */
export async function answerWant(ctx: UserCtx, { wantId, goodsSn, goodsNum: num, note }: AnswerInput) {
  const sellerId = ctx.user.userId
  const shown = publicText(note, 'note')
  await assertDecent(ctx, { place: 'comment', texts: { note: shown } })
  const answerId = await inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const listing = await lockListing(ctx, tx, goodsSn)
    if (listing.sellerId !== sellerId) throw refuse('NOT_FOUND', '只能用自己在售的商品报价')
    const [post] = await tx.select().from(wantPosts).where(eq(wantPosts.id, wantId)).for('update')
    if (!post) throw refuse('NOT_FOUND', '没有这条求购')
    assertOpen(post, at)
    if (post.buyerId === sellerId) throw refuse('FORBIDDEN', '不能给自己的求购报价')
    await assertUntied(tx, sellerId, post.buyerId)
    if (!listing.isForSale) throw refuse('GOODS_GONE', '商品未上架，请先上架')
    const wrong = (text: string, field = 'goodsSn') => refuse('INVALID_INPUT', text, { field })
    if (listing.gameId !== post.gameId || listing.goodsTypeId !== post.goodsTypeId)
      throw wrong('商品的游戏或类型与求购不同')
    if (num > listing.free) throw refuse('OUT_OF_STOCK', `库存只有${listing.free}件`, { field: 'goodsNum' })
    if (totalOf(listing.priceFen, num) > post.budgetFen) throw wrong('超出买家的预算，可以先调低价格或减少件数')
    await assertFew(tx, { wantId, sellerId, goodsSn })
    const row = singleRow(
      await tx
        .insert(wantAnswers)
        .values({ wantId, goodsSn, sellerId, num, note: shown, createdAt: at })
        .returning({ id: wantAnswers.id }),
    )
    effects.age('wants')
    const notice = { userId: post.buyerId, distId: post.distId, kind: 'want', key: `want answer ${row.id}` } as const
    const content = {
      title: '有卖家给你的求购报价',
      text: `${post.title}：${listing.title}`,
      href: '/center/buyers/buyWanted',
    }
    await notifyUsers(tx, effects, { notices: [{ ...notice, ...content }], at })
    return row.id
  })
  return loadSentAnswer(ctx, answerId)
}

/** Refuses INVALID_INPUT, TOO_MANY. */
async function assertFew(
  tx: Tx,
  { wantId, sellerId, goodsSn }: { wantId: number; sellerId: UserId; goodsSn: GoodsSn },
) {
  const rows = await tx
    .select({
      goodsSn: wantAnswers.goodsSn,
      isOwn: sql<boolean>`${wantAnswers.sellerId} in ${accountsOfPerson(sellerId)}`,
    })
    .from(wantAnswers)
    .where(eq(wantAnswers.wantId, wantId))
  if (rows.some((row) => row.goodsSn === goodsSn))
    throw refuse('INVALID_INPUT', '这件商品已经报过价', { field: 'goodsSn' })
  if (rows.filter(({ isOwn }) => isOwn).length >= WANT.answersOfOne)
    throw refuse('TOO_MANY', `对一条求购最多报价${WANT.answersOfOne}次`)
  if (rows.length >= WANT.answers) throw refuse('TOO_MANY', '给这条求购报价的商品已经很多，请看看其他求购')
}
