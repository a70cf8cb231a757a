import { and, eq, ne } from 'drizzle-orm'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { holdName } from '../../../../db/hold-name'
import { games } from '../../../../db/schema/listings/catalog'
import { singleRow } from '../../../../db/single-row'
import { inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { assertOwnImages } from '../../media/queries'
import { lockGame } from '../lists/queries-catalogue'
import { spell } from './rules-spelling'

interface GameForm {
  /** Absent: a new game. */
  gameId?: number
  name: string
  gameType: number
  /** Two-letter code used in goods numbers; cannot be changed later. */
  snCode?: string
  /** Absent: taken from the spelling. */
  initial?: string
  /** Media key; '' for the generated logo. */
  logo: string
  /** Absent: not hot. */
  hotRank?: number
  coinName: string
  goodsTypes: readonly { id: number; name: string }[]
}

/**
 * Adds a game, or changes its name, looks and trade types. Its name is on nearly every page, so all pages are
 * regenerated. Resolves with its number. Refuses NOT_FOUND, INVALID_INPUT.
 */
export async function saveGame(ctx: StaffCtx, form: GameForm): Promise<number> {
  const { gameId, snCode, goodsTypes, hotRank = null, ...fields } = form
  if (goodsTypes.some(({ id }) => goodsType(id).name === '商品'))
    throw refuse('INVALID_INPUT', '没有这种商品类型', { field: 'goodsTypes' })
  const types = Object.fromEntries(goodsTypes.map(({ id, name }) => [id, name]))
  const spelt = spell(fields.name)
  const values = { ...fields, ...spelt, initial: fields.initial ?? spelt.initial, hotRank, goodsTypes: types }
  return inTx(ctx, async (tx, effects) => {
    const before = gameId === undefined ? undefined : await lockGame(tx, gameId)
    await holdName(tx, `game ${fields.name}`)
    const twin = await tx.$count(games, and(eq(games.name, fields.name), ne(games.id, gameId ?? 0)))
    if (twin > 0) throw refuse('INVALID_INPUT', '已有同名的游戏', { field: 'name' })
    if (fields.logo && fields.logo !== before?.logo) await assertOwnImages(ctx, [fields.logo])
    if (!before && !snCode) throw refuse('INVALID_INPUT', '请填写编号代码', { field: 'snCode' })
    const saved = before
      ? tx.update(games).set(values).where(eq(games.id, before.id))
      : tx.insert(games).values({ ...values, snCode: snCode ?? '' })
    const after = singleRow(await saved.returning())
    await recordAudit(tx, ctx, { action: 'game.save', target: `game:${after.id}`, before, after })
    effects.purge('*')
    return after.id
  })
}
