import type { GameSeed } from './games-data'

const numbered = (names: readonly string[], prefix: string, count: number): [string, string[]][] =>
  names.map((name) => [name, Array.from({ length: count }, (_, i) => `${prefix}${i + 1}区`)])

const LOL: [string, string[]][] = [
  [
    '电信',
    [
      '艾欧尼亚',
      '祖安',
      '诺克萨斯',
      '班德尔城',
      '皮尔特沃夫',
      '战争学院',
      '巨神峰',
      '雷瑟守备',
      '裁决之地',
      '黑色玫瑰',
    ],
  ],
  ['网通', ['比尔吉沃特', '德玛西亚', '弗雷尔卓德', '无畏先锋', '恕瑞玛', '扭曲丛林', '巨龙之巢']],
  ['教育网', ['教育网专区']],
]

/** Areas and their servers, as the games really cut themselves. */
const TEMPLATES: Record<GameSeed['areas'], [string, string[]][]> = {
  tencent: [...numbered(['安卓QQ', '苹果QQ'], '手Q ', 40), ...numbered(['安卓微信', '苹果微信'], '微信 ', 40)],
  mihoyo: [
    ['官服', ['天空岛']],
    ['渠道服', ['世界树']],
    ['国际服', ['亚服', '美服', '欧服', '港澳台服']],
  ],
  lol: LOL,
  cf: ['广东', '四川', '湖南', '江苏', '浙江', '上海', '北京', '山东', '河南', '辽宁'].map((p) => [
    p,
    ['一区', '二区', '三区'].map((n) => `${p}${n}`),
  ]),
  dnf: ['广东', '浙江', '江苏', '上海', '湖南', '湖北', '四川', '北京'].map((p) => [
    p,
    Array.from({ length: 6 }, (_, i) => `${p}${i + 1}区`),
  ]),
  netease: [
    ['网易官服', ['一区', '二区', '三区', '四区']],
    ['渠道服', ['一区', '二区']],
  ],
  global: [['官服', ['QQ', '微信', 'WeGame']]],
}

export const areasOf = (game: GameSeed): [string, string[]][] => TEMPLATES[game.areas]
