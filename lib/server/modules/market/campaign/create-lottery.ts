import type { Tx } from '../../../db/client'
import { lotteries } from '../../../db/schema/market/campaign'
import { singleRow } from '../../../db/single-row'
import { lotteryColumns } from './internal/lottery-columns'
import { writePrizes } from './internal/write-prizes'
import { lotteryError } from './rules'
import type { PlannedLottery } from './types'

/** Creates a lottery. The only way to do so, so that its published odds always add up. Throws on an invalid plan. */
export async function createLottery(tx: Tx, plan: PlannedLottery): Promise<number> {
  const error = lotteryError(plan.prizes)
  if (error) throw new Error(`${plan.title}: ${error}`)
  const { prizes, ...values } = plan
  const lottery = singleRow(await tx.insert(lotteries).values(lotteryColumns(values)).returning({ id: lotteries.id }))
  await writePrizes(tx, { lotteryId: lottery.id, distId: plan.distId, prizes })
  return lottery.id
}
