import { areas } from './area-kit'
import { choice, count, GROUP, names, number } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { launcherState } from './state-fields'

export const JX3: GameSeed = {
  id: 129,
  name: '剑网3',
  code: 'JW',
  type: 2,
  share: 3,
  areas: areas(
    '电信区:梦江南、长安城、唯我独尊、幽月轮、斗转星移、剑胆琴心、乾坤一掷、绝代天骄、蝶恋花/双线区:天鹅坪、破阵子、飞龙在天、青梅煮酒/无界区:山海相逢、眉间雪',
  ),
  fields: [
    choice(
      'job',
      '门派',
      [
        ['纯阳', 14],
        ['七秀', 12],
        ['万花', 12],
        ['天策', 8],
        ['少林', 6],
        ['藏剑', 9],
        ['五毒', 7],
        ['唐门', 8],
        ['明教', 7],
        ['丐帮', 5],
        ['霸刀', 6],
        ['蓬莱', 7],
        ['长歌', 8],
        ['刀宗', 6],
      ],
      { isMain: true, group: GROUP.grown },
    ),
    choice(
      'role_sex',
      '体型',
      [
        ['成男', 26],
        ['成女', 40],
        ['正太', 8],
        ['萝莉', 26],
      ],
      { isMain: true, group: GROUP.grown },
    ),
    number('power', '装分', [18, 62], { isMain: true, unit: '万', worth: 1.6, group: GROUP.grown }),
    number('skins', '外观', [8, 860], {
      isMain: true,
      unit: '件',
      worth: 4,
      bend: 1.5,
      group: GROUP.rare,
      holds: [0, 1, 2],
    }),
    number('role_level', '等级', [110, 130], { unit: '级', worth: 0.4, bend: 0.3, group: GROUP.grown }),
    number('deeds', '资历', [12, 168], { unit: '千', worth: 1.4, bend: 1.2, group: GROUP.grown }),
    number('hair', '限量发型', [0, 36], { unit: '款', worth: 2, bend: 1.8, group: GROUP.rare, holds: [0] }),
    number('mounts', '奇趣坐骑', [0, 20], { unit: '只', worth: 0.8, bend: 1.7, group: GROUP.rare }),
    count(0, '绝版金发红发', '款'),
    count(1, '限量外观', '件'),
    count(2, '盒子与披风', '件'),
    names('代表外观'),
    ...launcherState(2009, '通行证'),
  ],
  tiers: [
    tier(
      '绝版金发红发',
      5,
      0.35,
      '金发 千秋万代、红发 侠侣情缘、白发 一世风雅、狐金、金蛇、一代金、二代红、白发 长生、金发 天选、红发 思华年',
    ),
    tier(
      '限量外观',
      8,
      0.12,
      '荻花、天狐、狐白、雪河、狼神、沧海、白虎、五限、五红、鬼市披风、儒风套、破军套、秦风套、定国套、朔雪套',
    ),
    tier(
      '盒子与披风',
      10,
      0,
      '披风 昆吾、披风 牡丹亭、盒子 重阳、盒子 七夕、盒子 中秋、盒子 年兽、披风 星河、披风 惊鸿、挂宠 小狐狸、挂宠 熊猫、拓印 山河、拓印 风雪、坐骑 里飞沙、坐骑 赤兔、坐骑 踏炎乌骓、奇遇 三山四海',
    ),
  ],
  price: [80, 18_600],
  titles: [
    '{server} {job}{role_sex} 外观{skins} {best} {boast}',
    '{job}{role_sex} {best} 装分{power}万',
    '{best} {job}{role_sex} 资历{deeds}千 {boast}',
    '{area}{server} {role_sex}{job} 限量发{hair}款 {best}',
  ],
  boasts: ['脸好看', '可换门派', '奇遇多', '帮会金章', '无欠通宝'],
  told: [
    '外观都是当年蹲的，单独收也要不少钱。',
    '脸是找人捏的，脸型数据一起给，喜欢可以直接用。',
    '资历不算顶尖但奇遇触发得多，宠物也齐。',
    '装分是赛季装，打秘境没压力，挂机党也够用。',
    'A 了一年，亲友都走了，号给有缘人。',
  ],
  props: [
    ['五行石 六级', 9, '颗'],
    ['披风外观', 86, '件'],
    ['帮会战 积分', 18, '百分'],
    ['奇遇代触发', 58, '次'],
    ['盒子 盛世', 128, '个'],
    ['小药包', 3.5, '组'],
  ],
  handed: ['邮寄', '当面交易', '寄售行'],
  coin: { name: '金', perYuan: 512, packs: [50, 100, 200, 300, 500, 1000], ways: ['寄售行', '当面交易', '邮寄'] },
  cards: {
    name: '点卡',
    items: [
      ['剑网3 15元点卡', 15],
      ['剑网3 30元点卡', 30],
      ['剑网3 月卡', 60],
    ],
  },
  charges: [
    ['5000通宝', 50],
    ['10000通宝', 100],
  ],
}
