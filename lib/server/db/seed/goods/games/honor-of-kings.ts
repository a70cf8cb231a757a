import { tencentAreas } from './area-kit'
import { count, GROUP, names, number, peak, rank } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { tencentState } from './state-fields'

const RANKS = [
  '倔强青铜',
  '秩序白银',
  '荣耀黄金',
  '尊贵铂金',
  '永恒钻石',
  '至尊星耀',
  '最强王者',
  '非凡王者',
  '无双王者',
  '绝世王者',
  '至圣王者',
  '荣耀王者',
  '传奇王者',
]

export const HONOR_OF_KINGS: GameSeed = {
  id: 107,
  name: '王者荣耀',
  code: 'WZ',
  type: 1,
  share: 16,
  isHot: true,
  areas: tencentAreas(40),
  fields: [
    rank('ranking', '段位', RANKS, { isMain: true, worth: 1, from: 4 }),
    rank('vip', '贵族', ['V0', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9', 'V10'], {
      isMain: true,
      worth: 2,
      from: 4,
    }),
    number('skins', '皮肤', [38, 612], {
      isMain: true,
      worth: 4,
      bend: 1.2,
      group: GROUP.rare,
      holds: [0, 1, 2],
      bounds: [0, 1200],
    }),
    number('heroes', '英雄', [72, 124], {
      isMain: true,
      worth: 1,
      bend: 0.5,
      group: GROUP.rare,
      bounds: [0, 150],
    }),
    peak('best_rank', '历史最高', 'ranking', RANKS),
    number('peak_score', '巅峰赛', [1200, 2480], { unit: '分', worth: 0.5, bend: 1.4, bounds: [0, 3000] }),
    count(0, '荣耀典藏', '款'),
    count(1, '传说限定', '款'),
    count(2, '史诗限定', '款'),
    names('代表皮肤'),
    number('marks', '小国标', [0, 6], { unit: '个', bend: 2.4, worth: 0.4 }),
    ...tencentState(2015),
  ],
  tiers: [
    tier(
      '荣耀典藏',
      6,
      0.45,
      '武则天倪克斯神谕、貂蝉仲夏夜之梦、李白凤求凰、孙悟空全息碎影、王昭君凤凰于飞、露娜一生所爱、公孙离玉兔公主、小乔天鹅之梦、诸葛亮武陵仙君、韩信街头霸王',
    ),
    tier(
      '传说限定',
      10,
      0.16,
      '孙尚香末日机甲、赵云引擎之心、露娜瓷语鉴心、瑶遇见神鹿、鲁班七号狮舞东方、吕布御风骁将、花木兰瑞麟志、大乔白蛇、后羿如梦令、关羽武圣、妲己女仆咖啡、虞姬云霓雀翎、公孙离祈雪灵祝、诸葛亮时雨天司、貂蝉猫影幻舞、百里守约朱雀志、安琪拉追逃游戏、甄姬游园惊梦',
    ),
    tier(
      '史诗限定',
      12,
      0,
      '韩信白龙吟、公孙离蜜橘之夏、安琪拉心灵骇客、伽罗太华、赵云白执事、小乔青蛇、王昭君偶像歌手、孙悟空地狱火、李白千年之狐、虞姬加勒比小姐、狄仁杰超时空战士、庄周云端筑梦师、刘备汉昭烈帝、蔡文姬奇迹圣诞、马可波罗逐梦之星、橘右京枫霜尽',
    ),
  ],
  price: [38, 16_800],
  isLet: true,
  titles: [
    '贵族{vip} {heroes}英雄 {skins}皮 {best} {boast}',
    '{skins}皮 {best} {ranking} {boast}',
    '{ranking} {vip} {skins}皮 {best} {boast}',
    '{best} {skins}皮肤 贵族{vip} {area}',
    '{vip} {since}年注册 典藏{tier1}款 传说限定{tier2}款 {skins}皮 {best}',
  ],
  boasts: ['全铭文', '赛季战令满级', '150级铭文8套', '信誉分满', '双端可登'],
  sentences: [
    '主玩打野和射手，铭文按位置配了八套，直接上号就能打排位。',
    '每个赛季战令都买满了，战令限定皮肤基本齐全。',
    '限定都是当期入的，不是体验卡，背包里可以看到永久。',
    '现在上班没空打，好友已经清过，情侣关系也解除了。',
    '皮肤数是永久皮肤，体验卡不算在里面，以验号为准。',
  ],
  props: [
    ['史诗皮肤赠送（自选）', 82, '款'],
    ['传说皮肤赠送（自选）', 158, '款'],
    ['勇者皮肤赠送', 27, '款'],
    ['荣耀战令进阶卡赠送', 36, '张'],
    ['荣耀水晶代抽 10 连', 52, '次'],
    ['玫瑰花亲密度', 3.5, '束', ['游戏内直接送']],
    ['改名卡赠送', 9, '张'],
  ],
  handed: ['加好友满一天赠送', '好友赠送', '在线秒送'],
  cards: {
    name: '兑换码',
    items: [
      ['王者荣耀 贵族礼包兑换码', 30],
      ['王者荣耀 史诗皮肤兑换码', 88],
      ['王者荣耀 战令进阶卡兑换码', 68],
    ],
  },
  charges: [
    ['60点券', 6],
    ['300点券', 30],
    ['980点券', 98],
    ['1980点券', 198],
    ['3280点券', 328],
    ['6480点券', 648],
  ],
}
