import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { fen } from '@/lib/shared/money/money'
import { DAY_MS, startOfDay } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { accounts, entries, payments, refunds, transfers } from '../../../db/schema/wallet'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { presentDifferences } from './present-ledger'
import { differencesOf, type Settled } from './rules-statement'

interface Span {
  from: Date
  to: Date
}

/**
 * Compares a Beijing day of the ledger's clearing accounts with the providers' statements, number by number; yesterday
 * by default. Refuses PAYMENT_FAILED when a provider has no statement.
 */
export async function loadDifferences(ctx: StaffCtx, { day }: { day?: Date }) {
  const from = day ?? new Date(startOfDay(ctx.now()).getTime() - DAY_MS)
  const span = { from, to: new Date(from.getTime() + DAY_MS) }
  const wide = { from: new Date(from.getTime() - DAY_MS), to: new Date(span.to.getTime() + DAY_MS) }
  const [here, there] = await Promise.all([readSettled(ctx.db, wide, ctx.payment.name), readStatements(ctx, wide)])
  return presentDifferences(differencesOf(here, there, span), { from, lines: there.filter(isIn(span)).length })
}

const isIn =
  ({ from, to }: Span) =>
  ({ at }: Settled) =>
    at >= from && at < to

async function readStatements(ctx: StaffCtx, span: Span): Promise<Settled[]> {
  try {
    return (await Promise.all([ctx.payment.statement(span), ctx.payout.statement(span)])).flat()
  } catch (error) {
    ctx.log.error({ err: error }, 'a provider has no statement')
    throw refuse('PAYMENT_FAILED', '渠道没有给出对账单，请稍后再试')
  }
}

/** Only for the current provider, because other providers' money is in their own statements. */
async function readSettled(db: Db, { from, to }: Span, provider: string): Promise<Settled[]> {
  const rows = await db
    .select({ sn: transfers.ref, amountFen: entries.amountFen, at: transfers.createdAt })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .leftJoin(payments, eq(payments.interSn, transfers.ref))
    .leftJoin(refunds, eq(refunds.sn, transfers.ref))
    .where(
      and(
        ...[eq(accounts.kind, 'clearing'), gte(transfers.createdAt, from), lt(transfers.createdAt, to)],
        or(
          eq(sql`coalesce(${payments.provider}, ${refunds.provider})`, provider),
          inArray(transfers.kind, ['payoutPaid', 'payoutReturned']),
        ),
      ),
    )
  return rows.map(({ amountFen, ...row }) => ({ ...row, amount: fen(-amountFen) }))
}
