/** Steps of a game's ladder: where it begins, then [end of the step, yuan, usual hours]. */
export interface LadderSeed {
  gameId: number
  safety: string
  first: string
  steps: readonly (readonly [to: string, yuan: number, hours: number])[]
}
export interface SingleSeed {
  gameId: number
  safety: string
  jobs: readonly (readonly [title: string, yuan: number, hours: number])[]
}

const BY_HAND = '纯手工，不用外挂和脚本；不动点券、皮肤与好友'
const CITY = '同城 IP 登录，上号前后截图存证；不动充值与好友'
const ALONE = '单人操作不转手，每日进度截图；不动原石与角色养成材料'

export const LADDERS: readonly LadderSeed[] = [
  {
    gameId: 107,
    safety: BY_HAND,
    first: '青铜Ⅲ',
    steps: [
      ['白银Ⅲ', 8, 3],
      ['黄金Ⅳ', 12, 4],
      ['铂金Ⅳ', 18, 6],
      ['钻石Ⅴ', 28, 10],
      ['星耀Ⅴ', 46, 14],
      ['最强王者', 78, 20],
      ['王者20星', 96, 24],
      ['荣耀王者50星', 268, 48],
    ],
  },
  {
    gameId: 111,
    safety: CITY,
    first: '黄金',
    steps: [
      ['铂金', 15, 5],
      ['钻石', 25, 8],
      ['皇冠', 42, 12],
      ['超级王牌', 88, 24],
      ['荣耀战神', 320, 60],
    ],
  },
  {
    gameId: 109,
    safety: ALONE,
    first: '冒险等级1',
    steps: [
      ['冒险等级20', 35, 12],
      ['冒险等级35', 88, 36],
      ['冒险等级45', 128, 72],
      ['冒险等级55', 198, 144],
      ['冒险等级60', 380, 240],
    ],
  },
  {
    gameId: 131,
    safety: '按频道手工推进，不用外挂；金币与装备在交接前后各拍一次',
    first: '1级',
    steps: [
      ['90级', 18, 6],
      ['110级', 26, 8],
      ['名望3万', 58, 24],
      ['名望5万', 168, 72],
      ['名望6万', 298, 144],
    ],
  },
  {
    gameId: 104,
    safety: CITY,
    first: '青铜',
    steps: [
      ['白银', 10, 4],
      ['黄金', 18, 6],
      ['铂金', 28, 9],
      ['钻石', 45, 14],
      ['黑鹰', 86, 24],
      ['三角洲巅峰', 228, 60],
    ],
  },
  {
    gameId: 102,
    safety: '离线登录，不与好友聊天；不动点券、精粹与符文页',
    first: '坚韧黑铁Ⅳ',
    steps: [
      ['英勇黄铜Ⅳ', 20, 6],
      ['不屈白银Ⅳ', 30, 8],
      ['荣耀黄金Ⅳ', 45, 12],
      ['华贵铂金Ⅳ', 68, 16],
      ['流光翡翠Ⅳ', 98, 22],
      ['璀璨钻石Ⅳ', 158, 30],
      ['超凡大师', 360, 72],
    ],
  },
  {
    gameId: 177,
    safety: '不用外挂；仓库与角色密码不经手，开局前后截图',
    first: '列兵',
    steps: [
      ['下士', 12, 8],
      ['少尉', 38, 24],
      ['少校', 96, 60],
      ['上校', 198, 120],
    ],
  },
  {
    gameId: 105,
    safety: CITY,
    first: '青铜',
    steps: [
      ['白银', 12, 4],
      ['黄金', 18, 6],
      ['铂金', 28, 8],
      ['陨星', 48, 14],
      ['蚀月', 96, 24],
      ['无间修罗', 320, 60],
    ],
  },
  {
    gameId: 113,
    safety: ALONE,
    first: '开拓等级1',
    steps: [
      ['开拓等级20', 28, 10],
      ['开拓等级40', 96, 48],
      ['开拓等级60', 168, 120],
      ['开拓等级70', 328, 240],
    ],
  },
  {
    gameId: 116,
    safety: '手工对局，不用外挂；不动商店与点数',
    first: '黑铁1',
    steps: [
      ['青铜1', 18, 5],
      ['白银1', 26, 7],
      ['黄金1', 38, 10],
      ['铂金1', 58, 14],
      ['钻石1', 96, 20],
      ['超凡1', 168, 32],
      ['神话1', 298, 60],
    ],
  },
]

export const SINGLES: readonly SingleSeed[] = [
  {
    gameId: 107,
    safety: BY_HAND,
    jobs: [
      ['巅峰赛 1200 到 1500 分', 88, 16],
      ['指定英雄战力提升到小国标', 158, 30],
      ['定级赛 10 场，包 8 胜', 45, 6],
    ],
  },
  {
    gameId: 111,
    safety: CITY,
    jobs: [
      ['赛季手册满级', 98, 40],
      ['每日任务代做 7 天', 35, 7],
    ],
  },
  {
    gameId: 109,
    safety: ALONE,
    jobs: [
      ['深境螺旋 12 层满星', 28, 2],
      ['新地区地图探索 100%', 68, 20],
      ['每日委托与体力托管 30 天', 120, 30],
    ],
  },
  {
    gameId: 131,
    safety: '团队副本在约定时段进行，进度每日截图',
    jobs: [
      ['团本周常一周', 58, 6],
      ['主线剧情推到最新章节', 22, 6],
    ],
  },
  {
    gameId: 104,
    safety: CITY,
    jobs: [
      ['3x3 安全箱任务线', 128, 30],
      ['赛季通行证 60 级', 76, 30],
    ],
  },
  {
    gameId: 102,
    safety: '离线登录，不与好友聊天',
    jobs: [
      ['定级赛 5 场', 40, 5],
      ['大乱斗首胜 7 天', 28, 7],
    ],
  },
  {
    gameId: 177,
    safety: '不用外挂，开局前后截图',
    jobs: [
      ['挑战地图通关一次', 15, 1],
      ['排位定级 10 场', 42, 8],
    ],
  },
  { gameId: 105, safety: CITY, jobs: [['指定武器精通满级', 58, 18]] },
  {
    gameId: 113,
    safety: ALONE,
    jobs: [
      ['混沌回忆满星', 36, 2],
      ['模拟宇宙每周满分', 18, 2],
    ],
  },
  {
    gameId: 116,
    safety: '手工对局，不用外挂',
    jobs: [
      ['定级赛 5 场', 46, 5],
      ['通行证 50 级', 88, 36],
    ],
  },
]
