import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

type Game = OutputOf<ApiContract['GET /comm/gameList']>['gameList'][number]
type Filter = OutputOf<ApiContract['GET /comm/gamefilter']>
type PublishTerms = OutputOf<ApiContract['GET /goods/getGoodsUpperConf']>

export const gameOf = (more: Partial<Game> = {}): Game => ({
  id: 107,
  name: '王者荣耀',
  gameLogo: '',
  gameType: 1,
  goodsTypeAndNameMap: '{"1":"账号","22":"游戏币"}',
  initial: 'W',
  initials: 'WZRY',
  pinyin: 'wangzherongyao',
  hot: 1,
  ...more,
})

/** Returns a game filter without areas and fields. */
export const filterOf = (more: Partial<Filter> = {}): Filter => ({ gameId: 107, areas: [], fields: [], ...more })

/** Returns the fees and requirements of publishing. */
export const publishTermsOf = (more: Partial<PublishTerms> = {}): PublishTerms => ({
  feePercent: '6%',
  feeBasisPoints: 600,
  rentFeeBasisPoints: 2000,
  leastFee: '0.01',
  leastPrice: '1.00',
  coinName: '金币',
  maxImages: 12,
  minImages: 1,
  videoFrom: null,
  videoChecklist: [],
  needsArea: false,
  neededFacts: [],
  unique: true,
  ensureTiers: [],
  ...more,
})
