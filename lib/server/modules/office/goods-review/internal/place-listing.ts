import { and, eq, sql } from 'drizzle-orm'
import { FINDING_RULES, type Finding, REVIEW_HOURS } from '@/lib/shared/goods/goods-review'
import { GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import { HOUR_MS } from '@/lib/shared/time'
import type { Tx } from '../../../../db/client'
import { goodsReviews } from '../../../../db/schema/office/goods-review'
import type { UserCtx } from '../../../../runtime/context'
import { assertUnchanged } from '../../../listings/catalog/selling/assert-unchanged'
import type { Placed } from '../../../listings/catalog/types'
import { changesOf } from '../rules-unseen'

const AGAIN: Finding = { rule: 'again', text: '上次没有通过，改后重新提交' }
const { review, onShelf, offShelf, refused } = GOODS_STATUS

interface Screened extends Placed {
  findings: readonly Finding[]
}

/**
 * Decides the status of a listing in the transaction that writes it: it waits for review if something was found or
 * staff refused it before; a new version replaces one that waits. The item must be unchanged since it was screened: an
 * edit in between refuses GOODS_BUSY.
 */
export async function placeListing(
  tx: Tx,
  ctx: UserCtx,
  { draft, goodsSn, status, findings }: Screened,
): Promise<GoodsStatus> {
  await assertUnchanged(tx, goodsSn, draft)
  const before = status === review ? await replaceWaiting(tx, goodsSn) : undefined
  const isAgain = status === refused || before?.findings.some(({ rule }) => rule === AGAIN.rule)
  const found = isAgain ? [...findings, AGAIN] : findings
  const backTo = before?.backTo ?? (status === offShelf ? offShelf : onShelf)
  if (found.length === 0) return backTo
  const at = ctx.now()
  await tx.insert(goodsReviews).values({
    goodsSn,
    gameId: draft.gameId,
    goodsTypeId: draft.goodsTypeId,
    distId: ctx.dist.distId,
    sellerId: ctx.user.userId,
    state: 'waiting',
    backTo,
    findings: inOrder(found),
    changes: changesOf(draft),
    version: sql`(select coalesce(max(version), 0) + 1 from ${goodsReviews} where goods_sn = ${goodsSn})`,
    createdAt: at,
    dueAt: new Date(at.getTime() + REVIEW_HOURS * HOUR_MS),
  })
  return review
}

const RULES = Object.keys(FINDING_RULES)
const inOrder = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => RULES.indexOf(a.rule) - RULES.indexOf(b.rule))

async function replaceWaiting(tx: Tx, goodsSn: Placed['goodsSn']) {
  const [row] = await tx
    .update(goodsReviews)
    .set({ state: 'replaced' })
    .where(and(eq(goodsReviews.goodsSn, goodsSn), eq(goodsReviews.state, 'waiting')))
    .returning({ findings: goodsReviews.findings, backTo: goodsReviews.backTo })
  return row
}
