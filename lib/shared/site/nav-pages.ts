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
]

/** Pages of campaigns. */
export const EVENT_PAGES: readonly SitePage[] = [
  { title: '抽奖', htUrl: '/lotterydraw' },
  { title: '赛季预约', htUrl: '/campaign/booking/seasonBooking' },
  { title: '赛事', htUrl: '/competition' },
  { title: '邀请榜', htUrl: '/campaign/leaderboard/leaderboardAcquisition' },
]

/** The accounts of a game. */
export const gameAddress = (gameId: number): string => `/wares?gt=1&gid=${gameId}`

/** The first ones, with which a site begins its own navigation. */
export const FIRST_NAV_PAGES = NAV_PAGES.slice(0, 10)
