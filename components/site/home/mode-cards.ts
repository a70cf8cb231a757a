import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { ModeTile } from '@/lib/shared/pictures/art-url'
import { countText } from '@/lib/shared/text/count-text'
import { recentCount } from '@/lib/shared/text/recent-count'

/** Statistics of one goods type, as returned by GET /goods/getAvGoodsList. */
interface ModeFigures {
  goodsTypeId: number
  count: number
  today: number
  week: number
  from: string | null
  games: number
  /** Number of accounts for rent, and their lowest hourly price. */
  rentCount: number
  rentFrom: string | null
}

export interface ModeCard {
  /** Its generated icon. */
  tile: ModeTile
  title: string
  text: string
  href: string
  /** Left part of the statistics line: an actual count, or a text for none. */
  figure: string
  /** Lowest price in yuan, if any. */
  from?: string
  /** Unit of the price, unless it is a whole item. */
  unit?: string
  /** Action text, if there is no price. */
  act?: string
}

/** Data of the cards, as counted by GET /goods/getAvGoodsList and the linked pages. */
export interface HomeFigures {
  modes: readonly ModeFigures[]
  /** Games with boosting plans, with their lowest price. */
  boosting: readonly { from: string }[]
  /** Number of games whose accounts are bought at a known price. */
  recycled: number
}

function newText({ today, week, count: all }: ModeFigures): string {
  const { days, count } = recentCount(today, week)
  return count > 0 ? `${days}上新 ${countText(count)} 件` : `在售 ${countText(all)} 件`
}

/** The six trade modes, in page order. */
export function modeCards({ modes, boosting, recycled }: HomeFigures): ModeCard[] {
  const open = (
    id: number,
    tile: ModeTile,
    title: string,
    text: string,
    figure: (of: ModeFigures) => string,
  ): ModeCard => {
    const of = modes.find((mode) => mode.goodsTypeId === id)
    const has = of !== undefined && of.count > 0
    return {
      tile,
      title,
      text,
      href: `/wares?gt=${id}`,
      figure: has ? figure(of) : '暂无在售',
      from: (has && of.from) || undefined,
    }
  }
  const rent = (): ModeCard => {
    const { rentCount = 0, rentFrom = null } = modes.find((mode) => mode.goodsTypeId === ACCOUNT) ?? {}
    return {
      tile: 'rent',
      title: '租号',
      text: '按小时租，押金可退',
      href: '/wares?gt=1&rent=1',
      figure: rentCount > 0 ? `可租 ${countText(rentCount)} 个` : '暂无可租',
      from: rentFrom ?? undefined,
      unit: '小时',
    }
  }
  const [cheapest] = boosting.map(({ from }) => from).sort((a, b) => Number(a) - Number(b))
  return [
    rent(),
    open(ACCOUNT, 'account', '账号', '货款托管，包赔可选', (of) => `在售 ${countText(of.count)} 个`),
    open(27, 'prop', '道具', '皮肤、装备、材料', newText),
    {
      ...open(22, 'currency', '游戏币', '按比例选，看准再买', (of) => `${of.games} 款游戏`),
      href: '/wares/hotShoppingMall',
    },
    {
      tile: 'boost',
      title: '代练',
      text: '验收后付款',
      href: '/convoy/gameBoosting',
      figure: boosting.length > 0 ? `${boosting.length} 款游戏` : '暂无套餐',
      from: cheapest,
    },
    {
      tile: 'recycle',
      title: '回收',
      text: '平台直收，在线估价',
      href: '/recycle',
      figure: recycled > 0 ? `${recycled} 款游戏可估价` : '暂无行情',
      act: '去估价',
    },
  ]
}
