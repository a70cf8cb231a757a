import { tencentAreas } from './area-kit'
import { count, GROUP, names, number, peak, rank } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { tencentState } from './state-fields'

const RANKS = ['黑铁', '青铜', '白银', '黄金', '铂金', '翡翠', '钻石', '超凡大师', '傲世宗师', '最强王者']

export const GOLDEN_SPATULA: GameSeed = {
  id: 106,
  name: '金铲铲之战',
  code: 'JC',
  type: 1,
  share: 4,
  isHot: true,
  areas: tencentAreas(4),
  fields: [
    rank('ranking', '段位', RANKS, { isMain: true, worth: 1, from: 3 }),
    number('skins', '小小英雄', [4, 186], {
      isMain: true,
      unit: '只',
      worth: 4,
      bend: 1.5,
      group: GROUP.rare,
      holds: [0, 1],
    }),
    number('boards', '棋盘', [1, 46], { isMain: true, unit: '张', worth: 2, bend: 1.5, group: GROUP.rare, holds: [2] }),
    number('role_level', '等级', [12, 240], { isMain: true, unit: '级', worth: 0.4 }),
    peak('best_rank', '历史最高', 'ranking', RANKS),
    number('booms', '攻击特效', [1, 60], { unit: '个', bend: 1.6, worth: 0.4, group: GROUP.rare }),
    number('top4', '前四率', [42, 68], { unit: '%' }),
    count(0, '神话小小英雄', '只'),
    count(1, '联动小小英雄', '只'),
    count(2, '限定棋盘', '张'),
    names('代表外观'),
    ...tencentState(2021),
  ],
  tiers: [
    tier(
      '神话小小英雄',
      5,
      0.35,
      '卡莉斯塔 永恒之矛、阿狸 灵魂莲华、金克丝 双城之战、龙王 福星临门、灵魂莲华 亚索、拉克丝 元素女皇、永恩 魔剑、卡莎 暗星使者、迦娜 夜曲、瑟提 灵魂拳手、凯特琳 双城之战、蔚 铁拳',
    ),
    tier(
      '联动小小英雄',
      8,
      0.1,
      '福星企鹅、羽饰骑士、龙之精灵、银河石像、魔法飞毯、小小拉莫斯、星守璐璐、熔岩犬、灵龙幼仔、小丑鱼、甜心兔、机甲企鹅、冰霜雪怪、招财铜钱鼠、太空沙丁鱼',
    ),
    tier(
      '限定棋盘',
      8,
      0,
      '双城之战 皮城棋盘、灵魂莲华 花海棋盘、福星年兽棋盘、银河星舰棋盘、巨龙之巢棋盘、怪兽入侵棋盘、法师学院棋盘、KDA 舞台棋盘、太阳圆盘棋盘、深海遗迹棋盘、机甲都市棋盘、天界祭坛棋盘、暗影岛棋盘、雪原节日棋盘',
    ),
  ],
  price: [12, 3200],
  isLet: true,
  titles: [
    '小小英雄{skins}只 {best} {ranking} {boast}',
    '{best} 棋盘{boards}张 {boast}',
    '{ranking} {role_level}级 神话{tier1}只 {best}',
    '{area} {skins}只小小英雄 {best} 前四率{top4}%',
  ],
  boasts: ['赛季通行证全满', '特效齐全', '段位稳定', '皮肤可换', '无代打'],
  sentences: [
    '小小英雄都是抽的池子，常用的升到三星，攻击特效也有。',
    '段位都是自己上的，前四率可以看战绩。',
    '棋盘和播报都在，换着用很有感觉。',
    '只玩这一个模式，号很干净，没有借过人。',
    '不追新赛季了，便宜出给还在玩的朋友。',
  ],
  props: [
    ['小小英雄蛋赠送', 18, '个'],
    ['赛季通行证赠送', 48, '张'],
    ['限定棋盘赠送', 68, '张'],
    ['星之碎片代刷', 8, '百个'],
    ['改名卡', 8, '张'],
  ],
  handed: ['好友赠送', '加好友满一天赠送', '在线秒送'],
  charges: [
    ['60点券', 6],
    ['300点券', 30],
    ['980点券', 98],
    ['3280点券', 328],
  ],
}
