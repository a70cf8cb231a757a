import { HOUR_MS } from '@/lib/shared/time'
import { type Paging, presentPage } from '../../../db/page'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { findFacts } from '../../listings/catalog/checking/queries'
import { findGame, gamesById } from '../../listings/catalog/games/queries-games'
import { findReviewed } from '../../listings/catalog/selling/queries-review'
import { findCheck, hasReadCheck } from '../../listings/checks/queries'
import { listChecks, sizeOfChecks } from '../../listings/checks/queries-desk'
import { findUsers } from '../../people/identity/queries'
import { presentCheckFile, presentCheckRow } from './present'

/** Returns a page of checks for the desk. */
export async function listDeskChecks(ctx: StaffCtx, input: { kind: 'waiting' | 'mine' } & Paging) {
  const [found, games, rulesOf] = await Promise.all([listChecks(ctx, input), gamesById(ctx), loadRuleBook(ctx)])
  const [goods, sellers] = await Promise.all([
    findReviewed(
      ctx,
      found.list.map(({ goodsSn }) => goodsSn),
    ),
    findUsers(
      ctx,
      found.list.map(({ sellerId }) => sellerId),
    ),
  ])
  return presentPage(found, (check) => {
    const { goodsCheckHours } = rulesOf({ mode: 'account', gameId: check.gameId })
    const until = check.dueAt ?? new Date(check.createdAt.getTime() + goodsCheckHours * HOUR_MS)
    return presentCheckRow(check, {
      gameName: games.get(check.gameId)?.name ?? '',
      goods: goods.get(check.goodsSn)?.goods,
      seller: sellers.get(check.sellerId)?.nickName,
      until,
      hours: goodsCheckHours,
      now: ctx.now(),
    })
  })
}

/** Counts the checks that wait for the caller, and those that wait too long. */
export async function sizeOfDeskChecks(ctx: StaffCtx): Promise<{ total: number; overdue: number }> {
  const rulesOf = await loadRuleBook(ctx)
  return sizeOfChecks(ctx, rulesOf({ mode: 'account' }).goodsCheckHours)
}

/** Returns what a member needs to check an account: the facts that its seller states, and the captures of its game. */
export async function loadDeskCheck(ctx: StaffCtx, { checkId }: { checkId: number }) {
  const check = await findCheck(ctx.db, checkId)
  if (!check) throw refuse('NOT_FOUND', '没有这条验号申请')
  const { userId } = ctx.user
  const [game, facts, hasRead] = await Promise.all([
    findGame(ctx, check.gameId),
    findFacts(ctx, check.goodsSn),
    hasReadCheck(ctx.db, { checkId, userId }),
  ])
  return presentCheckFile(check, { game, facts, hasRead, isMine: check.agentId === userId && check.state === 'taken' })
}
