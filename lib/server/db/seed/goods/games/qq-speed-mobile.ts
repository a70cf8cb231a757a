import { tencentAreas } from './area-kit'
import { count, GROUP, names, number, rank } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { tencentState } from './state-fields'

export const QQ_SPEED_MOBILE: GameSeed = {
  id: 127,
  name: 'QQ飞车手游',
  code: 'QF',
  type: 1,
  share: 2.5,
  areas: tencentAreas(20),
  fields: [
    rank('ranking', '段位', ['青铜', '白银', '黄金', '铂金', '钻石', '星耀', '最强车神', '巅峰车神'], {
      isMain: true,
      worth: 0.8,
    }),
    number('a_cars', 'A车', [2, 118], {
      isMain: true,
      unit: '辆',
      worth: 4,
      bend: 1.4,
      group: GROUP.rare,
      holds: [1],
    }),
    number('s_cars', 'S车', [0, 36], { isMain: true, unit: '辆', worth: 3, bend: 1.6, group: GROUP.rare, holds: [0] }),
    number('fashion', '时尚值', [800, 126_000], { isMain: true, worth: 0.8, bend: 1.6, group: GROUP.rare }),
    rank('license', '驾照', ['C级', 'B级', 'A级', 'L1级', 'L2级', 'L3级'], { worth: 0.5 }),
    number('role_level', '等级', [30, 160], { unit: '级', worth: 0.3 }),
    number('wings', '翅膀', [0, 42], { unit: '对', bend: 1.6, worth: 0.5, group: GROUP.rare }),
    count(0, '永久S车', '辆'),
    count(1, '热门A车', '辆'),
    count(2, '宠物与套装', '件'),
    names('代表赛车'),
    ...tencentState(2017),
  ],
  tiers: [
    tier(
      '永久S车',
      6,
      0.3,
      '至曜天使、幻界、极影、传世冰凰、圣洁天翼、冥皇、天启、银河流星、幽冥龙皇、光速传说、齐天大圣、星穹主宰',
    ),
    tier(
      '热门A车',
      9,
      0,
      '锦衣卫、黑武士、赤焰龙尊、冰魄、剃刀、极光之翼、疾风骁将、金刚狼、暗夜魅影、白色恶魔、绯红之月、雷诺、天蝎座、银色闪电、影舞者、麒麟',
    ),
    tier(
      '宠物与套装',
      8,
      0,
      '冰雪精灵、小龙女套装、星际战士套装、暗夜玫瑰套装、白马王子套装、独角兽宠物、九尾灵狐、樱花和服、圣诞鹿角、国庆礼服、机甲小熊、天使之翼',
    ),
  ],
  price: [15, 5600],
  isLet: true,
  titles: [
    'A车{a_cars}辆 S车{s_cars}辆 {best} {boast}',
    '{best} {ranking} 驾照{license} {boast}',
    '{area} {best} A车{a_cars} 时尚{fashion}',
    '{ranking} {best} {role_level}级',
  ],
  boasts: ['赛车全改满', '宠物满级', '宝石齐全', '无外挂记录', '可改名'],
  sentences: [
    '主力车改装拉满，竞速和道具都有能用的车。',
    '车都是永久的，车库里没有期限卡充数。',
    '段位都是自己上的，边境挑战也过了不少。',
    '时装多是情侣套，翅膀和足迹搭配好了。',
    '车队散了，一个人玩没意思，出号。',
  ],
  props: [
    ['A车赠送', 68, '辆'],
    ['改装道具礼包', 12, '份'],
    ['赛季通行证赠送', 48, '张'],
    ['驾照代考', 26, '级'],
    ['改名卡', 9, '张'],
  ],
  handed: ['加好友满三天赠送', '好友赠送', '上号代做'],
  charges: [
    ['60点券', 6],
    ['300点券', 30],
    ['980点券', 98],
    ['3280点券', 328],
  ],
}
