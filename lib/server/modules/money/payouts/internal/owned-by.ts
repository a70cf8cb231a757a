import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { payees, withdrawals } from '../../../../db/schema/money/payouts'
import type { Owner } from '../rules-owner'

/** Rows of an owner: a distributor's rows belong to all its staff and are never a member's own. */
export const ownedBy = (table: typeof payees | typeof withdrawals, { userId, ofDist }: Owner): SQL | undefined =>
  ofDist === null ? and(eq(table.userId, userId), isNull(table.ofDist)) : eq(table.ofDist, ofDist)
