import type { Tx } from '../../../db/client'
import { lotteries } from '../../../db/schema/campaign'
import { lotteryColumns } from './internal/lottery-columns'
import { writePrizes } from './internal/write-prizes'
import { faultOf } from './rules'
import type { PlannedLottery } from './types'

/** The only way a lottery comes into being, so that its published odds are always whole. Throws on a plan that breaks the rules. */
export async function openLottery(tx: Tx, plan: PlannedLottery): Promise<number> {
  const fault = faultOf(plan.prizes)
  if (fault) throw new Error(`${plan.title}: ${fault}`)
  const { prizes, ...values } = plan
  const [lottery] = await tx.insert(lotteries).values(lotteryColumns(values)).returning({ id: lotteries.id })
  if (!lottery) throw new Error(`${plan.title} was not written`)
  await writePrizes(tx, { lotteryId: lottery.id, distId: plan.distId, prizes })
  return lottery.id
}
