import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { CoinKind } from '@/lib/shared/coin-terms'
import { coinMerchants, coinOffers } from '../../../db/schema/coin'
import { dayMinutes } from '../rules'

const { budgetFen, least, openFrom, openTo, ratio, reserved, stock } = coinOffers

/** Units that can be ordered now, as `freeOf` of the rules has it. Beyond 64 bits in between, so numeric. */
export const freeUnits = sql`(case when ${coinOffers.kind} = 'sell' then ${stock} - ${reserved}
  else div(${budgetFen}::numeric * ${ratio}, 10000) end)`

/** Offers joined with their merchants that take orders now, as `closedWhy` of the rules has it. */
export const openAt = (kind: CoinKind, at: Date): SQL | undefined => {
  const now = dayMinutes(at)
  return and(
    eq(coinOffers.kind, kind),
    eq(coinOffers.isPaused, false),
    eq(coinMerchants.state, 'active'),
    eq(coinMerchants.isPaused, false),
    eq(coinMerchants.isShort, false),
    eq(coinMerchants.isLeaving, false),
    sql`case when ${openFrom} < ${openTo} then ${now} >= ${openFrom} and ${now} < ${openTo} else ${now} >= ${openFrom} or ${now} < ${openTo} end`,
    sql`${freeUnits} >= ${least}`,
  )
}

/** Offers for any place fit every one. */
export const atPlace = ({ areaId, serverId }: { areaId: number; serverId: number }): SQL =>
  sql`${coinOffers.areaId} in (0, ${areaId}) and ${coinOffers.serverId} in (0, ${serverId})`
