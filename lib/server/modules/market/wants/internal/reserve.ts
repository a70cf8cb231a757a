import { and, eq } from 'drizzle-orm'
import type { WantState } from '@/lib/shared/goods/want'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, ZERO } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { wantPosts } from '../../../../db/schema/market/wants'
import type { Effects } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { assertSpendable } from '../../../money/debts/assert-spendable'
import { creditDebtor } from '../../../money/debts/credit-debtor'
import { transferReserve } from '../../../money/wallet/transfer-reserve'
import type { WantPost } from '../types'

/**
 * Changes the `reserve` of a want, which the caller has locked, from `from` to `to`; what returns repays the buyer's
 * debts first. Refuses BALANCE_SHORT.
 */
export async function setReserve(
  tx: Tx,
  effects: Effects,
  post: Pick<WantPost, 'id' | 'buyerId' | 'title' | 'moves'>,
  { from, to, at }: { from: Fen; to: Fen; at: Date },
): Promise<void> {
  const { id: ownerId, buyerId: userId, title, moves } = post
  const [amount, ref] = [fen(to - from), `want${ownerId}:${moves}`]
  const account = { kind: 'reserve', ownerId } as const
  const move = async () => {
    await transferReserve(tx, { account, userId, amount, ref, memo: `求购“${title}”`, at })
    return fen(-amount)
  }
  if (amount < 0n) return creditDebtor(tx, effects, { userId, at, credit: move })
  await move()
  if (amount > 0n) await assertSpendable(tx, userId)
}

/** Closes a want that the caller has locked and found open; returns its reserve to the buyer's balance. */
export async function endPost(
  tx: Tx,
  effects: Effects,
  { post, status, at }: { post: WantPost; status: Exclude<WantState, 'open'>; at: Date },
): Promise<void> {
  await tx
    .update(wantPosts)
    .set({ status, closedAt: at, moves: post.moves + 1 })
    .where(eq(wantPosts.id, post.id))
  await setReserve(tx, effects, { ...post, moves: post.moves + 1 }, { from: post.reserveFen, to: ZERO, at })
  effects.purge('wants')
}

/** Locks an own want that is still open. Refuses NOT_FOUND, WANT_STATE. */
export async function lockOwnPost(tx: Tx, { wantId, buyerId, at }: { wantId: number; buyerId: UserId; at: Date }) {
  const [post] = await tx
    .select()
    .from(wantPosts)
    .where(and(eq(wantPosts.id, wantId), eq(wantPosts.buyerId, buyerId)))
    .for('update')
  if (!post) throw refuse('NOT_FOUND', '没有这条求购')
  assertOpen(post, at)
  return post
}

/** Refuses WANT_STATE. */
export function assertOpen({ status, dueAt }: WantPost, at: Date): void {
  if (status !== 'open' || dueAt <= at) throw refuse('WANT_STATE', '这条求购已经结束')
}
