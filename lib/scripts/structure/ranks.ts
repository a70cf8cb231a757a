type Groups = Readonly<Record<string, readonly string[]>>

/**
 * Groups of modules, lowest first: a module imports only modules of its own group and of the groups listed above it.
 */
export const MODULES = {
  core: ['oversight', 'tenancy', 'notifications', 'webhooks', 'moderation', 'legal'],
  people: ['limits', 'identity', 'api-keys', 'teams', 'staff'],
  money: ['wallet', 'deposits', 'debts', 'payouts', 'ties'],
  listings: ['media', 'checks', 'catalog', 'valuation', 'rental', 'codes', 'content', 'traffic', 'role-cards', 'hours'],
  market: [
    'coin',
    'chat',
    'boosting',
    'questions',
    'inquiries',
    'shops',
    'bargains',
    'wants',
    'campaign',
    'recycling',
    'intermediary',
    'invites',
  ],
  orders: ['trading', 'searches'],
  aftersales: ['cases', 'complaints', 'ratings'],
  office: [
    'trust',
    'risk',
    'goods-review',
    'goods-check',
    'rule-book',
    'audit',
    'search',
    'desk-notes',
    'desk-clocks',
    'quality',
    'desk',
    'privacy',
    'restrictions',
    'cases-desk',
    'sites',
    'test-mode',
  ],
} as const satisfies Groups

/** Groups of component folders, with the same rule. */
export const COMPONENTS = {
  ui: ['kit', 'forms', 'overlays', 'pictures', 'video'],
  people: ['account', 'face', 'role-card'],
  listings: ['goods', 'buy', 'inquiry', 'detail', 'wares', 'shop', 'bargain', 'games', 'deals', 'news', 'virtual'],
  orders: ['order', 'detail', 'case', 'pay', 'chat', 'assess', 'agreement'],
  money: ['wallet', 'payout'],
  modes: ['rental', 'fast-gold', 'currency', 'coin-shop', 'boosting', 'service', 'tool'],
  selling: ['publish', 'seller', 'want', 'evaluator', 'api', 'team', 'recycle', 'hours'],
  members: ['parts', 'restriction', 'centre', 'security', 'invite'],
  site: [
    'frame',
    'header',
    'campaign',
    'trust',
    'cases',
    'competition',
    'business',
    'open',
    'redirects',
    'home',
    'mobile',
  ],
  office: [
    'parts',
    'risk',
    'agreement',
    'campaigns',
    'content',
    'goods',
    'money',
    'orders',
    'people',
    'cases',
    'dist',
    'site',
    'console',
    'talk',
    'checks',
    'duty',
    'desk',
  ],
} as const satisfies Groups

const RANKED: readonly (readonly [under: string, groups: Groups])[] = [
  ['lib/server/modules/', MODULES],
  ['components/', COMPONENTS],
]

interface Place {
  under: string
  group: string
  rank: number
  folder: string
}

/** Position of a ranked file; undefined for a file outside the ranked areas. `rank` -1: no list contains its folder. */
function placeOf(path: string): Place | undefined {
  for (const [under, groups] of RANKED) {
    if (!path.startsWith(under)) continue
    const [group = '', folder = ''] = path.slice(under.length).split('/')
    const rank = groups[group]?.includes(folder) ? Object.keys(groups).indexOf(group) : -1
    return { under, group, rank, folder: `${under}${group}/${folder}` }
  }
  return undefined
}

export function importsUpwards(from: string, to: string): boolean {
  const [here, there] = [placeOf(from), placeOf(to)]
  return here !== undefined && here.under === there?.under && here.rank < there.rank
}

/** True for a file whose folder is not in any group. */
export const isUnranked = (path: string): boolean => placeOf(path)?.rank === -1

/** The two folders of an import within one group; undefined if the import does not connect two such folders. */
export function foldersOf(from: string, to: string): { from: string; to: string } | undefined {
  const [here, there] = [placeOf(from), placeOf(to)]
  const isBetween = here && there && here.under === there.under && here.group === there.group
  return isBetween && here.folder !== there.folder ? { from: here.folder, to: there.folder } : undefined
}
