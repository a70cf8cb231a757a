import { and, asc, count, desc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { BoosterInfo, BoosterPerson } from '@/lib/contract/entities/booster'
import type { UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { ServiceKind } from '@/lib/shared/trade/service-terms'
import type { Db } from '../../../db/client'
import { pageOf, presentPage } from '../../../db/page'
import { boosterPackages, boosters } from '../../../db/schema/market/boosting'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { gameNames } from '../../listings/catalog/games/queries-games'
import { isNotAwaySql } from '../../listings/hours/queries'
import { notReturning } from '../../money/deposits/queries'
import { depositOf } from '../../money/deposits/rules'
import { balanceOf } from '../../money/wallet/queries'
import { findUsers } from '../../people/identity/queries'
import { presentBoosterInfo, presentCard, presentOffer, presentPerson } from './present-boosters'

/** Accepts new works: the deposit is paid and its return was not requested. */
const isAvailable = and(eq(boosters.state, 'active'), notReturning(sql`${boosters.userId}`, 'booster'))

/** Returns the caller as a booster, with their packages; state 'none' before an application. */
export async function loadBooster(ctx: UserCtx): Promise<BoosterInfo> {
  const { userId } = ctx.user
  const [booster] = await ctx.db.select().from(boosters).where(eq(boosters.userId, userId))
  const packages = booster
    ? await ctx.db
        .select()
        .from(boosterPackages)
        .where(eq(boosterPackages.boosterId, userId))
        .orderBy(desc(boosterPackages.id))
    : []
  const stake = await balanceOf(ctx.db, depositOf('booster', userId))
  return presentBoosterInfo(booster, { packages, stake, names: await gameNames(ctx) })
}

/** Returns a user's public booster profile; undefined if the user is none. */
export async function findBoosterPerson(ctx: Pick<Ctx, 'db'>, userId: UserId): Promise<BoosterPerson | undefined> {
  const [booster] = await ctx.db.select().from(boosters).where(eq(boosters.userId, userId))
  const person = booster ? (await findUsers(ctx, [userId])).get(userId) : undefined
  return booster && person ? presentPerson(booster, person) : undefined
}

/** Returns the caller's own row while new works may be accepted; undefined otherwise. */
export async function findActiveBooster(db: Db, userId: UserId) {
  const [booster] = await db
    .select()
    .from(boosters)
    .where(and(eq(boosters.userId, userId), eq(boosters.state, 'active')))
  return booster
}

export interface OfferFilter {
  kind: ServiceKind
  gid?: number
  minPrice?: Fen
  maxPrice?: Fen
  /** Maximum promised hours. */
  hours?: number
  booster?: UserId
  sort?: 'price' | 'done' | 'rating'
  page: number
  pageSize: number
}

/** Returns packages of active boosters who are not away, for games of this host, with their boosters. */
export async function listPackages(ctx: Ctx, filter: OfferFilter) {
  const { kind, gid, minPrice, maxPrice, hours, booster, sort = 'done', page, pageSize } = filter
  const names = await gameNames(ctx)
  const shown = and(
    eq(boosterPackages.kind, kind),
    eq(boosterPackages.isShown, true),
    isAvailable,
    isNotAwaySql(boosters.userId, ctx.now()),
    gid ? eq(boosterPackages.gameId, gid) : inArray(boosterPackages.gameId, [...names.keys()]),
    minPrice ? gte(boosterPackages.priceFen, minPrice) : undefined,
    maxPrice ? lte(boosterPackages.priceFen, maxPrice) : undefined,
    hours ? lte(boosterPackages.hours, hours) : undefined,
    booster ? eq(boosters.userId, booster) : undefined,
  )
  const orders = {
    price: [asc(boosterPackages.priceFen)],
    done: [desc(boosters.done), asc(boosters.broken)],
    rating: [sql`${boosters.stars}::numeric / nullif(${boosters.ratings}, 0) desc nulls last`, desc(boosters.ratings)],
  }
  const joined = ctx.db
    .select({ offer: boosterPackages, booster: boosters })
    .from(boosterPackages)
    .innerJoin(boosters, eq(boosters.userId, boosterPackages.boosterId))
    .where(shown)
    .orderBy(...orders[sort], asc(boosterPackages.id))
  const counted = () =>
    ctx.db.$count(
      ctx.db
        .select({ id: boosterPackages.id })
        .from(boosterPackages)
        .innerJoin(boosters, eq(boosters.userId, boosterPackages.boosterId))
        .where(shown)
        .as('shown'),
    )
  const found = await pageOf(joined, counted, { page, pageSize })
  const people = await findUsers(
    ctx,
    found.list.map(({ booster }) => booster.userId),
  )
  return presentPage(found, ({ offer, booster }) => {
    const person = people.get(booster.userId)
    return person ? presentOffer({ offer, booster, person, gameName: names.get(offer.gameId) ?? '' }) : []
  })
}

/** Returns active boosters that offer a package of this kind, or are good at the game; most works first. */
export async function listBoosters(
  ctx: Ctx,
  { kind, gid, page, pageSize }: { kind: ServiceKind; gid?: number; page: number; pageSize: number },
) {
  const names = await gameNames(ctx)
  const offered = ctx.db
    .select({ boosterId: boosterPackages.boosterId, n: count().as('n') })
    .from(boosterPackages)
    .where(
      and(
        eq(boosterPackages.kind, kind),
        eq(boosterPackages.isShown, true),
        gid ? eq(boosterPackages.gameId, gid) : inArray(boosterPackages.gameId, [...names.keys()]),
      ),
    )
    .groupBy(boosterPackages.boosterId)
    .as('offered')
  const isGood = gid ? sql`${gid} = any(${boosters.gameIds})` : sql`true`
  const shown = and(isAvailable, or(sql`${offered.n} is not null`, isGood))
  const packages = sql<number>`coalesce(${offered.n}, 0)::int`
  const all = ctx.db
    .select({ booster: boosters, packages })
    .from(boosters)
    .leftJoin(offered, eq(offered.boosterId, boosters.userId))
    .where(shown)
  const counted = () =>
    ctx.db.$count(
      ctx.db
        .select({ id: boosters.userId })
        .from(boosters)
        .leftJoin(offered, eq(offered.boosterId, boosters.userId))
        .where(shown)
        .as('shown'),
    )
  const found = await pageOf(all.orderBy(desc(boosters.done), asc(boosters.broken), asc(boosters.userId)), counted, {
    page,
    pageSize,
  })
  const people = await findUsers(
    ctx,
    found.list.map(({ booster }) => booster.userId),
  )
  return presentPage(found, (row) => {
    const person = people.get(row.booster.userId)
    return person ? presentCard(row, person, names) : []
  })
}

/** Returns a package that can be ordered now. */
export async function findPackage(db: Db, packageId: number) {
  const [row] = await db
    .select({ offer: boosterPackages })
    .from(boosterPackages)
    .innerJoin(boosters, eq(boosters.userId, boosterPackages.boosterId))
    .where(and(eq(boosterPackages.id, packageId), eq(boosterPackages.isShown, true), isAvailable))
  return row?.offer
}
