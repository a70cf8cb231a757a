import { SERVICE_PATH } from '../trade/service-cases'
import { WECHAT_COMPLAINTS } from './news'

export interface SitePage {
  title: string
  htUrl: string
}

/** Pages that a link of a site can name, in the order of the platform's own navigation. */
export const NAV_PAGES: readonly SitePage[] = [
  { title: '首页', htUrl: '/' },
  { title: '账号交易', htUrl: '/wares?gt=1' },
  { title: '租号大厅', htUrl: '/wares?gt=1&rent=1' },
  { title: '道具装备', htUrl: '/wares?gt=27' },
  { title: '游戏币', htUrl: '/wares/hotShoppingMall' },
  { title: '代练', htUrl: '/convoy/gameBoosting' },
  { title: '账号回收', htUrl: '/recycle' },
  { title: '实时成交', htUrl: '/dealshow' },
  { title: '求购', htUrl: '/wanted' },
  { title: '我要出租', htUrl: '/center/rent' },
  { title: '全部游戏', htUrl: '/allgame' },
  { title: '公告与资讯', htUrl: '/news' },
  { title: '公示案例', htUrl: '/eventCase' },
  { title: '代练大厅', htUrl: '/boosting' },
]

/** Pages of campaigns. */
export const EVENT_PAGES: readonly SitePage[] = [
  { title: '抽奖', htUrl: '/lotterydraw' },
  { title: '赛季预约', htUrl: '/campaign/booking/seasonBooking' },
  { title: '赛事', htUrl: '/competition' },
  { title: '邀请榜', htUrl: '/campaign/leaderboard/leaderboardAcquisition' },
]

/** Pages about the site and its terms, as in its footer. */
export const INFO_PAGES: readonly SitePage[] = [
  { title: '客服中心', htUrl: SERVICE_PATH },
  ...(
    [
      ['关于我们', 'about'],
      ['合作伙伴', 'partners'],
      ['合作联系', 'cooperation'],
      ['用户协议', 'agreement'],
      ['隐私政策', 'privacy'],
      ['投诉建议', 'complaints'],
      ['微信投诉', WECHAT_COMPLAINTS],
      ['免责声明', 'disclaimer'],
      ['商家入驻', 'joining'],
      ['安全保障', 'security'],
    ] as const
  ).map(([title, code]) => ({ title, htUrl: `/news/${code}` })),
]

/** The accounts of a game. */
export const gameAddress = (gameId: number): string => `/wares?gt=1&gid=${gameId}`

/** The first ones, with which a site begins its own navigation. */
export const FIRST_NAV_PAGES = NAV_PAGES.slice(0, 10)
