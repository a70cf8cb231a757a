import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { ServiceKind } from '@/lib/shared/trade/service-terms'
import { loadTradeTerms } from './load-trade-terms'
import { ServerApiError, serverApi } from './server-api'

type ServicePlans = OutputOf<ApiContract['GET /booster/servicePlans']>

/** Plans of a game; of the first one if this distributor does not show the game, or the address names none. */
async function loadServicePlans(host: string, kind: ServiceKind, gid: string | undefined): Promise<ServicePlans> {
  try {
    return await serverApi(host, 'GET /booster/servicePlans', gid ? { kind, gid } : { kind })
  } catch (error) {
    if (gid && error instanceof ServerApiError && error.reason === 'NOT_FOUND')
      return loadServicePlans(host, kind, undefined)
    throw error
  }
}

/** Filters in the address of a hall. */
interface HallChoice {
  view: 'plans' | 'offers' | 'posts'
  gid?: string
  /** In yuan. */
  min?: string
  max?: string
  hours?: string
  level?: string
  booster?: string
  sort?: string
  page: number
}

/** Size of each list when all are on one page. */
const FEW = '6'

/** One view of a hall: the plans of a game with the first packages and demands, or a page of either. */
export async function loadHall(host: string, kind: ServiceKind, choice: HallChoice) {
  const hall = await loadView(host, kind, choice)
  return { ...hall, terms: await loadTradeTerms(host, kind, hall.game?.id) }
}

async function loadView(host: string, kind: ServiceKind, choice: HallChoice) {
  const { gameList: games } = await serverApi(host, 'GET /comm/gameList', {})
  const game = games.find(({ id }) => String(id) === choice.gid)
  const gid = game ? choice.gid : undefined
  const { view, min: minPrice, max: maxPrice, hours, level, booster, sort, page } = choice
  if (view === 'plans') {
    const plans = await loadServicePlans(host, kind, gid)
    const of = { kind, ...(plans.gameId > 0 && { gid: String(plans.gameId) }), pageSize: FEW }
    const [offers, posts] = await Promise.all([
      serverApi(host, 'GET /booster/packages', of),
      serverApi(host, 'GET /booster/posts', of),
    ])
    return { view, plans, games, game: { id: plans.gameId, name: plans.gameName }, offers, posts, boosters: [] }
  }
  const wished = { kind, gid, minPrice, maxPrice, hours, page: String(page) }
  if (view === 'offers') {
    const [offers, boosters] = await Promise.all([
      serverApi(host, 'GET /booster/packages', {
        ...wished,
        booster,
        sort: sort === 'price' || sort === 'rating' ? sort : undefined,
      }),
      serverApi(host, 'GET /booster/boosters', { kind, gid, pageSize: FEW }),
    ])
    return { view, plans: null, games, game, offers, posts: null, boosters: boosters.list }
  }
  const posts = await serverApi(host, 'GET /booster/posts', {
    ...wished,
    level,
    sort: sort === 'price' ? sort : undefined,
  })
  return { view, plans: null, games, game, offers: null, posts, boosters: [] }
}
