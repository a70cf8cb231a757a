import { sql } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money'
import type { Tx } from '../../db/client'
import { couponTemplates, lotteries, lotteryPrizes } from '../../db/schema/campaign'
import { faultOf, type PlannedPrize } from './rules'

export interface PlannedLottery {
  distId: number
  title: string
  intro: string
  rules: string[]
  startsAt: Date
  endsAt: Date
  freePerDay: number
  maxPerDay: number
  minOrder: Fen
  prizes: PlannedPrize[]
}

/** The only way a lottery comes into being, so that its published odds are always whole. Throws on a plan that breaks the rules. */
export async function openLottery(tx: Tx, plan: PlannedLottery): Promise<number> {
  const fault = faultOf(plan.prizes)
  if (fault) throw new Error(`${plan.title}: ${fault}`)
  const { prizes, minOrder, rules, ...values } = plan
  const [lottery] = await tx
    .insert(lotteries)
    .values({ ...values, rules: sql`${sql.param(rules)}::text[]`, minOrderFen: minOrder })
    .returning({ id: lotteries.id })
  if (!lottery) throw new Error(`${plan.title} was not written`)
  const { id } = lottery
  for (const [sort, prize] of prizes.entries()) {
    const templateId = prize.coupon ? await makeTemplate(tx, plan.distId, prize.coupon) : null
    const quantity = prize.coupon?.quantity ?? 0
    const kind = prize.coupon ? 'coupon' : 'nothing'
    await tx.insert(lotteryPrizes).values({
      lotteryId: id,
      sort,
      name: prize.name,
      kind,
      templateId,
      quantity,
      remaining: quantity,
      oddsPpm: prize.odds,
    })
  }
  return id
}

async function makeTemplate(tx: Tx, distId: number, coupon: NonNullable<PlannedPrize['coupon']>): Promise<number> {
  const { title, amount, min, goodsTypes = [], validDays } = coupon
  const [row] = await tx
    .insert(couponTemplates)
    .values({
      distId,
      title,
      amountFen: amount,
      minFen: min,
      goodsTypes: sql`${sql.param(goodsTypes)}::integer[]`,
      validDays,
    })
    .returning({ id: couponTemplates.id })
  if (!row) throw new Error(`${title} was not written`)
  return row.id
}
