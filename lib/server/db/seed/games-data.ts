import type { Genre } from './genres'

/** `m` 1 mobile, 2 PC; hot rank by position in the list. `areas` name a template of areas.ts. */
export interface GameSeed {
  id: number
  name: string
  code: string
  type: 1 | 2
  genre: Genre
  areas: 'tencent' | 'mihoyo' | 'lol' | 'cf' | 'dnf' | 'netease' | 'global'
  hot: boolean
}

const g = (
  id: number,
  name: string,
  code: string,
  type: 1 | 2,
  genre: Genre,
  areas: GameSeed['areas'],
  hot = false,
): GameSeed => ({
  id,
  name,
  code,
  type,
  genre,
  areas,
  hot,
})

/** Games of the demo catalogue; the first ones are hot, in this order. */
export const GAMES: readonly GameSeed[] = [
  g(107, '王者荣耀', 'WZ', 1, 'moba', 'tencent', true),
  g(111, '和平精英', 'HP', 1, 'shooter', 'tencent', true),
  g(109, '原神', 'YS', 1, 'gacha', 'mihoyo', true),
  g(131, '地下城与勇士', 'DF', 2, 'mmo', 'dnf', true),
  g(104, '三角洲行动', 'SJ', 2, 'shooter', 'global', true),
  g(102, '英雄联盟', 'LM', 2, 'moba', 'lol', true),
  g(177, '穿越火线', 'CF', 2, 'shooter', 'cf', true),
  g(105, '永劫无间', 'YJ', 2, 'party', 'netease', true),
  g(113, '崩坏：星穹铁道', 'XT', 1, 'gacha', 'mihoyo', true),
  g(106, '金铲铲之战', 'JC', 1, 'party', 'tencent', true),
  g(116, '无畏契约', 'WW', 2, 'shooter', 'global', true),
  g(120, '蛋仔派对', 'DZ', 1, 'party', 'netease', true),
  g(117, '逆水寒', 'NS', 2, 'mmo', 'netease'),
  g(108, '火影忍者', 'HY', 1, 'party', 'tencent'),
  g(114, '英雄联盟手游', 'LS', 1, 'moba', 'tencent'),
  g(115, '第五人格', 'DW', 1, 'party', 'netease'),
  g(123, '明日方舟', 'MR', 1, 'gacha', 'mihoyo'),
  g(124, '鸣潮', 'MC', 1, 'gacha', 'mihoyo'),
  g(125, '绝区零', 'JQ', 1, 'gacha', 'mihoyo'),
  g(126, '使命召唤手游', 'SM', 1, 'shooter', 'tencent'),
  g(127, 'QQ飞车手游', 'QF', 1, 'party', 'tencent'),
  g(128, '梦幻西游', 'MH', 2, 'mmo', 'netease'),
  g(129, '剑网3', 'JW', 2, 'mmo', 'netease'),
  g(130, '天涯明月刀', 'TD', 2, 'mmo', 'cf'),
  g(132, '阴阳师', 'YY', 1, 'gacha', 'netease'),
  g(133, '光遇', 'GY', 1, 'party', 'netease'),
  g(134, '火炬之光：无限', 'HJ', 1, 'mmo', 'global'),
  g(135, '魔兽世界', 'MS', 2, 'mmo', 'lol'),
]
