import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { BoosterInfo } from '@/lib/contract/entities/booster'
import type { ServiceKind } from '@/lib/shared/service-terms'
import type { Db } from '../../db/client'
import { pageOf, presentPage } from '../../db/page'
import { boosterPackages, boosters } from '../../db/schema/boosting'
import type { Ctx, UserCtx } from '../../runtime/context'
import { gameNames } from '../catalog/queries-games'
import { findUsers } from '../identity/queries'
import { presentBoosterInfo, presentOffer } from './present-boosters'

/** The caller as a booster, with the own packages; state 'none' before an application. */
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
  return presentBoosterInfo(booster, packages, await gameNames(ctx))
}

export interface OfferFilter {
  kind: ServiceKind
  gid?: number
  sort?: 'price' | 'done'
  page: number
  pageSize: number
}

/** Packages of active boosters for games of this host, with who stands behind them. */
export async function listPackages(ctx: Ctx, { kind, gid, sort = 'done', page, pageSize }: OfferFilter) {
  const names = await gameNames(ctx)
  const shown = and(
    eq(boosterPackages.kind, kind),
    eq(boosterPackages.isShown, true),
    eq(boosters.state, 'active'),
    gid ? eq(boosterPackages.gameId, gid) : inArray(boosterPackages.gameId, [...names.keys()]),
  )
  const joined = ctx.db
    .select({ offer: boosterPackages, booster: boosters })
    .from(boosterPackages)
    .innerJoin(boosters, eq(boosters.userId, boosterPackages.boosterId))
    .where(shown)
    .orderBy(
      ...(sort === 'price' ? [asc(boosterPackages.priceFen)] : [desc(boosters.done), asc(boosters.broken)]),
      asc(boosterPackages.id),
    )
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

/** A package that may be ordered now. */
export async function findPackage(db: Db, packageId: number) {
  const [row] = await db
    .select({ offer: boosterPackages })
    .from(boosterPackages)
    .innerJoin(boosters, eq(boosters.userId, boosterPackages.boosterId))
    .where(and(eq(boosterPackages.id, packageId), eq(boosterPackages.isShown, true), eq(boosters.state, 'active')))
  return row?.offer
}
