import type { ServiceKind } from '@/lib/shared/trade/service-terms'

/** Final state of a demo work. */
type WorkEnd =
  | 'unpaid'
  | 'posted'
  | 'recalled'
  | 'assigned'
  | 'taken'
  | 'working'
  | 'locked'
  | 'proposed'
  | 'asked'
  | 'inspection'
  | 'redone'
  | 'contested'
  | 'agreed'
  | 'left'
  | 'released'

/** One work request: game, from, to, yuan, hours; for a convoy yuan per match and number of matches. */
export interface WorkTerms {
  kind: ServiceKind
  gameId: number
  from: string
  to: string
  yuan: number
  hours: number
  num?: number
  level?: number
  note?: string
}
export interface WorkPlan extends WorkTerms {
  end: WorkEnd
  /** Participants: both demo logins, or one of them; the others are users without a demo login. */
  pair: 'demo' | 'demoCustomer' | 'demoBooster' | 'others'
  /** Minutes before now when it was ordered. */
  ago: number
  /** Last progress in percent reported by the worker; for a convoy, the number of accepted matches. */
  progress?: number
}

const rank = (
  gameId: number,
  from: string,
  to: string,
  yuan: number,
  hours: number,
  more: Partial<WorkTerms> = {},
) => ({
  kind: 'boosting' as const,
  gameId,
  from,
  to,
  yuan,
  hours,
  ...more,
})
const escort = (
  gameId: number,
  to: string,
  yuan: number,
  num: number,
  hours: number,
  more: Partial<WorkTerms> = {},
) => ({
  kind: 'convoy' as const,
  gameId,
  from: '',
  to,
  yuan,
  hours,
  num,
  ...more,
})
const plan = (end: WorkEnd, pair: WorkPlan['pair'], ago: number, terms: WorkTerms, progress?: number): WorkPlan => ({
  ...terms,
  end,
  pair,
  ago,
  progress,
})

const DAY = 1440

/** Every possible state, for both demo logins, and open work posted by others. Oldest first. */
export const WORK_PLANS: readonly WorkPlan[] = [
  plan('released', 'demo', 12 * DAY, rank(107, '钻石Ⅴ', '星耀Ⅴ', 46, 20), 100),
  plan('agreed', 'demo', 9 * DAY, rank(102, '荣耀黄金Ⅳ', '华贵铂金Ⅳ', 68, 24, { note: '只打单排' }), 40),
  plan('released', 'demoCustomer', 8 * DAY, escort(111, '皇冠以下四排护航', 8, 5, 12), 5),
  plan('left', 'demo', 6 * DAY, rank(109, '', '深境螺旋 12 层满星', 28, 4)),
  plan('recalled', 'demoCustomer', 5 * DAY, rank(116, '黄金1', '铂金1', 58, 14)),
  plan('released', 'demoBooster', 4 * DAY, escort(107, '王者段位双排护航', 9, 4, 10), 4),
  plan('contested', 'demo', 3 * DAY, rank(104, '', '3x3 安全箱任务线', 128, 40), 90),
  plan('redone', 'demo', 1900, rank(107, '最强王者', '王者20星', 96, 36), 80),
  plan(
    'working',
    'demo',
    1740,
    rank(102, '荣耀黄金Ⅳ', '璀璨钻石Ⅳ', 268, 48, { note: '每天 1 点到 8 点不要上号，不要聊天' }),
    58,
  ),
  plan('inspection', 'demo', 1500, rank(107, '星耀Ⅴ', '最强王者', 78, 24), 100),
  plan('working', 'others', 1300, rank(116, '铂金1', '钻石1', 96, 30), 45),
  plan('working', 'demo', 1290, rank(177, '', '挑战地图通关一次', 15, 20), 70),
  plan('proposed', 'demo', 1100, rank(105, '铂金', '陨星', 48, 24), 50),
  plan('asked', 'demo', 860, rank(111, '', '赛季手册满级', 98, 18), 35),
  plan('locked', 'demo', 700, rank(113, '开拓等级20', '开拓等级40', 96, 14), 30),
  plan('working', 'demo', 480, escort(104, '烽火地带双人护航', 32, 5, 24), 3),
  plan('inspection', 'demo', 400, escort(102, '黄金以下双排护航', 10, 3, 8), 1),
  plan('posted', 'others', 380, rank(102, '白银I', '黄金IV', 52, 18)),
  plan('posted', 'others', 330, rank(109, '', '新地区地图探索 100%', 68, 24, { note: '不要动原石和纠缠之缘' })),
  plan('posted', 'others', 300, escort(111, '超级王牌冲分护航', 14, 6, 12, { note: '晚上八点以后' })),
  plan('posted', 'others', 240, rank(107, '王者20星', '荣耀王者50星', 268, 72, { level: 3, note: '限国服标打手' })),
  plan('posted', 'demoCustomer', 210, escort(107, '荣耀王者五排带队', 15, 5, 10)),
  plan('posted', 'others', 180, rank(131, '', '团本周常一周', 58, 30)),
  plan('posted', 'others', 150, escort(104, '绝密航天基地护航', 58, 2, 6, { level: 2 })),
  plan('posted', 'others', 120, rank(116, '白银1', '黄金1', 38, 12)),
  plan('posted', 'others', 95, escort(105, '蚀月以上三排护航', 18, 4, 8)),
  plan('posted', 'demoCustomer', 80, rank(107, '铂金Ⅳ', '钻石Ⅴ', 36, 14, { level: 2, note: '安卓微信区，只打排位' })),
  plan('posted', 'others', 60, rank(113, '', '混沌回忆满星', 36, 6)),
  plan('taken', 'demo', 45, rank(107, '', '定级赛 10 场，包 8 胜', 45, 10)),
  plan('posted', 'others', 40, escort(116, '钻石以上双排护航', 22, 3, 8)),
  plan('assigned', 'demoBooster', 12, rank(107, '钻石Ⅴ', '星耀Ⅴ', 58, 24)),
  plan('assigned', 'demoCustomer', 9, rank(107, '钻石Ⅴ', '星耀Ⅴ', 52, 20)),
  plan('unpaid', 'others', 4, rank(102, '铂金I', '钻石IV', 88, 30)),
]

/**
 * Finished works of the boosters, the demo seller first, and how many of them were late. With those of the plans the demo
 * seller has five, and may work on ten orders at a time.
 */
export const RECORDS: readonly (readonly [done: number, late: number])[] = [
  [3, 0],
  [5, 0],
  [3, 1],
  [2, 0],
  [1, 1],
  [0, 0],
]
/** Period before now that they are spread over, in days. */
export const RECORD_DAYS = 40

export const INTROS: readonly string[] = [
  '王者、英雄联盟双端，八年老手，只接手工单，进度每三小时一报。',
  '主打巅峰赛和国服标，单排为主，不聊天不挂机。',
  '全职打手，白天晚上都能上号，超时自己认赔。',
  '射击类游戏，枪法稳，全程第一视角截图。',
  '原神、星穹铁道长草期代打，材料和商店一律不动。',
  '刚入驻，价格实在，先从小单做起。',
]

/** Packages on offer by booster, as titles with yuan and hours; for a convoy yuan per match. */
export const PACKAGES: readonly (readonly WorkTerms[])[] = [
  [
    rank(107, '', '钻石打到星耀', 58, 24),
    rank(107, '', '巅峰赛 1200 到 1500 分', 96, 20),
    rank(102, '', '黄金打到铂金', 78, 26),
    escort(107, '王者双排护航', 10, 1, 6),
    escort(104, '烽火地带护航撤离', 30, 1, 4),
  ],
  [
    rank(107, '', '钻石打到星耀', 52, 20),
    rank(107, '', '指定英雄小国标', 168, 48),
    escort(107, '荣耀五排带队', 16, 1, 8),
  ],
  [
    rank(111, '', '王牌到超级王牌', 88, 30),
    escort(111, '四排护航冲分', 9, 1, 6),
    rank(102, '', '白银打到黄金', 48, 20),
  ],
  [rank(177, '', '排位定级 10 场', 40, 10), rank(116, '', '黄金打到铂金', 60, 16), escort(116, '双排护航', 20, 1, 6)],
  [rank(109, '', '深境螺旋满星', 26, 6), rank(113, '', '混沌回忆满星', 34, 6)],
  [rank(107, '', '黄金打到铂金', 20, 10), escort(102, '双排护航', 9, 1, 6)],
]

/** Terms of the finished works in the records. */
export const DONE_TERMS: readonly WorkTerms[] = [
  rank(107, '铂金Ⅳ', '钻石Ⅴ', 28, 14),
  rank(102, '白银I', '黄金IV', 50, 18),
  escort(107, '星耀以下双排护航', 6, 2, 6),
  rank(111, '', '每日任务代做 7 天', 35, 170),
  rank(116, '白银1', '黄金1', 38, 12),
]

export const RATING_NOTES: readonly string[] = [
  '截图很勤，提前打完',
  '说到做到',
  '中间有点慢，结果没问题',
  '手法可以，看回放学到东西了',
  '一晚上就上去了，牛',
  '半夜还在打，辛苦了',
  '没动我点券，放心',
  '掉了两把又打回来了，比说好的晚半天',
  '全程不聊天不送，舒服',
  '好评，下赛季还找你',
]
