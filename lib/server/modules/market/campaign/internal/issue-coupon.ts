import { eq, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import type { Tx } from '../../../../db/client'
import { coupons, couponTemplates } from '../../../../db/schema/market/campaign'
import { singleRow } from '../../../../db/single-row'

interface Issue {
  templateId: number
  userId: UserId
  source: 'lottery' | 'gift'
  /** Whether its distributor pays for it. */
  isFunded?: boolean
  at: Date
}

/** Issues a coupon with the current terms of its template, valid from now. Returns its id. */
export async function issueCoupon(
  tx: Tx,
  { templateId, userId, source, isFunded = false, at }: Issue,
): Promise<number> {
  const [template] = await tx.select().from(couponTemplates).where(eq(couponTemplates.id, templateId))
  if (!template) throw new Error(`no coupon template ${templateId}`)
  const { distId, title, amountFen, minFen, goodsTypes, validDays } = template
  const row = singleRow(
    await tx
      .insert(coupons)
      .values({
        distId,
        userId,
        templateId,
        title,
        amountFen,
        minFen,
        goodsTypes: sql`${sql.param(goodsTypes)}::integer[]`,
        source,
        isFunded,
        validFrom: at,
        validTo: new Date(at.getTime() + validDays * DAY_MS),
        createdAt: at,
      })
      .returning({ id: coupons.id }),
  )
  return row.id
}
