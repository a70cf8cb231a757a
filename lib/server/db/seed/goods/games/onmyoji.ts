import { areas } from './area-kit'
import { count, GROUP, names, number, rank } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { neteaseState } from './state-fields'

export const ONMYOJI: GameSeed = {
  id: 132,
  name: '阴阳师',
  code: 'YY',
  type: 1,
  share: 2.5,
  areas: areas(
    '网易-中国区:网易、初语谧景、两心无间、相伴相随、抢先体验/iOS-中国区:春之樱、夏之蝉、秋之枫、冬之雪/全平台:携手同心、形影不离、情比金坚、结伴同游、暖风春行、有缘相随',
  ),
  fields: [
    number('ssr', 'SSR', [4, 92], { isMain: true, unit: '个', worth: 3, bend: 1.1, group: GROUP.grown, holds: [0] }),
    number('sp', 'SP', [0, 42], { isMain: true, unit: '个', worth: 3, bend: 1.2, group: GROUP.grown, holds: [1] }),
    number('role_level', '等级', [40, 60], {
      bounds: [1, 60],
      isMain: true,
      unit: '级',
      worth: 0.4,
      bend: 0.5,
      group: GROUP.grown,
    }),
    number('six', '六星式神', [2, 140], { isMain: true, unit: '个', worth: 1, group: GROUP.grown }),
    rank(
      'ranking',
      '斗技段位',
      ['一段', '二段', '三段', '四段', '五段', '六段', '七段', '八段', '九段', '名士', '名士两千星'],
      {
        worth: 0.8,
        from: 1,
      },
    ),
    number('speed', '一速', [180, 292], { worth: 1.6, bend: 0.8, group: GROUP.grown }),
    number('jade', '勾玉', [200, 38_000], { bend: 2.2, worth: 0.5, group: GROUP.grown }),
    number('tickets', '蓝票', [0, 680], { unit: '张', bend: 2, worth: 0.6, group: GROUP.grown }),
    count(0, '联动与限定', '个'),
    count(1, 'SP阶', '个'),
    count(2, '皮肤', '款'),
    names('代表式神'),
    ...neteaseState(2016),
  ],
  tiers: [
    tier(
      '联动与限定',
      7,
      0.25,
      '奴良陆生、卖药郎、鬼灯、犬夜叉、杀生丸、桔梗、戈薇、朽木露琪亚、黑崎一护、灶门炭治郎、灶门祢豆子、坂田银时、夜斗',
    ),
    tier(
      'SP阶',
      9,
      0.05,
      '少羽大天狗、炼狱茨木童子、鬼王酒吞童子、赤影妖刀姬、苍风一目连、烬天玉藻前、骁浪荒川之主、御怨般若、天剑韧心鬼切、聆海金鱼姬、神启荒、麓铭大岳丸、待宵姑获鸟、流光追月神、心友犬神',
    ),
    tier(
      '皮肤',
      12,
      0,
      '不知火 烟罗幻梦、大天狗 金鳞航羽、妖刀姬 绯夜猎刃、花鸟卷 朱砂红、玉藻前 朔夜、青行灯 蝶夜、彼岸花 冥河、雪女 冰鸾、茨木童子 黑崎、酒吞童子 龙胆、阎魔 判官、紧那罗 飞天、千姬 碧海、缘结神 良缘、面灵气 瑶音',
    ),
  ],
  price: [20, 8600],
  titles: [
    'SSR{ssr} SP{sp} 一速{speed} {best} {boast}',
    '{server} SSR{ssr}SP{sp} {best} {ranking}',
    '{best} 蓝票{tickets} 勾玉{jade} {boast}',
    '{area} {role_level}级 六星{six}个 {best}',
  ],
  boasts: ['御魂成型', '寮突主力', '式神录皮多', '月卡常驻', '无脚本封禁'],
  sentences: [
    '御魂手刷的，一速和魂土队都成型，能直接打斗技。',
    '式神都是自己抽的，没有买过碎片。',
    '皮肤商店返场的不多，曜之阁也换了不少。',
    '蓝票和勾玉都没动，新池自己抽。',
    '工作太忙，每天体力都清不完，忍痛出。',
  ],
  props: [
    ['御魂代刷 100 层', 12, '次'],
    ['寮突代打', 4, '天'],
    ['觉醒材料代刷', 5, '份'],
    ['逢魔之时代做', 3, '天'],
    ['皮肤赠送', 68, '款'],
    ['斗技代打', 46, '段'],
  ],
  handed: ['上号代做', '好友赠送', '当天完成'],
  charges: [
    ['60勾玉', 6],
    ['300勾玉', 30],
    ['980勾玉', 98],
    ['3280勾玉', 328],
  ],
}
