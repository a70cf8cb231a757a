import { and, desc, eq, inArray, isNotNull, or, sum } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { Db } from '../../../db/client'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { payees, withdrawals } from '../../../db/schema/money/payouts'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findGuards } from '../../people/identity/queries'
import { owingOf } from '../debts/queries'
import { balanceOf } from '../wallet/queries'
import { findFreshMoney } from '../wallet/queries-fresh'
import { findStop } from './internal/find-stop'
import { ownedBy } from './internal/owned-by'
import { requestedToday } from './internal/requested-today'
import { presentTerms, presentWithdrawal, presentWithdrawalWithEvents } from './present'
import { findPayees } from './queries-payees'
import { loadMemberTerms, loadPayoutTerms } from './queries-terms'
import { lockOf, OPEN_STATES } from './rules'
import { memberOf } from './rules-owner'
import type { WithdrawalStatus } from './types'

const WITH_PAYEE = { withdrawal: withdrawals, payee: payees }
/** Filters of a list. */
const VIEWS: Record<'all' | 'open' | 'failed', WithdrawalStatus[] | undefined> = {
  all: undefined,
  open: OPEN_STATES,
  failed: ['failed', 'returned', 'refused'],
}

/** Returns what the caller can withdraw, the payees, and current obstacles. */
export async function loadWithdrawalTerms(ctx: UserCtx) {
  const { userId } = ctx.user
  const at = ctx.now()
  const { terms, facts: seller } = await loadMemberTerms(ctx)
  const [coin, fresh, owing, guards, own, today] = await Promise.all([
    balanceOf(ctx.db, { kind: 'user', ownerId: userId }),
    findFreshMoney(ctx.db, { userId, hours: terms.freshHours, at }),
    owingOf(ctx.db, userId),
    findGuards(ctx.db, userId),
    findPayees(ctx.db, memberOf(ctx)),
    requestedToday(ctx.db, userId, at),
  ])
  return presentTerms({
    coin,
    fresh,
    owing,
    requestedToday: today,
    lock: lockOf(guards, terms, at),
    guards,
    payees: own,
    payeeKinds: ctx.payout.payeeKinds,
    terms,
    seller,
    at,
  })
}

/** Returns the total of the caller's withdrawals in progress. */
export async function withdrawingOf(ctx: UserCtx): Promise<Fen> {
  const [row] = await ctx.db
    .select({ sum: sum(withdrawals.amountFen) })
    .from(withdrawals)
    .where(and(ownedBy(withdrawals, memberOf(ctx)), inArray(withdrawals.status, OPEN_STATES)))
  return fen(BigInt(row?.sum ?? '0'))
}

/** Counts payouts of a member whose money may still come back: open ones, and paid ones that banks may return. */
export const countUnsettledPayouts = (db: Db, userId: UserId): Promise<number> =>
  db.$count(
    withdrawals,
    and(
      ownedBy(withdrawals, { ofDist: null, userId }),
      or(inArray(withdrawals.status, OPEN_STATES), isNotNull(withdrawals.checkAt)),
    ),
  )

/** Returns the caller's withdrawals, newest first. */
export async function listWithdrawals(ctx: UserCtx, { view, ...paging }: Paging & { view: keyof typeof VIEWS }) {
  const { userId } = ctx.user
  const statuses = VIEWS[view]
  const own = and(ownedBy(withdrawals, memberOf(ctx)), statuses ? inArray(withdrawals.status, statuses) : undefined)
  const rows = ctx.db
    .select(WITH_PAYEE)
    .from(withdrawals)
    .innerJoin(payees, eq(payees.id, withdrawals.payeeId))
    .where(own)
    .orderBy(desc(withdrawals.id))
  const terms = await loadPayoutTerms(ctx)
  const [found, guards, stop] = await Promise.all([
    pageOf(rows, () => ctx.db.$count(withdrawals, own), paging),
    findGuards(ctx.db, userId),
    findStop(ctx.db, memberOf(ctx)),
  ])
  const look = { lock: lockOf(guards, terms, ctx.now()), stop, at: ctx.now() }
  return presentPage(found, (row) => presentWithdrawal(row, look))
}

/** Returns one of the caller's withdrawals with its history. Refuses NOT_FOUND. */
export async function loadWithdrawal(ctx: UserCtx, withdrawalSn: string) {
  const { userId } = ctx.user
  const [row] = await ctx.db
    .select(WITH_PAYEE)
    .from(withdrawals)
    .innerJoin(payees, eq(payees.id, withdrawals.payeeId))
    .where(and(eq(withdrawals.sn, withdrawalSn), ownedBy(withdrawals, memberOf(ctx))))
  if (!row) throw refuse('NOT_FOUND', '没有这笔提现')
  const [terms, guards, stop] = await Promise.all([
    loadPayoutTerms(ctx),
    findGuards(ctx.db, userId),
    findStop(ctx.db, memberOf(ctx)),
  ])
  return presentWithdrawalWithEvents(row, { lock: lockOf(guards, terms, ctx.now()), stop, at: ctx.now() })
}
