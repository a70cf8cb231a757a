import { sql } from 'drizzle-orm'
import { coupons } from '@/lib/server/db/schema/campaign'
import { yuanToFen } from '@/lib/shared/money'
import type { Person, World } from './world'

export interface CouponOptions {
  amount: string
  min: string
  goodsTypes?: number[]
  /** From now. */
  minutes?: number
  distId?: number
}

const WEEK = 7 * 24 * 60

/** A coupon in somebody's hands, as a campaign would give it. Returns its id. */
export async function giveCoupon(
  world: World,
  person: Person,
  { amount, min, goodsTypes = [], minutes = WEEK, distId = 1 }: CouponOptions,
): Promise<number> {
  const at = world.now()
  const [row] = await world.services.db
    .insert(coupons)
    .values({
      distId,
      userId: person.userId,
      templateId: 1,
      title: `满${min}减${amount}`,
      amountFen: yuanToFen(amount),
      minFen: yuanToFen(min),
      goodsTypes: sql`${sql.param(goodsTypes)}::integer[]`,
      source: 'gift',
      validFrom: at,
      validTo: new Date(at.getTime() + minutes * 60_000),
      createdAt: at,
    })
    .returning({ id: coupons.id })
  return row?.id ?? 0
}
