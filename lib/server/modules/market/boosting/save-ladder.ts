import { asc } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money/money'
import { servicePlans } from '../../../db/schema/market/boosting'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { contentDist } from '../../core/oversight/rules'
import { isGame } from '../../listings/catalog/games/queries-games'
import { presentLadder } from './present'
import { ownSteps } from './queries-writing'

interface LadderForm {
  gameId: number
  safety: string
  /** The starting rank of the first step; every other step starts where the previous one ends. */
  first: string
  steps: readonly { to: string; price: Fen; hours: number }[]
}

/**
 * Replaces the ladder that the caller's platform or distributor has for a game; without steps it is deleted. Refuses
 * INVALID_INPUT.
 */
export async function saveLadder(ctx: StaffCtx, { gameId, safety, first, steps }: LadderForm): Promise<void> {
  if (!(await isGame(ctx, gameId))) throw refuse('INVALID_INPUT', '请选择游戏', { field: 'gameId' })
  if (steps.length > 0 && !first) throw refuse('INVALID_INPUT', '请填写起点', { field: 'first' })
  if (steps.length > 0 && !safety) throw refuse('INVALID_INPUT', '请填写安全保障', { field: 'safety' })
  const names = [first, ...steps.map(({ to }) => to)]
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice) throw refuse('INVALID_INPUT', `“${twice}”出现了两次`, { field: 'steps' })
  const rows = steps.map(({ to, price, hours }, sort) => {
    const from = names[sort] as string
    const plan = { gameId, safety, hours, sort, kind: 'boosting' as const, priceFen: price }
    return { ...plan, distId: contentDist(ctx), title: `${from}到${to}`, fromStep: from, toStep: to }
  })
  await inTx(ctx, async (tx, effects) => {
    const before = await tx
      .select()
      .from(servicePlans)
      .where(ownSteps(ctx, gameId))
      .orderBy(asc(servicePlans.sort))
      .for('update')
    await tx.delete(servicePlans).where(ownSteps(ctx, gameId))
    const after = rows.length > 0 ? await tx.insert(servicePlans).values(rows).returning() : []
    const change = { before: presentLadder(before), after: presentLadder(after) }
    await recordAudit(tx, ctx, { action: 'plan.ladder', target: `ladder:${gameId}`, ...change })
    effects.purge('plans')
  })
}
