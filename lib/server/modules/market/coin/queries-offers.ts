import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { CoinOffer, CoinQuote } from '@/lib/contract/entities/quick-coin'
import type { UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { CoinKind, CoinSort } from '@/lib/shared/trade/coin-terms'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { coinMerchants, coinOffers } from '../../../db/schema/market/coin'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadRuleBook, loadRules } from '../../core/tenancy/load-rule-book'
import { feeTerms } from '../../core/tenancy/rules-fee'
import { findGame, findZone, resolveWholePlace, shownGames } from '../../listings/catalog/games/queries-games'
import { presenceJson } from '../../listings/hours/queries'
import { presenceOf } from '../../listings/hours/rules'
import type { PresenceJson } from '../../listings/hours/types'
import { findUsers } from '../../people/identity/queries'
import { atPlace, openAt } from './internal/open-offers'
import { type CoinGame, type OfferFacts, presentOffer, presentOwnOffer, presentQuote } from './present'
import { findBest } from './queries-best'
import { figuresOf, loadFigures, NO_FIGURES } from './queries-figures'
import { closedWhy, MODE_OF, tooLittle } from './rules'
import type { Merchant, Offer } from './types'

const JOINED = { offer: coinOffers, merchant: coinMerchants, hours: presenceJson(coinMerchants.userId) }
type Joined = { offer: Offer; merchant: Merchant; hours: PresenceJson }

/** Returns data shown with each offer in addition to its row. */
async function factsOf(ctx: Ctx, rows: readonly Joined[]) {
  const ids = rows.map(({ offer }) => offer.merchantId)
  const at = ctx.now()
  const [people, figures, games, rulesOf] = await Promise.all([
    findUsers(ctx, ids),
    loadFigures(ctx.db, ids, at),
    gamesHere(ctx),
    loadRuleBook(ctx),
  ])
  return ({ offer, merchant, hours }: Joined): OfferFacts | undefined => {
    const game = games.get(offer.gameId)
    const id = offer.merchantId
    const fee = feeTerms(rulesOf({ mode: MODE_OF[offer.kind], gameId: offer.gameId }))
    return (
      game && {
        merchant,
        presence: presenceOf(hours),
        person: people.get(id),
        figures: figures.get(id) ?? NO_FIGURES,
        game,
        fee,
        at,
      }
    )
  }
}

const gamesHere = async (ctx: Ctx): Promise<Map<number, CoinGame>> =>
  new Map((await shownGames(ctx)).map(({ game }) => [game.id, game]))

const offersOf = (ctx: Ctx) =>
  ctx.db.select(JOINED).from(coinOffers).innerJoin(coinMerchants, eq(coinMerchants.userId, coinOffers.merchantId))

interface OfferFilter extends Paging {
  kind: CoinKind
  gid?: number
  areaId?: number
  serverId?: number
  sort?: CoinSort
}

/** Sort key before the ratio, using the joined statistics `f`; merchants without statistics come last. */
const FIRST: Readonly<Record<CoinSort, SQL | null>> = {
  ratio: null,
  completion: sql`case when f.orders > 0 then f.done * 100 / f.orders end desc nulls last`,
  speed: sql`f.minutes asc nulls last`,
}

/** Returns open offers of this host's games, best first, and the games that have any. */
export async function listOffers(ctx: Ctx, filter: OfferFilter) {
  const { kind, gid, areaId = 0, serverId = 0, sort = 'ratio', ...paging } = filter
  const games = await gamesHere(ctx)
  const open = and(openAt(kind, ctx.now()), inArray(coinOffers.gameId, [...games.keys()]))
  const shown = and(
    open,
    gid ? eq(coinOffers.gameId, gid) : undefined,
    areaId ? atPlace({ areaId, serverId, zone: await findZone(ctx, { gameId: gid ?? 0, areaId }) }) : undefined,
  )
  const counted = (where: typeof open) =>
    ctx.db
      .select({ gameId: coinOffers.gameId, n: sql<number>`count(*)::int` })
      .from(coinOffers)
      .innerJoin(coinMerchants, eq(coinMerchants.userId, coinOffers.merchantId))
      .where(where)
      .groupBy(coinOffers.gameId)
  const best = kind === 'sell' ? desc(coinOffers.ratio) : asc(coinOffers.ratio)
  const first = FIRST[sort]
  const [found, perGame] = await Promise.all([
    pageOf(
      offersOf(ctx)
        .innerJoin(sql`lateral ${figuresOf(coinOffers.merchantId, ctx.now())} f`, sql`true`)
        .where(shown)
        .orderBy(...(first ? [first] : []), best, coinOffers.id),
      async () => (await counted(shown)).reduce((sum, row) => sum + row.n, 0),
      paging,
    ),
    counted(open),
  ])
  const facts = await factsOf(ctx, found.list)
  const offersIn = new Map(perGame.map((row) => [row.gameId, row.n]))
  return {
    ...presentPage(found, (row) => {
      const known = facts(row)
      return known ? presentOffer(row.offer, known) : []
    }),
    games: [...games].flatMap(([gameId, { name: gameName }]) => {
      const offers = offersIn.get(gameId)
      return offers ? [{ gameId, gameName, offers }] : []
    }),
  }
}

/** Returns an offer, open or not. Refuses NOT_FOUND, also for a game that this host does not show. */
export async function loadOffer(ctx: Ctx, offerId: number): Promise<CoinOffer> {
  const [row] = await offersOf(ctx).where(eq(coinOffers.id, offerId))
  const known = row && (await factsOf(ctx, [row]))(row)
  if (!known) throw refuse('NOT_FOUND', '报价不存在')
  return presentOffer(row.offer, known)
}

/** Checks that an offer sells currency and accepts orders now. Refuses NOT_FOUND, OWN_GOODS, COIN_OFFER_CLOSED. */
export async function assertOpen(ctx: UserCtx, offerId: number): Promise<void> {
  const [row] = await offersOf(ctx).where(and(eq(coinOffers.id, offerId), eq(coinOffers.kind, 'sell')))
  if (!row) throw refuse('NOT_FOUND', '报价不存在')
  if (row.offer.merchantId === ctx.user.userId) throw refuse('OWN_GOODS', '不能购买自己的报价')
  const { offer, merchant, hours } = row
  const closed = closedWhy(offer, { merchant, presence: presenceOf(hours) }, ctx.now())
  if (closed) throw refuse('COIN_OFFER_CLOSED', closed)
}

/** Refuses NOT_FOUND. */
export async function findOfferGame(ctx: Ctx, offerId: number): Promise<number> {
  const [row] = await ctx.db.select({ gameId: coinOffers.gameId }).from(coinOffers).where(eq(coinOffers.id, offerId))
  if (!row) throw refuse('NOT_FOUND', '报价不存在')
  return row.gameId
}

/** Returns the caller's offers, newest first. */
export async function listOwnOffers(
  ctx: UserCtx,
  { kind, after, ...paging }: Paging & { kind?: CoinKind; after?: number },
) {
  const own = and(
    eq(coinOffers.merchantId, ctx.user.userId),
    kind ? eq(coinOffers.kind, kind) : undefined,
    after ? lt(coinOffers.id, after) : undefined,
  )
  const [found, games] = await Promise.all([
    pageOf(offersOf(ctx).where(own).orderBy(desc(coinOffers.id)), () => ctx.db.$count(coinOffers, own), paging),
    gamesHere(ctx),
  ])
  const at = ctx.now()
  return presentPage(found, ({ offer, merchant, hours }) => {
    const game = games.get(offer.gameId)
    return game ? presentOwnOffer(offer, { merchant, presence: presenceOf(hours), game, at }) : []
  })
}

export interface QuoteInput {
  kind: CoinKind
  gid: number
  areaId: number
  serverId: number
  amount?: number
  yuan?: Fen
}

/** Refuses INVALID_INPUT, NOT_FOUND for the game, NO_COIN_OFFER. */
export async function quoteCoins(ctx: Ctx, input: QuoteInput): Promise<CoinQuote> {
  const { kind, gid: gameId, amount, yuan } = input
  await findGame(ctx, gameId)
  const { areaId, serverId } = await resolveWholePlace(ctx, { ...input, gameId })
  const zone = await findZone(ctx, { gameId, areaId })
  const many = manyOf({ amount, yuan })
  const { distId } = ctx.dist
  const { leastPriceFen, tradeOpen } = await loadRules(ctx, { mode: MODE_OF[kind], gameId, distId })
  if ('sum' in many && many.sum < leastPriceFen)
    throw refuse('INVALID_INPUT', tooLittle(leastPriceFen), { field: 'yuan' })
  const wanted = { kind, gameId, areaId, serverId, zone, many, userId: ctx.user?.userId ?? (0 as UserId) }
  const found = tradeOpen ? await findBest(ctx.db, wanted, ctx.now(), MOST_COUNTED) : []
  const [best] = found
  if (!best) throw refuse('NO_COIN_OFFER')
  const others = found.filter(({ offer }) => offer.ratio === best.offer.ratio).length - 1
  const [row] = await offersOf(ctx).where(eq(coinOffers.id, best.offer.id))
  const known = row && (await factsOf(ctx, [row]))(row)
  if (!known) throw refuse('NO_COIN_OFFER')
  return presentQuote({ ...best, others }, known)
}

const MOST_COUNTED = 20

/** Refuses INVALID_INPUT unless one of the two is given. */
export function manyOf({ amount, yuan }: { amount?: number; yuan?: bigint }): { amount: bigint } | { sum: bigint } {
  if (amount && !yuan) return { amount: BigInt(amount) }
  if (yuan && !amount) return { sum: yuan }
  throw refuse('INVALID_INPUT', '请填写数量或金额', { field: 'amount' })
}
