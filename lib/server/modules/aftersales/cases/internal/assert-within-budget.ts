import { and, eq, gte, sql } from 'drizzle-orm'
import { type Fen, fen, moneyText } from '@/lib/shared/money/money'
import { startOfMonth } from '@/lib/shared/time'
import { holdName } from '../../../../db/hold-name'
import { claimDecisions } from '../../../../db/schema/aftersales/cases'
import { refuse } from '../../../../runtime/refusal'
import { heldFor } from '../../../orders/trading/staff/lock-claimed-order'
import type { Claim } from '../claim/types'
import type { CaseRun } from './case-kind'

/** Returns what the platform's cover fund pays of a claim: what exceeds the money that is still held for the order. */
export function paidByFund({ order }: Pick<CaseRun<Claim>, 'order'>, pay: Fen): Fen {
  return fen(pay - heldFor(order, pay))
}

/**
 * Limits what the staff of a distributor grant per month at the expense of the platform's cover fund. Of a claim that was
 * decided twice, the last decision counts. Refuses FORBIDDEN.
 */
export async function assertWithinBudget(
  run: CaseRun<Claim>,
  { pay, houseDistId }: { pay: Fen; houseDistId: number | null },
): Promise<void> {
  const { tx, at, order, rulesOf } = run
  const requested = paidByFund(run, pay)
  if (houseDistId === null || requested === 0n) return
  const { claimBudgetFen } = rulesOf(order)
  await holdName(tx, `claims of ${houseDistId}`)
  const ofMonth = and(
    eq(claimDecisions.houseDistId, houseDistId),
    eq(claimDecisions.isGranted, true),
    gte(claimDecisions.createdAt, startOfMonth(at)),
  )
  const isLast = sql`not exists (select from ${claimDecisions} later
    where later.claim_id = ${claimDecisions.claimId} and later.round > ${claimDecisions.round})`
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${claimDecisions.fundFen}), 0)` })
    .from(claimDecisions)
    .where(and(ofMonth, isLast))
  const granted = BigInt(row?.sum ?? '0')
  if (granted + requested <= BigInt(claimBudgetFen)) return
  const text = `本站本月已赔付 ${moneyText(granted)}，加上这笔超出额度 ${moneyText(BigInt(claimBudgetFen))}，请交平台客服处理`
  throw refuse('FORBIDDEN', text)
}
