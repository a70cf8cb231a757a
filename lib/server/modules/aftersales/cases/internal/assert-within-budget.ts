import { and, eq, gte, sql } from 'drizzle-orm'
import { type Fen, moneyText } from '@/lib/shared/money/money'
import { startOfMonth } from '@/lib/shared/time'
import { holdName } from '../../../../db/hold-name'
import { claimDecisions } from '../../../../db/schema/cases'
import { refuse } from '../../../../runtime/refusal'
import { isHeld } from '../../../orders/trading/staff/lock-claimed-order'
import type { Claim } from '../claim/types'
import type { CaseRun } from './case-kind'

/**
 * Limits what the staff of a distributor grant per month, because the platform's cover fund pays claims once the seller
 * has the money. Refuses FORBIDDEN.
 */
export async function assertWithinBudget(
  { tx, at, order, rulesOf }: CaseRun<Claim>,
  { pay, houseDistId }: { pay: Fen; houseDistId: number | null },
): Promise<void> {
  if (houseDistId === null || pay === 0n || isHeld(order)) return
  const { claimBudgetFen } = rulesOf(order)
  await holdName(tx, `claims of ${houseDistId}`)
  const ofMonth = and(eq(claimDecisions.houseDistId, houseDistId), gte(claimDecisions.createdAt, startOfMonth(at)))
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${claimDecisions.payFen}), 0)` })
    .from(claimDecisions)
    .where(and(ofMonth, eq(claimDecisions.isGranted, true)))
  const granted = BigInt(row?.sum ?? '0')
  if (granted + pay <= BigInt(claimBudgetFen)) return
  const text = `本站本月已判赔 ${moneyText(granted)}，加上这笔超出额度 ${moneyText(BigInt(claimBudgetFen))}，请交平台客服判定`
  throw refuse('FORBIDDEN', text)
}
