import { provinceAreas } from './area-kit'
import { count, GROUP, names, number, rank } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { tencentState } from './state-fields'

export const CROSS_FIRE: GameSeed = {
  id: 177,
  name: '穿越火线',
  code: 'CF',
  type: 2,
  share: 5,
  isHot: true,
  areas: provinceAreas('广东、四川、湖南、江苏、浙江、上海、北京、山东、河南、辽宁', 3),
  fields: [
    rank('ranking', '军衔', ['新兵', '士官', '少尉', '上尉', '少校', '上校', '少将', '上将', '元帅'], {
      from: 1,
      isMain: true,
      worth: 0.8,
    }),
    number('skins', '英雄级武器', [1, 42], {
      isMain: true,
      unit: '把',
      worth: 4,
      bend: 1.5,
      group: GROUP.rare,
      holds: [0, 1],
    }),
    number('vip', 'VIP 武器', [0, 16], { isMain: true, unit: '把', worth: 2, bend: 1.6, group: GROUP.rare }),
    number('roles', '角色', [4, 46], { isMain: true, unit: '个', worth: 1, group: GROUP.rare }),
    rank('ladder', '排位段位', ['青铜', '白银', '黄金', '铂金', '钻石', '大师', '枪王', '枪王之王'], {
      worth: 0.8,
      from: 2,
    }),
    number('kd', '击杀率', [45, 72], { unit: '%', bend: 1.2 }),
    number('cf_coin', '火线币', [20, 8600], { bend: 2, worth: 0.2, group: GROUP.grown }),
    count(0, '火麒麟系列', '把'),
    count(1, '英雄级', '把'),
    count(2, '传说级', '把'),
    names('代表武器'),
    ...tencentState(2008),
  ],
  tiers: [
    tier(
      '火麒麟系列',
      6,
      0.3,
      'AK47-火麒麟、M4A1-黑骑士、M4A1-雷神、Barrett-毁灭、AWM-天龙、加特林-炼狱、9A91-猎鹰、Scar Light-王者之魄、M4A1-死神、RPK-盘龙、AK47-无影、QBZ03-裁决',
    ),
    tier(
      '英雄级',
      9,
      0,
      'M4A1-千变、AK47-麒麟刺、Barrett-极光、M200-幻神、M4A1-玉麒麟、AK47-太极、AWM-青花瓷、USP-修罗、屠龙、烈龙、黑龙烈焰、沙鹰-修罗、炫金雷神、斯泰尔-暗影、Kar98k-死亡之吻、M14EBR-影龙',
    ),
    tier(
      '传说级',
      10,
      0,
      'AK47-黄金之心、M4A1-S-星座、幽灵角色、灵狐者、审判者、潘多拉、战龙、樱、零、飞虎队、曹操、貂蝉、黑曜、赛斯、赤魂、绝影',
    ),
  ],
  price: [40, 15_800],
  isLet: true,
  titles: [
    '{best} 英雄级{skins}把 {boast}',
    '{server} {best} VIP{vip}把 {ranking}',
    '{ranking} 英雄武器{skins}把 {best} {boast}',
    '{area} {best} 角色{roles}个',
  ],
  boasts: ['永久无期限', '生化号', '爆破稳定', '仓库无垃圾', '无封号记录', '仓库全永久'],
  sentences: [
    '武器全部永久，没有天数道具，仓库截图可以先看。',
    '英雄级都是当年活动抽的，后来一直没再开过。',
    '主打爆破和生化，KD 是自己打的，没有刷过。',
    '老一区的号，战队已经退了，资料随时能改。',
    '号放了两年没上，保管得好，没有异常登录。',
  ],
  props: [
    ['背包卡赠送', 12, '张'],
    ['改名卡', 18, '张'],
    ['抽奖券', 0.9, '张'],
    ['角色赠送', 78, '个'],
    ['炫彩礼包赠送', 36, '个'],
    ['战队改名卡', 28, '张'],
  ],
  handed: ['商城赠送', '好友赠送', '在线秒发'],
  charges: [
    ['1000CF点', 10],
    ['5000CF点', 50],
    ['10000CF点', 100],
    ['30000CF点', 300],
  ],
}
