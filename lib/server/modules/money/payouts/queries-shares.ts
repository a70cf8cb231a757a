import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { payees, withdrawals } from '../../../db/schema/money/payouts'
import type { StaffCtx } from '../../../runtime/context'
import { findUsers } from '../../people/identity/queries'
import { balanceOf } from '../wallet/queries'
import { ownedBy } from './internal/owned-by'
import { presentShareTerms, presentWithdrawal } from './present'
import { findPayees } from './queries-payees'
import { loadPayoutTerms } from './queries-terms'
import { accountOf, shareOf } from './rules-owner'

/** Returns the amount that the caller's distributor can withdraw from its share, and its payees. */
export async function loadShareTerms(ctx: StaffCtx) {
  const owner = shareOf(ctx)
  const [balance, own, terms] = await Promise.all([
    balanceOf(ctx.db, accountOf(owner)),
    findPayees(ctx.db, owner),
    loadPayoutTerms(ctx),
  ])
  return presentShareTerms({ balance, payees: own, payeeKinds: ctx.payout.payeeKinds, terms, at: ctx.now() })
}

interface ShareFilter {
  withdrawalSn?: string
  after?: string
  from?: Date
  /** Included. */
  to?: Date
}

/** Returns payouts of the caller's distributor's share, newest first, with their requesters. */
export async function listSharePayouts(
  ctx: StaffCtx,
  { withdrawalSn, after, from, to, ...paging }: Paging & ShareFilter,
) {
  const own = and(
    ownedBy(withdrawals, shareOf(ctx)),
    withdrawalSn ? eq(withdrawals.sn, withdrawalSn) : undefined,
    after ? sql`${withdrawals.id} < (select w.id from ${withdrawals} w where w.sn = ${after})` : undefined,
    from ? gte(withdrawals.createdAt, from) : undefined,
    to ? lt(withdrawals.createdAt, new Date(to.getTime() + DAY_MS)) : undefined,
  )
  const rows = ctx.db
    .select({ withdrawal: withdrawals, payee: payees })
    .from(withdrawals)
    .innerJoin(payees, eq(payees.id, withdrawals.payeeId))
    .where(own)
    .orderBy(desc(withdrawals.id))
  const found = await pageOf(rows, () => ctx.db.$count(withdrawals, own), paging)
  const people = await findUsers(
    ctx,
    found.list.map(({ withdrawal }) => withdrawal.userId),
  )
  return presentPage(found, (row) => ({
    ...presentWithdrawal(row, { lock: null, at: ctx.now() }),
    by: people.get(row.withdrawal.userId)?.nickName ?? '',
  }))
}
