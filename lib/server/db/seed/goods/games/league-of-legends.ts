import { areas } from './area-kit'
import { count, GROUP, names, number, peak, rank } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { tencentState } from './state-fields'

const RANKS = ['黑铁', '青铜', '白银', '黄金', '铂金', '翡翠', '钻石', '大师', '宗师', '王者']

export const LEAGUE_OF_LEGENDS: GameSeed = {
  id: 102,
  name: '英雄联盟',
  code: 'LM',
  type: 2,
  share: 7,
  isHot: true,
  areas: areas(
    '电信:艾欧尼亚、祖安、诺克萨斯、班德尔城、皮尔特沃夫、战争学院、巨神峰、雷瑟守备、裁决之地、黑色玫瑰、暗影岛、钢铁烈阳、水晶之痕、均衡教派、影流、守望之海、征服之海、卡拉曼达、皮城警备/网通:比尔吉沃特、德玛西亚、弗雷尔卓德、无畏先锋、恕瑞玛、扭曲丛林、巨龙之巢/教育网:教育网专区/男爵区:男爵领域/峡谷之巅:峡谷之巅',
  ),
  fields: [
    rank('ranking', '段位', RANKS, { isMain: true, worth: 1.4 }),
    number('role_level', '等级', [30, 620], { isMain: true, unit: '级', worth: 0.6, bend: 1.4 }),
    number('skins', '皮肤', [12, 820], {
      isMain: true,
      unit: '个',
      worth: 4,
      bend: 1.4,
      group: GROUP.rare,
      holds: [0, 1, 2],
    }),
    number('heroes', '英雄', [60, 170], { isMain: true, unit: '个', worth: 0.8, bend: 0.5, group: GROUP.rare }),
    peak('best_rank', '历史最高', 'ranking', RANKS),
    number('blue', '蓝色精粹', [800, 180_000], { bend: 2.2, worth: 0.3, group: GROUP.grown }),
    number('orange', '橙色精粹', [0, 9800], { bend: 2, worth: 0.5, group: GROUP.grown }),
    count(0, '至臻与限定', '款'),
    count(1, '终极与神话', '款'),
    count(2, '史诗皮肤', '款'),
    names('代表皮肤'),
    ...tencentState(2011),
  ],
  tiers: [
    tier(
      '至臻与限定',
      7,
      0.3,
      'K/DA 阿狸至臻、龙瞎 李青、冠军之刃 锐雯、银龙裁决 阿狸、黑夜使者 亚索至臻、西部魔影 易大师、战斗女皇 戴安娜至臻、神拳 李青至臻、圣锤之毅 波比至臻、龙年限定 李青、冥冥之翼 凯尔、街头恶魔 布兰德至臻',
    ),
    tier(
      '终极与神话',
      7,
      0.1,
      'DJ 琴女、未来战士 伊泽瑞尔、元素女皇 拉克丝、暗星 锤石、灵魂莲华 亚索、魂锁典狱长 霸天剑、青花瓷 烬、星之守护者 金克丝、神龙烈焰 亚索、灵魂莲华 永恩、探险家 莎弥拉、破败军团 维克托',
    ),
    tier(
      '史诗皮肤',
      12,
      0,
      'KDA 卡莎、源计划 亚索、至高之拳 李青、西部牛仔 厄运小姐、福牛 阿利斯塔、腥红之月 烬、泳池派对 奥瑞利娅、玉剑传说 伊泽瑞尔、电玩女神 阿狸、电玩战魂 薇恩、西部大镖客 卢锡安、源计划 艾希、圣诞 金克丝、奥德赛 凯隐、武装机甲 德莱厄斯、魔法少女 璐璐、咖啡甜心 贾克斯、黑玫瑰 乐芙兰',
    ),
  ],
  price: [25, 8800],
  isLet: true,
  titles: [
    '{server} {heroes}英雄 皮肤{skins} {best} {boast}',
    '{server} {ranking} {skins}皮 {heroes}英雄 {best}',
    '{best} {skins}皮肤 {role_level}级 {boast}',
    '{area}{server} {role_level}级 {skins}皮 {best}',
  ],
  boasts: ['单双排可打', '荣誉五级', '绝版图标多', '隐藏分高', '无挂机处罚'],
  sentences: [
    '几款限定都是当年限时买的，现在商城里没有。',
    '排位没有代过，隐藏分正常，上号单排能排到同段位。',
    '皮肤数按收藏页算，碎片不计，橙精粹另有。',
    '荣誉等级满，没有被封过，聊天也干净。',
    '学生时候攒的号，现在一个月上不了一次，出给常玩的。',
  ],
  props: [
    ['至臻点代打', 68, '百点'],
    ['皮肤赠送（79 元档）', 66, '款'],
    ['皮肤赠送（99 元档）', 84, '款'],
    ['海克斯宝箱钥匙', 7.5, '套', ['商城赠送']],
    ['事件通行证赠送', 60, '张', ['商城赠送']],
    ['改名卡', 26, '张'],
  ],
  handed: ['商城赠送', '好友满十四天赠送', '在线赠送'],
  charges: [
    ['1000点券', 10],
    ['5000点券', 50],
    ['10000点券', 100],
    ['20000点券', 200],
  ],
}
