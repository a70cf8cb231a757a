import type { UserId } from '@/lib/shared/ids'
import { type Paging, presentPage } from '../../../db/page'
import type { StaffCtx } from '../../../runtime/context'
import { listOpenAbout } from '../../core/oversight/queries-approvals'
import { listChanges, readChanges } from '../../core/tenancy/queries-rules'
import type { RuleChange } from '../../core/tenancy/types'
import { gamesById } from '../../listings/catalog/games/queries-games'
import { findUsers } from '../../people/identity/queries'
import { presentChange, presentRules } from './present'
import type { Names } from './rules'

/** Returns names of scopes: switched-off games and distributors are shown by their ids. */
export async function namesOf(ctx: StaffCtx): Promise<Names> {
  const games = await gamesById(ctx)
  return {
    game: (gameId) => games.get(gameId)?.name ?? `游戏 ${gameId}`,
    dist: (distId) => ctx.distOf(distId)?.conf.distBaseConf.websiteName ?? `站点 ${distId}`,
  }
}

/** Returns the whole rule book, with current and scheduled values, and changes that wait for a second member. */
export async function loadRules(ctx: StaffCtx) {
  const [changes, names, games, open] = await Promise.all([
    readChanges(ctx.db),
    namesOf(ctx),
    gamesById(ctx),
    listOpenAbout(ctx, 'rule'),
  ])
  const nameOf = await namesOfStaff(ctx, [
    ...changes,
    ...open.map(({ askedBy }) => ({ byId: askedBy, secondId: null })),
  ])
  return presentRules(changes, { names, nameOf, open, games: [...games.values()], now: ctx.now() })
}

/** Changes, newest first, with their requesters and approvers. */
export async function listHistory(ctx: StaffCtx, wanted: Paging & { key?: string; distId?: number }) {
  const [found, changes, names] = await Promise.all([listChanges(ctx.db, wanted), readChanges(ctx.db), namesOf(ctx)])
  const nameOf = await namesOfStaff(ctx, found.list)
  const present = presentChange(changes, { names, nameOf, now: ctx.now() })
  return presentPage(found, present)
}

/** Returns names of the people who requested or approved the changes; '' for no one. */
async function namesOfStaff(
  ctx: StaffCtx,
  changes: readonly Pick<RuleChange, 'byId' | 'secondId'>[],
): Promise<(id: UserId | null) => string> {
  const ids = changes.flatMap(({ byId, secondId }) => [byId, secondId]).filter((id) => id !== null)
  const people = await findUsers(ctx, [...new Set(ids)])
  return (id) => (id === null ? '' : (people.get(id)?.nickName ?? `用户 ${id}`))
}
