import { areas } from './area-kit'
import { count, GROUP, names, number } from './field-kit'
import { gachaFields } from './gacha-fields'
import { type GameSeed, tier } from './game-seed'
import { passState } from './state-fields'

export const ZENLESS_ZONE_ZERO: GameSeed = {
  id: 125,
  name: '绝区零',
  code: 'JQ',
  type: 1,
  share: 2.5,
  areas: areas('官服:新艾利都/B服:新艾利都/渠道服:新艾利都/国际服:亚服、美服、欧服、港澳台服'),
  fields: [
    ...gachaFields({
      level: ['绳网等级', [20, 60]],
      characters: ['S级代理人', [2, 28], '位'],
      weapons: ['S级音擎', [0, 20], '个'],
      gems: ['菲林', [400, 36_000]],
    }),
    number('tapes', '加密母带', [0, 90], { unit: '盘', bend: 2, worth: 0.6, group: GROUP.grown }),
    number('full', '满影画代理人', [0, 6], { unit: '位', bend: 2.6, worth: 1.6, group: GROUP.grown }),
    number('discs', '毕业驱动盘', [0, 10], { unit: '套', bend: 1.4, group: GROUP.grown }),
    number('shiyu', '式舆防卫战', [0, 7], { unit: '关', bend: 0.7, group: GROUP.grown }),
    count(0, '限定S级', '位'),
    count(1, '专属音擎', '个'),
    names('代表代理人'),
    ...passState(2024),
  ],
  tiers: [
    tier(
      '限定S级',
      10,
      0,
      '艾莲·乔、朱鸢、青衣、简·杜、凯撒·金、柏妮思·怀特、月城柳、浅羽悠真、星见雅、伊芙琳、耀嘉音、薇薇安、雨果、零号·安比、波可娜、仪玄、橘福福、爱丽丝、柚叶、浮波柚叶、扳机、席德、奥菲丝',
    ),
    tier(
      '专属音擎',
      7,
      0.2,
      '深海访客、防暴者Ⅵ型、玉壶青冰、淬锋钳刺、燃狱齿轮、霰落星殿、心弦夜响、玲珑妆匣、飞鸟星梦、千面日陨、青溟笼舍、索魂影眸、灼心摇壶、时流贤者',
    ),
    tier('常驻S级', 5, 0, '猫又、莱卡恩、丽娜、珂蕾妲、「11号」、格莉丝'),
  ],
  price: [12, 5200],
  titles: [
    '绳网{role_level}级 S级{five_star}位 {best} {boast}',
    '{best} S代理人{five_star} 音擎{weapons} 菲林{gems}',
    '{area} {best} 限定{tier1}位 {boast}',
    '{best} 母带{tapes}盘 {boast}',
  ],
  boasts: ['驱动盘毕业', '月卡常驻', '零号空洞全通', '主线最新', '邦布齐全'],
  sentences: [
    '驱动盘四号位主词条都对，主力能直接用。',
    '防卫战和危局强袭每期都打，直接上号就能玩。',
    '菲林没动，等不到想要的角色了，一起出。',
    '主线和代理人秘闻都做完，信赖也刷了不少。',
    '同时养三个游戏太累，先出这个。',
  ],
  props: [
    ['每日活跃代做', 4, '天'],
    ['式舆防卫战代打', 24, '期'],
    ['驱动盘刷取 240 电量', 6, '次'],
    ['零号空洞周常代做', 10, '周'],
    ['主线代做', 18, '章'],
  ],
  handed: ['上号代做', '每日截图', '当天完成'],
  charges: [
    ['绳网会员 30天', 30],
    ['300菲林底片', 30],
    ['980菲林底片', 98],
    ['3280菲林底片', 328],
    ['6480菲林底片', 648],
  ],
}
