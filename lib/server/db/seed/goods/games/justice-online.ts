import { areas } from './area-kit'
import { choice, count, GROUP, names, number } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { neteaseState } from './state-fields'

export const JUSTICE_ONLINE: GameSeed = {
  id: 117,
  name: '逆水寒',
  code: 'NS',
  type: 2,
  share: 2.5,
  areas: areas(
    '端游:汴京、一见钟情、花间醉、飞龙在天、江南月、碧海潮生/手游官服:紫禁之巅、侠骨柔情、烟雨江南、万里河山、云起龙骧/手游渠道服:剑荡八荒、一剑霜寒、清风明月',
  ),
  fields: [
    choice(
      'job',
      '职业',
      [
        ['神相', 16],
        ['素问', 18],
        ['铁衣', 10],
        ['血河', 16],
        ['九灵', 12],
        ['碎梦', 14],
        ['龙吟', 9],
        ['玄机', 5],
      ],
      { isMain: true, group: GROUP.grown },
    ),
    number('role_level', '等级', [69, 130], {
      bounds: [1, 130],
      isMain: true,
      unit: '级',
      worth: 0.5,
      bend: 0.5,
      group: GROUP.grown,
    }),
    number('power', '战力', [38, 186], { isMain: true, unit: '万', worth: 4, bend: 1.2, group: GROUP.grown }),
    number('skins', '外观', [6, 240], {
      isMain: true,
      unit: '套',
      worth: 2,
      bend: 1.4,
      group: GROUP.rare,
      holds: [0, 2],
    }),
    choice(
      'role_sex',
      '性别',
      [
        ['男', 40],
        ['女', 60],
      ],
      { group: GROUP.grown },
    ),
    number('gear', '百炼装备', [0, 12], { unit: '件', worth: 1, group: GROUP.grown }),
    number('mounts', '坐骑', [1, 32], { unit: '匹', worth: 0.5, bend: 1.5, group: GROUP.rare, holds: [1] }),
    count(0, '绝版外观', '套'),
    count(1, '祥瑞与坐骑', '只'),
    count(2, '时装', '套'),
    names('代表外观'),
    ...neteaseState(2018),
  ],
  tiers: [
    tier(
      '绝版外观',
      5,
      0.35,
      '天狐 霓裳羽衣、凤鸣朝阳、龙渊剑 天工、赤霄 烈焰、九天揽月、金丝楠木 琵琶、昆仑雪 流光、紫微星君、白泽天衣、云中君',
    ),
    tier(
      '祥瑞与坐骑',
      6,
      0.1,
      '祥瑞 白泽、祥瑞 九尾狐、祥瑞 青鸾、祥瑞 麒麟、祥瑞 锦鲤、踏雪乌骓、赤兔、的卢、绝影、雪狼王、仙鹤、驺虞',
    ),
    tier(
      '时装',
      10,
      0,
      '汴京春色、烟雨江南、月满西楼、青衫磊落、胡姬酒肆、雪落长安、梅花三弄、醉花阴、清平乐、临江仙、雨霖铃、鹊桥仙、浣溪沙、水龙吟、凤求凰、长相思、如梦令、苏幕遮',
    ),
  ],
  price: [40, 15_600],
  titles: [
    '{role_level}级{job} 战力{power}万 {best} {boast}',
    '{server} {job}{role_sex}号 {power}万战 外观{skins}套 {best}',
    '{best} {job} {power}万战力 {boast}',
    '{area} {server} {role_level}级{job} {best}',
  ],
  boasts: ['内功全金', '捏脸好看', '家园精装', '无欠费', '可改名'],
  sentences: [
    '内功和百炼都是自己刷的，词条可以截图看。',
    '捏脸花了很久，数据随号走，喜欢古风的直接用。',
    '外观以女号为主，祥瑞带在身上，上线就能看到。',
    '帮会打本打了一年多，现在散了，号出给同服的朋友。',
    '点卡和通宝都清干净了，没有欠费。',
  ],
  props: [
    ['天赏石', 6.8, '百个'],
    ['金叶子', 3.2, '百张'],
    ['百炼石', 22, '个'],
    ['内功残卷', 9, '份'],
    ['家园摆件', 36, '套', ['邮寄']],
    ['外观赠送', 88, '套', ['商城赠送']],
  ],
  handed: ['当面交易', '拍卖行', '邮寄'],
  coin: { name: '铜钱', perYuan: 19_200, packs: [10, 30, 50, 100, 300], ways: ['当面交易', '拍卖行', '摆摊'] },
}
