/** The business, from what everything stands on to what stands on everything. A module imports only modules left of it. */
export const MODULES = [
  'oversight',
  'tenancy',
  'notifications',
  'identity',
  'staff',
  'duty',
  'media',
  'wallet',
  'deposits',
  'debts',
  'payouts',
  'ties',
  'catalog',
  'rule-book',
  'role-cards',
  'rental',
  'content',
  'coin',
  'traffic',
  'chat',
  'boosting',
  'questions',
  'shops',
  'bargains',
  'codes',
  'wants',
  'campaign',
  'valuation',
  'recycling',
  'intermediary',
  'invites',
  'trading',
  'disputes',
  'claims',
  'watch',
  'ratings',
  'trust',
  'goods-review',
  'desk',
  'privacy',
  'sites',
] as const

/** Folders of components, the kit first. A folder imports only folders left of it; `frame` surrounds pages, so it comes after what they show; the rooms of staff stand apart, behind it. */
export const COMPONENTS = [
  'ui',
  'account',
  'role-card',
  'goods',
  'shop',
  'bargain',
  'games',
  'deals',
  'news',
  'virtual',
  'order',
  'case',
  'dispute',
  'claim',
  'rental',
  'pay',
  'fast-gold',
  'currency',
  'wallet',
  'centre',
  'invite',
  'payout',
  'seller',
  'coin-shop',
  'want',
  'boosting',
  'chat',
  'assess',
  'campaign',
  'service',
  'evaluator',
  'recycle',
  'tool',
  'trust',
  'competition',
  'business',
  'redirects',
  'dist',
  'site',
  'home',
  'mobile',
  'frame',
  'console',
  'desk',
] as const

const RANKED: readonly (readonly [under: string, ranks: readonly string[]])[] = [
  ['lib/server/modules/', MODULES],
  ['components/', COMPONENTS],
]

/** Where two files of the same floor stand: the folder's place in its list, -1 for none. undefined: not of one floor. */
function placesOf(from: string, to: string): [here: number, there: number] | undefined {
  for (const [under, ranks] of RANKED)
    if (from.startsWith(under) && to.startsWith(under))
      return [from, to].map((path) => ranks.indexOf(path.slice(under.length).split('/')[0] ?? '')) as [number, number]
  return undefined
}

export function importsUpwards(from: string, to: string): boolean {
  const places = placesOf(from, to)
  return places !== undefined && places[0] < places[1]
}

/** Folders that no list names, each with one of its files. */
export const isUnranked = (path: string): boolean => placesOf(path, path)?.[0] === -1
