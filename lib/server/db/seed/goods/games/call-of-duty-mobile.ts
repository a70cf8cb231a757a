import { tencentAreas } from './area-kit'
import { count, GROUP, names, number, peak, rank } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { tencentState } from './state-fields'

const RANKS = ['新锐', '精英', '专家', '大师', '宗师', '传奇', '战神']

export const CALL_OF_DUTY_MOBILE: GameSeed = {
  id: 126,
  name: '使命召唤手游',
  code: 'SM',
  type: 1,
  share: 3,
  areas: tencentAreas(6),
  fields: [
    rank('ranking', '段位', RANKS, { isMain: true, worth: 0.8 }),
    number('mythic', '神话武器', [0, 14], {
      isMain: true,
      unit: '把',
      worth: 4,
      bend: 1.7,
      group: GROUP.rare,
      holds: [0],
    }),
    number('skins', '传说武器', [1, 78], {
      isMain: true,
      unit: '把',
      worth: 3,
      bend: 1.5,
      group: GROUP.rare,
      holds: [1],
    }),
    number('role_level', '等级', [40, 350], { isMain: true, unit: '级', worth: 0.5, bend: 1.2 }),
    peak('best_rank', '历史最高', 'ranking', RANKS),
    number('roles', '角色', [6, 120], { unit: '个', worth: 0.8, bend: 1.4, group: GROUP.rare, holds: [2] }),
    number('camo', '大马士革', [0, 46], { unit: '把', bend: 1.6, worth: 0.4, group: GROUP.rare }),
    count(0, '神话', '把'),
    count(1, '传说', '把'),
    count(2, '史诗与角色', '个'),
    names('代表武器'),
    ...tencentState(2020),
  ],
  tiers: [
    tier(
      '神话',
      5,
      0.35,
      'Fennec 登神、AK117 熔岩重铸、CBR4 两栖、Kilo 141 恶魔之歌、Holger 26 黑暗边境、DL Q33 奇点、JAK-12 神经骇客、BP50 猛禽、Krig 6 冰霜、EM2 双星',
    ),
    tier(
      '传说',
      10,
      0,
      'AK-47 辐射、M4 黑金皇家、DL Q33 圣诞、Type 25 冲流、ICR-1 冠军、BY15 烈焰、Man-O-War 血色、Peacekeeper 凤凰、QQ9 龙焰、Locus 电光、AS VAL 暴君、RUS-79U 星云、Chopper 暗夜、PP19 野牛 霓虹、M13 清道夫、HVK-30 深渊',
    ),
    tier(
      '史诗与角色',
      12,
      0,
      'Ghost 经典、普莱斯队长、肥皂、Alex、Mara 女武神、Spectre 幽灵、Templar 圣殿骑士、Nikto 暗面、Gunzo 小丑、Krueger 面纱、Samurai 赤鬼、Urban Tracker、Artery 动脉、Firebreak 烈焰、Battery 电池',
    ),
  ],
  price: [20, 7800],
  isLet: true,
  titles: [
    '神话{mythic}把 传说{skins}把 {best} {boast}',
    '{best} {ranking} {role_level}级 {boast}',
    '{area} {best} 传说{skins} 角色{roles}',
    '{ranking} {best} 大马士革{camo}把',
  ],
  boasts: ['配件全满', '战令全满', '爆破主力', '无外挂记录', '可改名'],
  sentences: [
    '主力枪的击杀播报和检视动作都解了。',
    '枪械配件全部刷满，大马士革一把把打出来的。',
    '战令每季都是进阶，角色皮肤不少。',
    '多人排位为主，大逃杀也打，账号信誉正常。',
    '换安卓机操作不习惯，出号退坑。',
  ],
  props: [
    ['战令进阶赠送', 58, '张'],
    ['武器箱代开', 9, '次'],
    ['大马士革代刷', 66, '把'],
    ['排位代打', 38, '段'],
    ['改名卡', 10, '张'],
  ],
  handed: ['好友赠送', '上号代做', '当天完成'],
  charges: [
    ['60CP点券', 6],
    ['300CP点券', 30],
    ['980CP点券', 98],
    ['3280CP点券', 328],
  ],
}
