import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { fen } from '@/lib/shared/money/money'
import { DAY_MS, startOfDay } from '@/lib/shared/time'
import { accounts, entries, payments, refunds, transfers } from '../../../db/schema/money/wallet'
import { StatementMissing } from '../../../providers/port'
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
 * by default. The days before and after are read too, as far as they have a statement. Refuses PAYMENT_FAILED when a
 * provider has no statement of the day.
 */
export async function loadDifferences(ctx: StaffCtx, { day }: { day?: Date }) {
  const from = day ?? new Date(startOfDay(ctx.now()).getTime() - DAY_MS)
  const span = { from, to: new Date(from.getTime() + DAY_MS) }
  const wide = { from: new Date(from.getTime() - DAY_MS), to: new Date(span.to.getTime() + DAY_MS) }
  const [here, there] = await Promise.all([readSettled(ctx, wide), readStatements(ctx, from)])
  return presentDifferences(differencesOf(here, there, span), { from, lines: there.filter(isIn(span)).length })
}

const isIn =
  ({ from, to }: Span) =>
  ({ at }: Settled) =>
    at >= from && at < to

async function readStatements(ctx: StaffCtx, day: Date): Promise<Settled[]> {
  const sources = [...ctx.payments.all, ctx.payout]
  const neighbours = [-DAY_MS, DAY_MS].map((ms) => new Date(day.getTime() + ms))
  try {
    const lines = await Promise.all([
      ...sources.map((source) => source.statement(day)),
      ...sources.flatMap((source) => neighbours.map((other) => source.statement(other).catch(noneYet))),
    ])
    return lines.flat()
  } catch (error) {
    if (error instanceof StatementMissing)
      throw refuse('PAYMENT_FAILED', '渠道还没有给出这一天的对账单，一般次日10点以后可以查')
    ctx.log.error({ err: error }, 'a statement could not be read')
    throw refuse('PAYMENT_FAILED', '渠道没有给出对账单，请稍后再试')
  }
}

function noneYet(error: unknown): [] {
  if (error instanceof StatementMissing) return []
  throw error
}

/** Only for the configured providers, because others' money is in their own statements. */
async function readSettled({ db, payments: { all } }: StaffCtx, { from, to }: Span): Promise<Settled[]> {
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
          inArray(
            sql`coalesce(${payments.provider}, ${refunds.provider})`,
            all.map(({ name }) => name),
          ),
          inArray(transfers.kind, ['payoutPaid', 'payoutReturned']),
        ),
      ),
    )
  return rows.map(({ amountFen, ...row }) => ({ ...row, amount: fen(-amountFen) }))
}
