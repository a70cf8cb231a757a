import { and, asc, inArray, lte } from 'drizzle-orm'
import { type Ctx, inTx } from '../../../../runtime/context'
import { sweepRows, without } from '../../../../runtime/sweep-rows'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import type { Dispute } from '../dispute/types'
import type { CaseKind, CaseRow, CaseRun } from './case-kind'
import { lockCase } from './lock-case'

interface Sweep<C extends CaseRow> {
  /** Stages whose deadline is processed. */
  stages: readonly C['stage'][]
  process: (run: CaseRun<C>) => Promise<void>
  limit: number
}

/**
 * Processes the cases of a kind whose deadline has passed. Each has its own transaction and is re-checked under its
 * lock, so the job may run on many instances. Returns how many were due.
 */
export async function sweepDueCases<C extends CaseRow>(
  ctx: Ctx,
  kind: CaseKind<C>,
  { stages, process, limit }: Sweep<C>,
): Promise<number> {
  const { table } = kind
  const at = ctx.now()
  const isDue = and(inArray(table.stage, stages as readonly Dispute['stage'][]), lte(table.dueAt, at))
  const rulesOf = await loadRuleBook(ctx)
  return sweepRows(ctx, {
    name: `${kind.name}s`,
    find: (failed) =>
      ctx.db
        .select()
        .from(table)
        .where(and(isDue, without(table.id, failed)))
        .orderBy(asc(table.dueAt))
        .limit(limit),
    keyOf: ({ id }) => id,
    act: (found) =>
      inTx(ctx, async (tx, effects) => {
        const { order, row } = await lockCase(kind, tx, found)
        if (row.stage !== found.stage || row.dueAt === null || row.dueAt > at) return
        await process({ tx, effects, vault: ctx.vault, rulesOf, at, order, row })
      }),
  })
}
