import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { leaderboards } from '../../../../db/schema/market/campaign'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import type { Board } from '../types'

/** Locks a leaderboard of the site until the transaction ends. Refuses NOT_FOUND. */
export async function lockBoard({ dist }: StaffCtx, tx: Tx, boardId: number): Promise<Board> {
  const own = and(eq(leaderboards.id, boardId), eq(leaderboards.distId, dist.distId))
  const [board] = await tx.select().from(leaderboards).where(own).for('update')
  if (!board) throw refuse('NOT_FOUND', '没有这个榜单')
  return board
}
