import { and, desc, eq } from 'drizzle-orm'
import { roleCards } from '../../../db/schema/listings/role-cards'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { gameNames } from '../catalog/games/queries-games'
import { isOwn } from './internal/own'
import { presentRoleCard } from './present'
import type { RoleCardRow } from './types'

/** Only of games that the host shows. */
export async function listRoleCards(ctx: UserCtx, { gid }: { gid?: number }) {
  const [games, rows] = await Promise.all([
    gameNames(ctx),
    ctx.db
      .select()
      .from(roleCards)
      .where(and(isOwn(ctx), gid ? eq(roleCards.gameId, gid) : undefined))
      .orderBy(desc(roleCards.isDefault), desc(roleCards.id)),
  ])
  return { list: rows.filter((row) => games.has(row.gameId)).map((row) => presentRoleCard(row, games)) }
}

/** Returns one of the caller's cards, for an order that delivers to it. Refuses NOT_FOUND. */
export async function findRoleCard(ctx: UserCtx, cardId: number): Promise<RoleCardRow> {
  const [row] = await ctx.db
    .select()
    .from(roleCards)
    .where(and(isOwn(ctx), eq(roleCards.id, cardId)))
  if (!row) throw refuse('NOT_FOUND', '没有这个收货角色，可能已被删除')
  return row
}
