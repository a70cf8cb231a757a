import { areas } from './area-kit'
import { count, GROUP, names, number, rank } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { neteaseState } from './state-fields'

export const EGGY_PARTY: GameSeed = {
  id: 120,
  name: '蛋仔派对',
  code: 'DZ',
  type: 1,
  share: 3.5,
  isHot: true,
  areas: areas('安卓官服:官服/苹果:官服/渠道服:华为、OPPO、vivo、小米、应用宝'),
  fields: [
    rank('ranking', '段位', ['鹌鹑蛋', '鸽子蛋', '鸡蛋', '鹅蛋', '鸵鸟蛋', '恐龙蛋', '凤凰蛋', '巅峰凤凰蛋'], {
      isMain: true,
      worth: 0.6,
    }),
    number('skins', '盲盒外观', [8, 460], {
      isMain: true,
      unit: '个',
      worth: 4,
      bend: 1.4,
      group: GROUP.rare,
      holds: [0, 1, 2],
    }),
    number('perfect', '完美皮肤', [0, 32], {
      isMain: true,
      unit: '个',
      worth: 2.4,
      bend: 1.6,
      group: GROUP.rare,
      holds: [1],
    }),
    number('fashion', '时尚度', [1200, 96_000], { isMain: true, worth: 1, bend: 1.5, group: GROUP.rare }),
    number('role_level', '等级', [15, 120], { unit: '级', worth: 0.3 }),
    number('coins', '蛋币', [0, 9800], { bend: 2.4, worth: 0.3, group: GROUP.grown }),
    number('maps', '乐园地图', [0, 36], { unit: '张', bend: 2, group: GROUP.grown }),
    count(0, '联动与绝版', '款'),
    count(1, '完美品质', '款'),
    count(2, '卓越品质', '款'),
    names('代表外观'),
    ...neteaseState(2022),
  ],
  tiers: [
    tier(
      '联动与绝版',
      5,
      0.3,
      '吾皇万睡、巴扎黑、奶龙、初音未来、喜羊羊、蜡笔小新、甄嬛传 嬛嬛、三丽鸥 库洛米、天线宝宝 丁丁、小黄人 鲍勃、猫和老鼠 杰瑞、小马宝莉 紫悦',
    ),
    tier(
      '完美品质',
      7,
      0.1,
      '宇宙蛋 银河使者、敦煌蛋 九色鹿、花神蛋 牡丹、龙蛋 敖光、星座蛋 天蝎、月兔蛋、白蛇蛋、独角兽蛋、暗夜伯爵蛋、冰雪女王蛋、财神蛋、人鱼公主蛋、精灵王子蛋、孔雀蛋',
    ),
    tier(
      '卓越品质',
      10,
      0,
      '甜筒蛋、机甲小恐、西瓜蛋、芋泥蛋、啵啵奶茶蛋、草莓熊蛋、忍者蛋、厨师蛋、小黄鸭蛋、章鱼烧蛋、南瓜骑士蛋、圣诞鹿蛋、海盗船长蛋、宇航员蛋、糖果女巫蛋、青蛙绅士蛋',
    ),
  ],
  price: [10, 4200],
  titles: [
    '完美{perfect}个 盲盒{skins}个 {best} {boast}',
    '{best} 时尚度{fashion} {boast}',
    '{area} {ranking} {best} 外观{skins}个',
    '{skins}个外观 {best} 蛋币{coins}',
  ],
  boasts: ['动作齐全', '足迹特效多', '派对券多', '配饰齐全', '无禁赛', '可改名'],
  sentences: [
    '皮肤都是当期开的，有的现在返场也抽不到配饰。',
    '足迹、动作和翅膀都搭好了，进大厅很显眼。',
    '一直自己玩，没有给过别人，聊天没有被禁过。',
    '蛋搭子不玩了，号也跟着出了。',
    '孩子上学了不让玩，家长本人出号，可以配合验证。',
  ],
  props: [
    ['盲盒赠送', 6, '个'],
    ['派对券礼包赠送', 12, '份'],
    ['通行证赠送', 58, '张'],
    ['完美皮肤赠送', 88, '个'],
    ['动作赠送', 18, '个'],
    ['改名卡', 6, '张'],
  ],
  handed: ['加好友满三天赠送', '好友赠送', '在线秒送'],
  cards: {
    name: '兑换码',
    items: [
      ['蛋仔派对 蛋币礼包码', 18],
      ['蛋仔派对 乐园通行证', 68],
    ],
  },
  charges: [
    ['60蛋币', 6],
    ['300蛋币', 30],
    ['600蛋币', 60],
    ['1280蛋币', 128],
  ],
}
