import { areas } from './area-kit'
import { choice, count, GROUP, names, number } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { neteaseState } from './state-fields'

export const FANTASY_WESTWARD_JOURNEY: GameSeed = {
  id: 128,
  name: '梦幻西游',
  code: 'MH',
  type: 2,
  share: 3.5,
  areas: areas(
    '北京一区:紫禁城、天安门、颐和园/上海一区:东方明珠、外滩、城隍庙/广东一区:白云山、罗浮山、西樵山/江苏一区:秦淮河、寒山寺、虎丘/四川一区:峨眉山、青城山、武侯祠/浙江一区:西湖、灵隐寺、普陀山/湖北一区:黄鹤楼、武当山/福建一区:鼓浪屿、武夷山',
  ),
  fields: [
    choice(
      'job',
      '门派',
      [
        ['大唐官府', 16],
        ['方寸山', 8],
        ['化生寺', 12],
        ['女儿村', 8],
        ['普陀山', 10],
        ['龙宫', 12],
        ['天宫', 7],
        ['五庄观', 6],
        ['魔王寨', 7],
        ['狮驼岭', 7],
        ['地府', 8],
        ['盘丝洞', 5],
      ],
      { isMain: true, group: GROUP.grown },
    ),
    number('role_level', '等级', [69, 175], {
      bounds: [0, 175],
      isMain: true,
      unit: '级',
      worth: 2,
      bend: 0.8,
      group: GROUP.grown,
    }),
    number('training', '人物修炼', [36, 120], { isMain: true, unit: '级', worth: 2.4, group: GROUP.grown }),
    number('pets', '神兽', [0, 9], { isMain: true, unit: '只', worth: 2, bend: 1.7, group: GROUP.rare, holds: [0] }),
    choice(
      'role_sex',
      '性别',
      [
        ['男', 54],
        ['女', 46],
      ],
      { group: GROUP.grown },
    ),
    number('pet_training', '召唤兽修炼', [20, 100], { unit: '级', worth: 1, group: GROUP.grown }),
    number('skill', '师门技能', [69, 180], { unit: '级', worth: 1, group: GROUP.grown }),
    number('gear', '锻造总段', [6, 92], { unit: '段', worth: 2, bend: 1.3, group: GROUP.grown }),
    count(0, '收藏神兽', '只'),
    count(1, '装备与灵饰', '件'),
    count(2, '锦衣与坐骑', '件'),
    names('代表资产'),
    ...neteaseState(2003),
  ],
  tiers: [
    tier(
      '神兽',
      5,
      0.4,
      '超级泡泡、超级大熊猫、超级青鸾、超级白泽、超级灵鹿、超级神牛、超级神虎、超级神龙、超级麒麟、超级玉兔、超级孔雀、超级赤焰兽',
    ),
    tier(
      '装备与灵饰',
      8,
      0.1,
      '160 无级别武器、150 双蓝武器、140 无级别衣服、150 愤怒腰带、140 简易项链、150 双加头盔、灵饰 三法伤、灵饰 三速度、130 无级别鞋子、150 精致武器、160 愤怒腰带、灵饰 四伤害、150 神佑衣、140 双加武器',
    ),
    tier(
      '锦衣与坐骑',
      8,
      0,
      '锦衣 碧华锦、锦衣 鹿角湾、锦衣 青花瓷、锦衣 夜影、锦衣 浪淘纱、祥瑞 七彩神驴、祥瑞 金鳞仙子、祥瑞 甜蜜猪猪、祥瑞 九尾冰狐、祥瑞 天使猪猪、锦衣 冰雪玉兔、锦衣 齐天大圣、光武 流光、足迹 鱼翔、足迹 飞天',
    ),
  ],
  price: [60, 19_800],
  titles: [
    '{role_level}级{job} 修炼{training} {best} {boast}',
    '{server} {role_level}{job} 锻造{gear}段 {best}',
    '{best} {job} {role_level}级 {boast}',
    '{area}{server} {job}{role_sex}号 修炼{training} {best}',
  ],
  boasts: ['无欠债', '宝宝带身上', '五开队长号', '装备可卸', '剧情技能满', '藏宝阁可查'],
  sentences: [
    '修炼和师门技能都点满当前等级，直接打副本没有问题。',
    '装备一身随号走，灵饰和宝石都不拆。',
    '老区人气可以，帮派还在活跃，跟着打活动方便。',
    '五开里的一个，其他四个号分开出，要一套可以聊。',
    '点卡玩了十几年，家里有孩子了，出掉。',
  ],
  props: [
    ['高级魔兽要诀', 38, '本'],
    ['炼妖石 160', 12, '个'],
    ['宝石 舍利子 10 级', 68, '颗'],
    ['月华露', 1.5, '个'],
    ['召唤兽 须弥童子', 168, '只'],
    ['修炼果', 8, '个'],
    ['环装 110 鞋子', 26, '双'],
  ],
  handed: ['摆摊交易', '当面交易', '帮派交易'],
  coin: {
    name: '银两',
    perYuan: 73_600,
    packs: [10, 30, 50, 100, 300, 500],
    ways: ['摆摊交易', '当面交易', '跑商给予'],
  },
  cards: {
    name: '点卡',
    items: [
      ['网易一卡通 150点', 15],
      ['网易一卡通 300点', 30],
      ['网易一卡通 1000点', 100],
    ],
  },
  charges: [
    ['寄售点数 500点', 50],
    ['寄售点数 1000点', 100],
  ],
}
