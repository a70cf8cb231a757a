import { tencentAreas } from './area-kit'
import { count, GROUP, names, number, peak, rank } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { tencentState } from './state-fields'

const RANKS = [
  '坚韧黑铁',
  '英勇青铜',
  '不屈白银',
  '荣耀黄金',
  '华贵铂金',
  '流光翡翠',
  '璀璨钻石',
  '超凡大师',
  '傲世宗师',
  '最强王者',
]

export const WILD_RIFT: GameSeed = {
  id: 114,
  name: '英雄联盟手游',
  code: 'LS',
  type: 1,
  share: 3,
  areas: tencentAreas(6),
  fields: [
    rank('ranking', '段位', RANKS, { isMain: true, worth: 1.4 }),
    number('skins', '皮肤', [8, 420], {
      isMain: true,
      unit: '个',
      worth: 4,
      bend: 1.4,
      group: GROUP.rare,
      holds: [0, 1, 2],
    }),
    number('heroes', '英雄', [48, 128], {
      bounds: [0, 160],
      isMain: true,
      unit: '个',
      worth: 0.8,
      bend: 0.5,
      group: GROUP.rare,
    }),
    number('role_level', '等级', [20, 80], { isMain: true, unit: '级', worth: 0.4 }),
    peak('best_rank', '历史最高', 'ranking', RANKS),
    number('peak_score', '巅峰赛', [1200, 2200], { unit: '分', bend: 1.4, worth: 0.4 }),
    number('blue', '蓝色微粒', [200, 68_000], { bend: 2.2, worth: 0.2, group: GROUP.grown }),
    count(0, '荣耀与神话', '款'),
    count(1, '传说皮肤', '款'),
    count(2, '史诗皮肤', '款'),
    names('代表皮肤'),
    ...tencentState(2021),
  ],
  tiers: [
    tier(
      '荣耀与神话',
      5,
      0.35,
      '星之守护者 阿狸至臻、光辉女郎 元素女皇、暗夜使者 亚索至臻、魔女 阿卡丽、青花瓷 拉克丝、龙年限定 李青、灵魂莲华 阿狸至臻、荣耀行刑官 德莱文、银龙 卡莎、冠军之刃 锐雯',
    ),
    tier(
      '传说皮肤',
      8,
      0.1,
      '未来战士 伊泽瑞尔、神拳 李青、暗星 卡密尔、源计划 亚索、灵魂莲华 永恩、福星 金克丝、战争机器 兰博、西部魔影 易、龙之大师 斯维因、暴走机甲 盖伦、爱之女神 薇恩、山海绘卷 劫、天启骑士 赫卡里姆',
    ),
    tier(
      '史诗皮肤',
      12,
      0,
      'KDA 阿狸、KDA 卡莎、腥红之月 戴安娜、泳池派对 格雷福斯、玉剑传说 亚索、电玩战魂 艾克、星际守护 璐璐、魔法猫咪 悠米、海洋之灵 娜美、咖啡甜心 索拉卡、银河魔装机神 纳尔、奥德赛 金克丝、山海绘卷 伊瑞莉娅、太阳神 蕾欧娜、霓虹 赵信、冰雪节 安妮、大魔王 小法',
    ),
  ],
  price: [15, 4600],
  isLet: true,
  titles: [
    '{heroes}英雄 {skins}皮 {best} {boast}',
    '{ranking} {skins}皮肤 {best} {boast}',
    '{best} {ranking} 巅峰{peak_score}分',
    '{area} {role_level}级 {skins}皮 {best}',
  ],
  boasts: ['通行证全满', '荣誉五级', '段位稳定', '无挂机处罚', '双排可带'],
  sentences: [
    '皮肤是自己买和抽的，活动赠送的也都领全了。',
    '这赛季没怎么玩，段位可以自己冲。',
    '皮肤永久，没有算体验卡，登录就能看到收藏。',
    '信誉满分，没有挂机和辱骂处罚。',
    '转端游了，手游号闲着，出给还在玩的人。',
  ],
  props: [
    ['皮肤赠送（79 元档）', 64, '款'],
    ['野核宝箱代开', 6, '个'],
    ['通行证赠送', 52, '张'],
    ['英雄赠送', 28, '个'],
    ['改名卡', 10, '张'],
  ],
  handed: ['加好友满七天赠送', '好友赠送', '在线秒送'],
  charges: [
    ['60点券', 6],
    ['300点券', 30],
    ['980点券', 98],
    ['3280点券', 328],
  ],
}
