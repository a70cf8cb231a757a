import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { CoinKind } from '@/lib/shared/trade/coin-terms'
import { coinMerchants, coinOffers } from '../../../../db/schema/market/coin'
import { isPresentSql } from '../../../listings/hours/queries'
import { isOwing } from '../../../money/debts/queries'
import { accountsOfPerson, isClosedSql } from '../../../people/identity/queries-person'
import { isRestrictedSql } from '../../../people/limits/queries'
import type { Place } from '../types'

const { budgetFen, least, ratio, reserved, stock } = coinOffers

/**
 * Units that can be ordered now, in SQL as `freeOf` in the rules. Numeric, because intermediate results exceed 64 bits.
 */
export const freeUnits = sql`(case when ${coinOffers.kind} = 'sell' then ${stock} - ${reserved}
  else div(${budgetFen}::numeric * ${ratio}, 10000) end)`

/**
 * Condition for offers, joined with their merchants, that accept orders now; in SQL as `closedWhy` in the rules,
 * and the debts that `claimBudget` checks. The merchant is neither frozen nor restricted.
 */
export const openAt = (kind: CoinKind, at: Date): SQL | undefined => {
  return and(
    eq(coinOffers.kind, kind),
    eq(coinOffers.isPaused, false),
    eq(coinMerchants.state, 'active'),
    eq(coinMerchants.isPaused, false),
    eq(coinMerchants.isShort, false),
    eq(coinMerchants.isLeaving, false),
    not(isClosedSql(coinMerchants.userId)),
    not(isRestrictedSql(accountsOfPerson(coinMerchants.userId), kind === 'sell' ? 'list' : 'buy')),
    isPresentSql(coinMerchants.userId, at),
    sql`${freeUnits} >= ${least}`,
    // a budget is money of the merchant's, which a debt binds; what claims ask is compared with the balance when ordering
    kind === 'recycle' ? not(isOwing(coinMerchants.userId)) : undefined,
  )
}

/** Condition for the place: offers for any place always match, and those of a cross-server zone match all its areas. */
export const atPlace = ({ areaId, serverId, zone }: Place): SQL | undefined => {
  const { areaId: area, serverId: server } = coinOffers
  const here = and(inArray(area, [0, areaId]), inArray(server, [0, serverId]))
  return zone.length > 0 ? or(here, inArray(area, [...zone])) : here
}
