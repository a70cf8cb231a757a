import type { SeasonService } from '@/lib/shared/trade/season-services'

interface PlannedPackage {
  name: string
  service: SeasonService
  days: number
  yuan: number
  /** Only for an escort, which is paid per match. */
  matches?: number
  lines: string[]
}
interface PlannedSeason {
  gameId: number
  title: string
  /** Days from now. */
  startsIn: number
  places: number
  taken: number
  packages: PlannedPackage[]
}

export const SEASONS: readonly PlannedSeason[] = [
  {
    gameId: 107,
    title: 'S42 赛季',
    startsIn: 9,
    places: 48,
    taken: 31,
    packages: [
      {
        name: '回段套餐',
        service: 'rank',
        days: 3,
        yuan: 128,
        lines: ['继承段位起，打回上赛季段位', '最高至王者 20 星', '每局截图留存'],
      },
      {
        name: '王者冲星',
        service: 'rank',
        days: 7,
        yuan: 388,
        lines: ['最强王者起，打到荣耀 50 星', '可指定三名英雄', '超时从保证金赔付'],
      },
      {
        name: '国服标冲榜',
        service: 'power',
        days: 15,
        yuan: 1288,
        lines: ['指定一名英雄', '省标或国服标二选一', '没达标可退回重打'],
      },
    ],
  },
  {
    gameId: 111,
    title: 'SS39 赛季',
    startsIn: 12,
    places: 36,
    taken: 14,
    packages: [
      {
        name: '王牌直达',
        service: 'rank',
        days: 5,
        yuan: 198,
        lines: ['皇冠起，打到超级王牌', '四排第一视角录屏', '不使用任何外挂'],
      },
      {
        name: '护航十局',
        service: 'escort',
        days: 2,
        yuan: 88,
        matches: 10,
        lines: ['自己上号，三名队友护航', '十局内至少五局前三', '语音全程陪同'],
      },
      {
        name: '通行证满级',
        service: 'task',
        days: 10,
        yuan: 168,
        lines: ['周任务和挑战任务代做', '满级前每日更新进度', '没满级按进度协商退款'],
      },
    ],
  },
  {
    gameId: 104,
    title: 'S7 烽火赛季',
    startsIn: 6,
    places: 30,
    taken: 28,
    packages: [
      {
        name: '3×3 安全箱任务',
        service: 'task',
        days: 6,
        yuan: 268,
        lines: ['赛季任务全流程代做', '含指定地图撤离', '物资归号主所有'],
      },
      {
        name: '护航带出 500 万',
        service: 'escort',
        days: 1,
        yuan: 66,
        lines: ['自己上号，双人护航', '带出价值不足 500 万补打', '阵亡装备从保证金赔付'],
      },
      {
        name: '黑鹰段位',
        service: 'rank',
        days: 4,
        yuan: 238,
        lines: ['铂金起，打到黑鹰', '每局战报留存', '超时从保证金赔付'],
      },
    ],
  },
  {
    gameId: 106,
    title: '新赛季 · 双城之上',
    startsIn: 20,
    places: 24,
    taken: 5,
    packages: [
      {
        name: '超凡大师',
        service: 'rank',
        days: 5,
        yuan: 158,
        lines: ['钻石起，打到超凡大师', '阵容截图每日更新', '可观战'],
      },
      {
        name: '双人开黑护航',
        service: 'escort',
        days: 2,
        yuan: 58,
        matches: 8,
        lines: ['自己上号，高手同队', '八局内至少五局前四', '语音讲解阵容'],
      },
      {
        name: '赛季任务',
        service: 'task',
        days: 8,
        yuan: 98,
        lines: ['赛季奖励全部领取', '每日更新进度', '没领满按进度协商退款'],
      },
    ],
  },
]
