import { areas } from './area-kit'
import { count, GROUP, names, number } from './field-kit'
import { gachaFields } from './gacha-fields'
import { type GameSeed, tier } from './game-seed'
import { passState } from './state-fields'

export const STAR_RAIL: GameSeed = {
  id: 113,
  name: '崩坏：星穹铁道',
  code: 'XT',
  type: 1,
  share: 4.5,
  isHot: true,
  areas: areas('官服:星穹列车/B服:无名客/渠道服:无名客/国际服:亚服、美服、欧服、港澳台服'),
  fields: [
    ...gachaFields({
      level: ['开拓等级', [20, 70]],
      characters: ['五星角色', [2, 38], '位'],
      weapons: ['五星光锥', [0, 28], '张'],
      gems: ['星琼', [400, 46_000]],
    }),
    number('tickets', '专票', [0, 140], { unit: '张', bend: 2, worth: 0.6, group: GROUP.grown }),
    number('full', '满魂角色', [0, 8], { unit: '位', bend: 2.6, worth: 1.6, group: GROUP.grown }),
    number('chaos', '混沌满星', [0, 36], { unit: '星', bend: 0.8, group: GROUP.grown }),
    number('relics', '毕业遗器', [0, 14], { unit: '套', bend: 1.4, group: GROUP.grown }),
    count(0, '限定五星', '位'),
    count(1, '限定光锥', '张'),
    names('代表角色'),
    ...passState(2023),
  ],
  tiers: [
    tier(
      '限定五星',
      12,
      0,
      '黄泉、流萤、卡芙卡、黑天鹅、镜流、丹恒·饮月、符玄、景元、希儿、银狼、刃、阮·梅、真理医生、花火、砂金、知更鸟、翡翠、飞霄、灵砂、云璃、藿藿、罗刹、银枝、托帕&账账、波提欧、椒丘、乱破、星期日、忘归人、大黑塔、阿格莱雅、遐蝶、万敌、缇宝、风堇、赛飞儿、白厄',
    ),
    tier(
      '限定光锥',
      8,
      0.2,
      '行于流逝的岸、梦应归于何处、重塑时光之忆、只需等待、此身为剑、比阳光更明亮的、于夜色中、雨一直下、到不了的彼岸、镜中故我、命定不公、夜色流光溢彩、那无数个春天、将光阴织成黄金',
    ),
    tier('常驻五星', 5, 0, '姬子、瓦尔特、布洛妮娅、克拉拉、杰帕德、彦卿、白露'),
  ],
  price: [18, 9800],
  titles: [
    '开拓{role_level}级 五星{five_star}位 {best} {boast}',
    '{five_star}黄{weapons}金锥 {best} 星琼{gems}',
    '{area} {best} 限定{tier1}位 {boast}',
    '{best} 专票{tickets}张 {role_level}级',
  ],
  boasts: ['遗器毕业', '月卡常驻', '全图宝箱', '模拟宇宙全通', '未分解遗器'],
  sentences: [
    '主力队练度够用，混沌和虚构每期都打。',
    '遗器刷得细，速度线卡好了，面板可以发。',
    '开服号，主线跟到最新版本，支线基本做完。',
    '星琼一直攒着没抽，留给下一位抽喜欢的池子。',
    '双开一个号顾不过来，出掉这个小号。',
  ],
  props: [
    ['每日实训代做', 4, '天'],
    ['混沌回忆满星代打', 28, '期'],
    ['模拟宇宙积分代刷', 9, '周'],
    ['遗器刷取 240 体力', 6, '次'],
    ['主线剧情代做', 18, '章'],
    ['地图宝箱代开', 36, '图'],
  ],
  handed: ['下单登记 UID', '上号代做', '当天完成'],
  cards: {
    name: '兑换码',
    items: [
      ['星穹铁道 列车补给凭证', 30],
      ['星穹铁道 无名客的荣勋', 68],
    ],
  },
  charges: [
    ['300古老梦华', 30],
    ['980古老梦华', 98],
    ['1980古老梦华', 198],
    ['3280古老梦华', 328],
    ['6480古老梦华', 648],
  ],
}
