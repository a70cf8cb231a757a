import type { GameFilter } from '@/lib/contract/entities/goods'
import type { InputOf, OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { CoinSort } from '@/lib/shared/trade/coin-terms'
import { loadTradeTerms } from './load-trade-terms'
import { ServerApiError, serverApi } from './server-api'

type Scales = OutputOf<ApiContract['GET /dist/getScaleConf']>
type CurrencyList = OutputOf<ApiContract['GET /quickCoin/shelf']>
export type Adverts = OutputOf<ApiContract['GET /goods/getDistGamedsAdverList']>['list']

export const loadScales = (host: string): Promise<Scales> => serverApi(host, 'GET /dist/getScaleConf', {})

type Offers = OutputOf<ApiContract['GET /quickCoin/getQuickCoinList']>
const NO_OFFERS: Offers = { list: [], games: [], total: 0, more: false, page: 1, pageSize: 20 }

/** Open merchant offers of one game, by default the first that has any. */
async function loadOffers(
  host: string,
  { gid, ...filter }: Omit<InputOf<ApiContract['GET /quickCoin/getQuickCoinList']>, 'pageSize'>,
): Promise<Offers> {
  const ask = (game?: string) => serverApi(host, 'GET /quickCoin/getQuickCoinList', { ...filter, gid: game })
  if (gid) return ask(gid)
  const all = await ask()
  const [first, ...others] = all.games
  return first && others.length > 0 ? ask(String(first.gameId)) : all
}

/** Merchants that buy currency of a game; by default the first game with a buyer, else the first on the shelf. */
export async function loadRecycling(host: string, gid: string) {
  const scales = await loadScales(host)
  const isKnown = scales.list.some((row) => String(row.gameId) === gid)
  const offers = await loadOffers(host, { kind: 'recycle', ...(isKnown && { gid }) })
  const game = isKnown ? gid : String(offers.games[0]?.gameId ?? scales.list[0]?.gameId ?? '')
  const [filter, terms] = await Promise.all([
    game ? loadFilter(host, game) : undefined,
    loadTradeTerms(host, 'goldRecycling', Number(game)),
  ])
  return { scales, offers: offers.list, game, areas: filter?.areas ?? [], terms }
}

interface MallInput {
  gt?: '2' | '22'
  gid?: string
  quickCoinType: '1' | '2'
  areaId?: string
  serverId?: string
  /** Units to buy. */
  amount?: number
  sort: CoinSort
  page: number
}

/** Currency on the shelf of one game, by default the hottest that has offers; a failure of adverts is ignored. */
export async function loadCoinMall(host: string, query: MallInput) {
  const [scales, adverts] = await Promise.all([
    loadScales(host),
    serverApi(host, 'GET /goods/getDistGamedsAdverList', { position: 'coinMall' }).then(
      ({ list }) => list,
      (): Adverts => [],
    ),
  ])
  const offers = query.quickCoinType === '2' ? await loadOffers(host, offersInput(query)) : NO_OFFERS
  const first = query.quickCoinType === '2' ? offers.games[0] : scales.list[0]
  const gid = query.gid ?? (first && String(first.gameId))
  const game = scales.list.find((row) => String(row.gameId) === gid)
  const { gt, areaId, serverId, page } = query
  const amount = query.amount?.toString()
  const [found, filter, terms] = await Promise.all([
    query.quickCoinType === '1' && gid
      ? serverApi(host, 'GET /quickCoin/shelf', { gid, gt, areaId, serverId, amount, page: String(page) })
      : ({ list: [], total: 0, more: false, page: 1, pageSize: 20 } satisfies CurrencyList),
    gid ? loadFilter(host, gid) : undefined,
    loadTradeTerms(host, 'fastGold', gid ? Number(gid) : undefined),
  ])
  return { scales, adverts, gid, game, found, offers, filter, terms }
}

const offersInput = ({ gid, areaId, serverId, sort, page }: MallInput) =>
  ({ kind: 'sell', gid, areaId, serverId, sort, page: String(page) }) as const

async function loadFilter(host: string, gameId: string): Promise<GameFilter | undefined> {
  try {
    return await serverApi(host, 'GET /comm/gamefilter', { gameId })
  } catch (error) {
    if (error instanceof ServerApiError) return undefined
    throw error
  }
}
