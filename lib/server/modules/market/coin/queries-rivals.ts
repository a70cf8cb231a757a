import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { changedRatio, isBetterRatio, type RatioWay } from '@/lib/shared/trade/coin-ratios'
import type { CoinKind } from '@/lib/shared/trade/coin-terms'
import { coinMerchants, coinOffers } from '../../../db/schema/market/coin'
import type { UserCtx } from '../../../runtime/context'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { findZone, shownGames } from '../../listings/catalog/games/queries-games'
import { accountsOfPerson } from '../../people/identity/queries-person'
import { openAt } from './internal/open-offers'
import { ratioError } from './internal/ratio-error'
import { presentRatioChange, presentRival } from './present-ratios'
import type { Offer, Rivals } from './types'

/** Offers whose ratios are changed at once. */
const MOST = 100

type Rival = Pick<Offer, 'gameId' | 'areaId' | 'serverId' | 'ratio'>

/** Returns the caller's offers of a kind with the open offers of other persons that compete with each. */
async function findRivals(ctx: UserCtx, kind: CoinKind): Promise<Rivals[]> {
  const { userId } = ctx.user
  const own = await ctx.db
    .select()
    .from(coinOffers)
    .where(and(eq(coinOffers.merchantId, userId), eq(coinOffers.kind, kind)))
    .orderBy(desc(coinOffers.id))
    .limit(MOST)
  if (own.length === 0) return []
  const { gameId, areaId, serverId, ratio } = coinOffers
  const others: Rival[] = await ctx.db
    .select({ gameId, areaId, serverId, ratio })
    .from(coinOffers)
    .innerJoin(coinMerchants, eq(coinMerchants.userId, coinOffers.merchantId))
    .where(
      and(
        openAt(kind, ctx.now()),
        inArray(gameId, [...new Set(own.map((offer) => offer.gameId))]),
        sql`${coinOffers.merchantId} not in ${accountsOfPerson(userId)}`,
      ),
    )
  const zones = new Map<string, number[]>()
  for (const offer of own) {
    const key = `${offer.gameId} ${offer.areaId}`
    if (offer.areaId && !zones.has(key)) zones.set(key, await findZone(ctx, offer))
  }
  return own.map((offer) => {
    const zone = zones.get(`${offer.gameId} ${offer.areaId}`) ?? []
    const found = others.filter((rival) => competes(offer, rival, zone)).map((rival) => rival.ratio)
    const best = found.reduce<bigint | null>(
      (top, one) => (top === null || isBetterRatio(kind, one, top) ? one : top),
      null,
    )
    return {
      offer,
      best,
      rivals: found.length,
      ahead: found.filter((one) => isBetterRatio(kind, one, offer.ratio)).length,
    }
  })
}

/** Whether both can take the same order; in the rules of places as `atPlace`. */
function competes(own: Rival, rival: Rival, zone: readonly number[]): boolean {
  if (rival.gameId !== own.gameId) return false
  if (own.areaId === 0 || rival.areaId === 0) return true
  if (rival.areaId !== own.areaId) return zone.includes(rival.areaId)
  return own.serverId === 0 || rival.serverId === 0 || rival.serverId === own.serverId
}

/** Returns the competition of each own offer. */
export const listRivals = async (ctx: UserCtx, { kind }: { kind: CoinKind }) => ({
  list: (await findRivals(ctx, kind)).map(presentRival),
})

/** Returns what a change of all own ratios of a kind would do; nothing is changed. */
export async function previewRatios(ctx: UserCtx, { kind, way, bp }: { kind: CoinKind; way: RatioWay; bp: number }) {
  const [found, rulesOf, games] = await Promise.all([findRivals(ctx, kind), loadRuleBook(ctx), shownGames(ctx)])
  const names = new Map(games.map(({ game }) => [game.id, game.name]))
  return {
    list: found.map(({ offer, best }) => {
      const to = changedRatio({ kind, ratio: offer.ratio, best }, { way, bp })
      const why = to === null ? '没有其他币商报价' : ratioError(offer, to, rulesOf)
      return presentRatioChange({ offer, to: why ? null : to, why, name: names.get(offer.gameId) ?? '' })
    }),
  }
}
