import { eq } from 'drizzle-orm'
import { withdrawals } from '../../db/schema/payouts'
import type { Ctx } from '../../runtime/context'

/** Who asked for a withdrawal; none: there is no such withdrawal. */
export async function partiesOfWithdrawal({ db }: Pick<Ctx, 'db'>, withdrawalSn: string): Promise<number[]> {
  const rows = await db.select({ userId: withdrawals.userId }).from(withdrawals).where(eq(withdrawals.sn, withdrawalSn))
  return rows.map(({ userId }) => userId)
}
