import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../../db/client'
import { claims } from '../../../../db/schema/aftersales/cases'
import { listSharedPictures, ordersOfSameGoods } from '../../../orders/trading/queries-shown'
import { accountsOfPerson } from '../../../people/identity/queries-person'
import { isNearBan, isWithinBan } from './rules-same-ban'
import type { Claim } from './types'

/** Another claim that speaks against one: about the same ban, or with the same picture of another item. */
export interface Alike {
  kind: 'ban' | 'picture'
  other: Claim
}

/** Open, or decided for who claimed: it counts for later claims about the same ban. */
export const isInForce = and(
  ne(claims.stage, 'draft'),
  or(ne(claims.stage, 'closed'), eq(claims.outcome, 'recovered'), isNotNull(claims.paidAt)),
)

/** Whether a ban that this person claims was paid before, or will be, for another order of the same item. */
export async function wasBanPaid(tx: Tx, { buyerId, orderId, ban }: Claim): Promise<boolean> {
  if (!ban) return false
  const paid = await tx
    .select({ ban: claims.ban })
    .from(claims)
    .where(
      and(
        inArray(claims.buyerId, accountsOfPerson(buyerId)),
        or(isNotNull(claims.paidAt), eq(claims.stage, 'recovering')),
        ne(claims.orderId, orderId),
        inArray(claims.orderId, ordersOfSameGoods(orderId)),
      ),
    )
  return paid.some(
    (earlier) =>
      earlier.ban !== null && isWithinBan(ban, { ...earlier.ban, days: earlier.ban.foundDays ?? earlier.ban.days }),
  )
}

/** Returns the claims that speak against each of these, by id. */
export async function findAlike(db: Db, list: readonly Claim[]): Promise<Map<number, Alike[]>> {
  const orderIds = list.map(({ orderId }) => orderId)
  const bans = list.filter(({ ban }) => ban !== null).map(({ id }) => id)
  const own = alias(claims, 'own')
  const [near, shared] = await Promise.all([
    bans.length === 0
      ? []
      : db
          .select({ id: own.id, other: claims })
          .from(own)
          .innerJoin(
            claims,
            and(ne(claims.orderId, own.orderId), inArray(claims.orderId, ordersOfSameGoods(own.orderId))),
          )
          .where(and(inArray(own.id, bans), isNotNull(claims.ban), isInForce)),
    listSharedPictures(db, orderIds),
  ])
  const showing = await claimsOf(
    db,
    shared.map(({ otherId }) => otherId),
  )
  return new Map(
    list.map((claim) => [
      claim.id,
      [
        ...near
          .filter(({ id, other }) => id === claim.id && claim.ban && other.ban && isNearBan(claim.ban, other.ban))
          .map(({ other }) => ({ kind: 'ban' as const, other })),
        ...shared
          .filter(({ orderId }) => orderId === claim.orderId)
          .flatMap(({ otherId }) => showing.filter(({ orderId }) => orderId === otherId))
          .map((other) => ({ kind: 'picture' as const, other })),
      ],
    ]),
  )
}

const claimsOf = async (db: Db, orderIds: readonly number[]): Promise<Claim[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(claims)
        .where(and(inArray(claims.orderId, [...orderIds]), ne(claims.stage, 'draft')))
