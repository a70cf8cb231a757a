import { choice, GROUP } from './field-kit'
import type { FieldSeed } from './game-seed'

/** Registration year: older accounts are rarer, and richer accounts are older. */
const since = (launched: number): FieldSeed => ({
  key: 'since',
  label: '注册年份',
  unit: '年',
  kind: 'number',
  least: launched,
  most: 2035,
  group: GROUP.state,
  make: ({ random, level }) =>
    String(launched + Math.floor((2026 - launched) * random.next() ** (0.7 + level) * (1 - level * 0.3))),
})

const history: FieldSeed[] = [
  choice('ban', '处罚记录', [
    ['有过短期封禁', 4],
    ['有过禁言', 9],
    ['无封禁记录', 87],
  ]),
  choice('hands', '转手情况', [
    ['三手以上', 8],
    ['二手', 30],
    ['首次出售', 62],
  ]),
]
const REAL_NAME = choice(
  'real_name',
  '实名状态',
  [
    ['不可二次实名', 38],
    ['可二次实名', 62],
  ],
  { worth: 0.35 },
)

/** Tencent games: the area shows the login type, if areas are split that way. */
export const tencentState = (launched: number): FieldSeed[] => [
  {
    key: 'login',
    label: '登录方式',
    kind: 'choice',
    group: GROUP.state,
    options: ['QQ 账号密码', '微信扫码'],
    make: ({ place }) => ((place.areaName + place.serverName).includes('微信') ? '微信扫码' : 'QQ 账号密码'),
  },
  since(launched),
  REAL_NAME,
  choice('phone', '密保手机', [
    ['暂不可换', 12],
    ['可换绑', 70],
    ['未绑定', 18],
  ]),
  choice('minor', '防沉迷', [
    ['有', 6],
    ['无', 94],
  ]),
  ...history,
]

/** Accounts with one publisher login by mail and phone: miHoYo, Kuro, Hypergryph. */
export const passState = (launched: number): FieldSeed[] => [
  choice('login', '登录方式', [
    ['手机号', 64],
    ['邮箱', 36],
  ]),
  since(launched),
  choice(
    'mail',
    '邮箱绑定',
    [
      ['已绑死邮箱', 12],
      ['可换绑', 58],
      ['未绑定', 30],
    ],
    { worth: 0.25 },
  ),
  choice('phone', '手机绑定', [
    ['可换绑', 82],
    ['未绑定', 18],
  ]),
  choice('real_name', '实名状态', [
    ['已实名', 88],
    ['未实名', 12],
  ]),
  ...history,
]

/** NetEase accounts: mail account or phone, transferred with a security card. */
export const neteaseState = (launched: number): FieldSeed[] => [
  choice('login', '登录方式', [
    ['手机号', 55],
    ['网易邮箱', 45],
  ]),
  since(launched),
  REAL_NAME,
  choice('phone', '手机绑定', [
    ['暂不可换', 10],
    ['可换绑', 74],
    ['未绑定', 16],
  ]),
  choice('guard', '将军令', [
    ['已绑可解', 46],
    ['未绑定', 54],
  ]),
  ...history,
]

/** Accounts of a PC game launcher. */
export const launcherState = (launched: number, login: string): FieldSeed[] => [
  choice('login', '登录方式', [
    ['手机号', 30],
    [login, 70],
  ]),
  since(launched),
  REAL_NAME,
  choice('mail', '邮箱绑定', [
    ['已绑死邮箱', 10],
    ['可换绑', 70],
    ['带初始邮箱', 20],
  ]),
  choice('phone', '手机绑定', [
    ['可换绑', 80],
    ['未绑定', 20],
  ]),
  ...history,
]
