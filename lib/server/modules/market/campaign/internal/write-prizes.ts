import { eq, inArray, sql } from 'drizzle-orm'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { couponTemplates, lotteryPrizes } from '../../../../db/schema/market/campaign'
import { singleRow } from '../../../../db/single-row'
import type { PlannedPrize } from '../types'

interface Plan {
  lotteryId: number
  distId: number
  prizes: readonly PlannedPrize[]
}

/** Replaces the prizes of a lottery without draws; each coupon prize has its own template. */
export async function writePrizes(tx: Tx, { lotteryId, distId, prizes }: Plan): Promise<void> {
  const former = await tx
    .delete(lotteryPrizes)
    .where(eq(lotteryPrizes.lotteryId, lotteryId))
    .returning({ templateId: lotteryPrizes.templateId })
  const templates = former.flatMap(({ templateId }) => templateId ?? [])
  if (templates.length > 0) await tx.delete(couponTemplates).where(inArray(couponTemplates.id, templates))
  for (const [sort, { name, odds, coupon }] of prizes.entries()) {
    const templateId = coupon ? await makeTemplate(tx, distId, coupon) : null
    const quantity = coupon?.quantity ?? 0
    const kind = coupon ? 'coupon' : 'nothing'
    const stock = { quantity, remaining: quantity, oddsPpm: odds }
    await tx.insert(lotteryPrizes).values({ ...stock, lotteryId, sort, name, kind, templateId })
  }
}

/** Returns yuan without trailing zeros. */
const short = (amount: Fen): string => fenToYuan(amount).replace(/\.00$/, '')

/** Creates a coupon template; the default title states its terms. */
export async function makeTemplate(
  tx: Tx,
  distId: number,
  coupon: Omit<NonNullable<PlannedPrize['coupon']>, 'quantity'>,
): Promise<number> {
  const { amount, min, goodsTypes = [], validDays } = coupon
  const { title = `满 ${short(min)} 元减 ${short(amount)} 元` } = coupon
  const types = sql`${sql.param(goodsTypes)}::integer[]`
  const row = singleRow(
    await tx
      .insert(couponTemplates)
      .values({ distId, title, amountFen: amount, minFen: min, goodsTypes: types, validDays })
      .returning({ id: couponTemplates.id }),
  )
  return row.id
}
