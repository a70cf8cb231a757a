import { eq, sql } from 'drizzle-orm'
import type { GameField } from '../../../../db/game-field'
import { games, goods } from '../../../../db/schema/listings/catalog'
import { inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { lockGame } from '../lists/queries-catalogue'
import { fieldsError } from './rules-fields'

/**
 * Saves the fields that sellers fill in for a game's accounts and that lists filter by. Goods keep their values; if
 * another field becomes the sort field, their sort numbers are recalculated. Refuses NOT_FOUND, INVALID_INPUT.
 */
export async function saveGameFields(
  ctx: StaffCtx,
  { gameId, fields }: { gameId: number; fields: readonly Required<GameField>[] },
): Promise<void> {
  const error = fieldsError(fields)
  if (error) throw refuse('INVALID_INPUT', error, { field: 'fields' })
  await inTx(ctx, async (tx, effects) => {
    const { fields: before } = await lockGame(tx, gameId)
    await tx
      .update(games)
      .set({ fields: fields.map(withoutAbsent) })
      .where(eq(games.id, gameId))
    const sorts = sortKey(fields)
    if (sorts !== sortKey(before)) {
      const number = sorts ? sql`fact_number(${goods.facts}, ${sorts})` : null
      await tx.update(goods).set({ mainNumber: number }).where(eq(goods.gameId, gameId))
    }
    const change = { before: { fields: before }, after: { fields } }
    await recordAudit(tx, ctx, { action: 'game.fields', target: `game:${gameId}`, ...change })
    effects.purge('*')
  })
}

const sortKey = (fields: readonly GameField[]): string | undefined => fields.find(({ isSort }) => isSort)?.key

/** Drops absent properties. */
const withoutAbsent = ({
  key,
  label,
  kind,
  options,
  unit,
  group,
  isMain,
  isSort,
  least,
  most,
}: Required<GameField>): GameField => ({
  key,
  label,
  kind,
  ...(kind === 'choice' && { options }),
  ...(kind === 'number' && { least, most }),
  ...(unit && { unit }),
  ...(group && { group }),
  ...(isMain && { isMain }),
  ...(isSort && { isSort }),
})
