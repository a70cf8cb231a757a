import type { UserId } from '@/lib/shared/ids'
import { type Paging, presentPage } from '../../../db/page'
import type { StaffCtx } from '../../../runtime/context'
import { listChanges, readChanges } from '../../core/tenancy/queries-rules'
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

/** Returns the whole rule book, with current and scheduled values. */
export async function loadRules(ctx: StaffCtx) {
  const [changes, names, games] = await Promise.all([readChanges(ctx.db), namesOf(ctx), gamesById(ctx)])
  return presentRules(changes, { names, games: [...games.values()], now: ctx.now() })
}

/** Changes, newest first, with their requesters and approvers. */
export async function listHistory(ctx: StaffCtx, wanted: Paging & { key?: string; distId?: number }) {
  const [found, changes, names] = await Promise.all([listChanges(ctx.db, wanted), readChanges(ctx.db), namesOf(ctx)])
  const ids = found.list.flatMap(({ byId, secondId }) => [byId, secondId]).filter((id) => id !== null)
  const people = await findUsers(ctx, ids)
  const nameOf = (id: UserId | null) => (id === null ? '' : (people.get(id)?.nickName ?? `用户 ${id}`))
  const present = presentChange(changes, { names, nameOf, now: ctx.now() })
  return presentPage(found, present)
}
