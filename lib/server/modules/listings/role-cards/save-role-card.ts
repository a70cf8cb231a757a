import { and, eq, ne, sql } from 'drizzle-orm'
import type { RoleCard } from '@/lib/contract/entities/role-card'
import { ROLE_CARDS } from '@/lib/shared/trade/role-cards'
import { roleCards } from '../../../db/schema/listings/role-cards'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { holdPerson } from '../../people/identity/queries-person'
import { findGame, resolveWholePlace } from '../catalog/games/queries-games'
import { isOwn } from './internal/own'
import { presentRoleCard } from './present'
import { findRoleCard } from './queries'

interface RoleCardForm {
  /** The card to change; its game cannot be changed. */
  cardId?: number
  gid: number
  areaId?: number
  serverId?: number
  roleName: string
  note?: string
  isDefault?: boolean
}

/**
 * Creates or updates a receiving character. If the same one exists, it is returned with the new note. Refuses
 * NOT_FOUND, INVALID_INPUT, TOO_MANY.
 */
export async function saveRoleCard(ctx: UserCtx, form: RoleCardForm): Promise<RoleCard> {
  const { cardId, roleName, note = '' } = form
  const { id: gameId, name } = await findGame(ctx, cardId ? (await findRoleCard(ctx, cardId)).gameId : form.gid)
  const place = await resolveWholePlace(ctx, { ...form, gameId })
  const row = await inTx(ctx, async (tx) => {
    await holdPerson(tx, ctx.user.userId)
    const ofGame = and(isOwn(ctx), eq(roleCards.gameId, gameId))
    const { areaId, serverId } = place
    const isSame = and(
      ofGame,
      eq(roleCards.areaId, areaId),
      eq(roleCards.serverId, serverId),
      eq(roleCards.roleName, roleName),
    )
    const [same] = await tx.select().from(roleCards).where(isSame)
    if (same && cardId && same.id !== cardId)
      throw refuse('INVALID_INPUT', '这个服务器的同名角色已经保存过', { field: 'roleName' })
    const known = cardId ?? same?.id
    const [counted] = await tx
      .select({
        all: sql<number>`count(*)::int`,
        game: sql<number>`(count(*) filter (where game_id = ${gameId}))::int`,
      })
      .from(roleCards)
      .where(isOwn(ctx))
    const { all = 0, game = 0 } = counted ?? {}
    if (!known && game >= ROLE_CARDS.mostOfGame)
      throw refuse('TOO_MANY', `每款游戏最多保存${ROLE_CARDS.mostOfGame}个收货角色，请先删除不用的`)
    if (!known && all >= ROLE_CARDS.most)
      throw refuse('TOO_MANY', `最多保存${ROLE_CARDS.most}个收货角色，请先删除不用的`)
    const isDefault = form.isDefault || (!known && game === 0)
    if (isDefault)
      await tx
        .update(roleCards)
        .set({ isDefault: false })
        .where(and(ofGame, known ? ne(roleCards.id, known) : undefined))
    const values = { ...place, roleName, note, ...(isDefault && { isDefault }) }
    const [saved] = known
      ? await tx
          .update(roleCards)
          .set(values)
          .where(and(isOwn(ctx), eq(roleCards.id, known)))
          .returning()
      : await tx
          .insert(roleCards)
          .values({ ...values, userId: ctx.user.userId, distId: ctx.dist.distId, gameId, createdAt: ctx.now() })
          .returning()
    // it was removed between the first read and the lock
    if (!saved) throw refuse('NOT_FOUND', '没有这个收货角色，可能已被删除')
    return saved
  })
  return presentRoleCard(row, new Map([[gameId, name]]))
}
