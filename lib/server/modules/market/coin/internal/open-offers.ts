import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { CoinKind } from '@/lib/shared/trade/coin-terms'
import { coinMerchants, coinOffers } from '../../../../db/schema/coin'
import { dayMinutes } from '../rules'
import type { Place } from '../types'

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

/** Offers for any place fit every one, and those of a cross-server zone (its areas) each place in it. */
export const atPlace = ({ areaId, serverId, zone }: Place): SQL | undefined => {
  const { areaId: area, serverId: server } = coinOffers
  const here = and(inArray(area, [0, areaId]), inArray(server, [0, serverId]))
  return zone.length > 0 ? or(here, inArray(area, [...zone])) : here
}
