import { areas } from './area-kit'
import { count, GROUP, names, number } from './field-kit'
import { gachaFields } from './gacha-fields'
import { type GameSeed, tier } from './game-seed'
import { passState } from './state-fields'

export const GENSHIN_IMPACT: GameSeed = {
  id: 109,
  name: '原神',
  code: 'YS',
  type: 1,
  share: 9,
  isHot: true,
  areas: areas('官服:天空岛/B服:世界树/渠道服:世界树/国际服:亚服、美服、欧服、港澳台服'),
  fields: [
    ...gachaFields({
      level: ['冒险等阶', [18, 60]],
      characters: ['五星角色', [2, 46], '位'],
      weapons: ['五星武器', [0, 32], '把'],
      gems: ['原石', [600, 42_000]],
    }),
    number('fates', '纠缠之缘', [0, 120], { unit: '个', bend: 2, worth: 0.6, group: GROUP.grown }),
    number('full', '满命角色', [0, 9], { unit: '位', bend: 2.6, worth: 1.6, group: GROUP.grown }),
    number('abyss', '深渊满星', [0, 36], { bounds: [0, 36], unit: '星', bend: 0.8, group: GROUP.grown }),
    number('explored', '大世界探索', [28, 100], { unit: '%', bend: 0.7, group: GROUP.grown }),
    count(0, '限定五星', '位'),
    count(1, '限定专武', '把'),
    names('代表角色'),
    ...passState(2020),
  ],
  tiers: [
    tier(
      '限定五星',
      12,
      0,
      '雷电将军、钟离、纳西妲、芙宁娜、胡桃、夜兰、枫原万叶、神里绫华、甘雨、魈、八重神子、宵宫、申鹤、荒泷一斗、神里绫人、珊瑚宫心海、达达利亚、温迪、可莉、阿贝多、优菈、赛诺、妮露、流浪者、艾尔海森、白术、林尼、那维莱特、莱欧斯利、娜维娅、阿蕾奇诺、克洛琳德、玛薇卡、基尼奇、希诺宁、茜特菈莉',
    ),
    tier(
      '限定专武',
      8,
      0.2,
      '护摩之杖、薙草之稻光、雾切之回光、若水、静水流涌之辉、千夜浮梦、终末嗟叹之诗、苍古自由之誓、磐岩结绿、阿莫斯之弓、飞雷之弦振、赤角石溃杵、神乐之真意、息灾',
    ),
    tier('常驻五星', 6, 0, '刻晴、迪卢克、莫娜、琴、七七、提纳里、迪希雅'),
  ],
  price: [20, 12_600],
  titles: [
    '{area} {role_level}级 五星角色{five_star}位 {best} 原石{gems}',
    '{five_star}黄{weapons}金武 {best} {boast}',
    '{best} {role_level}级 限定五星{tier1}位 {boast}',
    '{server} {role_level}级 满命{full}位 {best} {boast}',
  ],
  boasts: ['月卡常驻', '未合成体力', '圣遗物毕业'],
  sentences: [
    '自己玩的号，限定池跟着抽，没用过脚本。',
    '圣遗物刷了一年多，主C都是毕业面板，可以发截图。',
    '剧情跟到最新版本，没有跳过。',
    '原石是攒的月卡和活动，留给下一位自己抽想要的角色。',
    '邮箱一起给，换绑流程我熟，十分钟能弄完。',
  ],
  props: [
    ['日常委托代做', 6, '天'],
    ['深渊满星代打', 25, '期'],
    ['圣遗物刷取 120 体力', 5, '次'],
    ['角色突破材料代采', 8, '份', ['联机采集', 'UID 发我联机采']],
    ['蒙德璃月全图宝箱代开', 88, '图'],
    ['剧情任务代做', 22, '章'],
  ],
  handed: ['下单登记 UID', '联机采集', '当天完成'],
  cards: {
    name: '兑换码',
    items: [
      ['原神 空月祝福兑换码', 30],
      ['原神 珍珠纪行兑换码', 68],
    ],
  },
  charges: [
    ['空月祝福 30天', 30],
    ['300创世结晶', 30],
    ['980创世结晶', 98],
    ['1980创世结晶', 198],
    ['3280创世结晶', 328],
    ['6480创世结晶', 648],
  ],
}
