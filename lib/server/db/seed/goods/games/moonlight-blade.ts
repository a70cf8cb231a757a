import { areas } from './area-kit'
import { choice, count, GROUP, names, number } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { tencentState } from './state-fields'

export const MOONLIGHT_BLADE: GameSeed = {
  id: 130,
  name: '天涯明月刀',
  code: 'TD',
  type: 2,
  share: 2,
  areas: areas(
    '长生剑:太白醉月、秦川雪/孔雀翎:青龙会、沧浪亭/碧玉刀:江南春、燕来镇/多情环:襄州城、九华山/离别钩:东越潮、神威堡/霸王枪:云滇谷、荆湖烟雨',
  ),
  fields: [
    choice(
      'job',
      '门派',
      [
        ['太白', 16],
        ['神威', 10],
        ['唐门', 12],
        ['丐帮', 7],
        ['真武', 14],
        ['天香', 16],
        ['五毒', 8],
        ['神刀', 7],
        ['少林', 5],
        ['移花', 10],
      ],
      { isMain: true, group: GROUP.grown },
    ),
    number('power', '功力', [12, 86], { isMain: true, unit: '万', worth: 4, bend: 1.2, group: GROUP.grown }),
    number('role_level', '等级', [90, 110], {
      bounds: [1, 120],
      isMain: true,
      unit: '级',
      worth: 0.4,
      bend: 0.4,
      group: GROUP.grown,
    }),
    number('skins', '外装', [4, 320], {
      isMain: true,
      unit: '套',
      worth: 2.6,
      bend: 1.4,
      group: GROUP.rare,
      holds: [0, 1],
    }),
    choice(
      'role_sex',
      '性别',
      [
        ['男', 42],
        ['女', 58],
      ],
      { group: GROUP.grown },
    ),
    number('heart', '心法', [4, 24], { unit: '本', worth: 1, group: GROUP.grown }),
    number('mounts', '坐骑', [1, 30], { unit: '匹', worth: 0.5, bend: 1.5, group: GROUP.rare }),
    count(0, '天赏外装', '套'),
    count(1, '绝版外装', '套'),
    count(2, '坐骑与兵器', '件'),
    names('代表外装'),
    ...tencentState(2015),
  ],
  tiers: [
    tier(
      '天赏外装',
      5,
      0.35,
      '天赏 心王·龙渊、天赏 锦鲤抄、天赏 白首如新、天赏 璇玑、天赏 凤栖梧、天赏 九天玄女、天赏 雪舞红莲、天赏 山河入梦、天赏 长歌行',
    ),
    tier(
      '绝版外装',
      8,
      0.1,
      '明月寄情、烟笼寒水、流霞、墨竹、惊鸿照影、金风玉露、瑞雪、绯樱、碧落黄泉、剑影流光、玉生烟、桃夭、青鸾舞',
    ),
    tier(
      '坐骑与兵器',
      8,
      0,
      '坐骑 雪狮、坐骑 火麒麟、坐骑 白鹿、坐骑 玄武、坐骑 九色鹿、兵器 孔雀翎、兵器 长生剑、兵器 霸王枪、兵器 碧玉刀、兵器 离别钩、兵器 多情环、坐骑 汗血宝马、坐骑 仙鹤、坐骑 照夜白、坐骑 逐日、坐骑 赤焰、兵器 青莲、兵器 沧浪、兵器 墨梅',
    ),
  ],
  price: [40, 9800],
  titles: [
    '{job}{role_sex}号 功力{power}万 {best} {boast}',
    '{server} {role_level}级{job} {power}万功力 {best}',
    '{best} {job} 外装{skins}套 {boast}',
    '{area} {job} 心法{heart}本 {best}',
  ],
  boasts: ['捏脸好看', '家园精装', '帮派核心号', '无欠债', '可改名'],
  sentences: [
    '心法和经脉都跟得上，打本不用再补。',
    '外装以女号为主，捏脸好看，截图可以先看。',
    '战场和论剑都玩，没有用过任何辅助。',
    '家园装了很久，锦盒摆件都在。',
    '合服之后朋友走光了，整号出。',
  ],
  props: [
    ['天赏石', 9.5, '个'],
    ['精工 五级宝石', 26, '颗'],
    ['心法残页', 12, '份'],
    ['外装赠送', 78, '套', ['商城赠送']],
    ['碎银包', 5, '个'],
  ],
  handed: ['摆摊', '当面交易', '拍卖行'],
  coin: { name: '碎银', perYuan: 860, packs: [30, 50, 100, 200, 500], ways: ['摆摊', '当面交易', '拍卖行'] },
}
