import { tencentAreas } from './area-kit'
import { count, GROUP, names, number, rank } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { tencentState } from './state-fields'

export const NARUTO_MOBILE: GameSeed = {
  id: 108,
  name: '火影忍者',
  code: 'HY',
  type: 1,
  share: 3.5,
  areas: tencentAreas(30),
  fields: [
    rank('ranking', '决斗场段位', ['下忍', '中忍', '上忍', '影级', '超影', '忍者之神'], { isMain: true, worth: 0.8 }),
    number('s_ninja', 'S忍', [1, 86], {
      isMain: true,
      unit: '个',
      worth: 4,
      bend: 1.4,
      group: GROUP.rare,
      holds: [0, 1],
    }),
    number('a_ninja', 'A忍', [6, 110], { isMain: true, unit: '个', worth: 1.4, group: GROUP.rare, holds: [2] }),
    number('power', '战力', [12, 268], { isMain: true, unit: '万', worth: 1.4, bend: 1.3, group: GROUP.grown }),
    number('role_level', '等级', [60, 160], { unit: '级', worth: 0.4, bend: 0.6, group: GROUP.grown }),
    number('skins', '时装', [0, 64], { unit: '件', worth: 1, bend: 1.6, group: GROUP.rare }),
    number('gold', '金币', [0, 86], { unit: '万', bend: 2.4, group: GROUP.grown }),
    count(0, '高招S忍', '个'),
    count(1, '稀有S忍', '个'),
    count(2, '稀有A忍', '个'),
    names('代表忍者'),
    ...tencentState(2016),
  ],
  tiers: [
    tier(
      '高招S忍',
      8,
      0.25,
      '宇智波斑·秽土、六道鸣人、漩涡鸣人·九喇嘛连结、宇智波佐助·须佐能乎、千手柱间·秽土、四代目水门·秽土、宇智波鼬·秽土、大筒木辉夜、十尾带土、百豪樱、雷影·艾、旗木卡卡西·双神威、忍战佐助',
    ),
    tier(
      'S忍',
      10,
      0,
      '青水、创立斑、长门、天天·百忍、自来也·仙人模式、宇智波止水、波风水门、漩涡玖辛奈、小南、迈特凯·八门、药师兜·仙人、我爱罗·风影、照美冥、大蛇丸·秽土、纲手·百豪、黑绝',
    ),
    tier(
      'A忍',
      12,
      0,
      '李洛克·青春、日向宁次·中忍、油女志乃、奈良鹿丸、山中井野、犬冢牙、干柿鬼鲛、蝎·绯流琥、迪达拉、飞段、角都、佐井、雏田·柔步双狮拳、手鞠、勘九郎',
    ),
  ],
  price: [20, 9600],
  isLet: true,
  titles: [
    'S忍{s_ninja}个 {best} {ranking} {boast}',
    '{best} {power}万战力 {boast}',
    '{server} {role_level}级 S忍{s_ninja} A忍{a_ninja} {best}',
    '{ranking} {best} 高招{tier1}个',
  ],
  boasts: ['秘卷满级', '通灵齐全', '决斗场主力号', '忍具满', '可改名'],
  sentences: [
    '主玩决斗场，常用忍者都满星，秘卷和通灵配好了。',
    '忍者是抽的和换的，背包可看。',
    '每个月招财和月签都没断，号养得很细。',
    '组织不活跃了，自己也打不动段位，出号。',
    '名字好听，改名卡还有一张。',
  ],
  props: [
    ['高级招募卷赠送', 9, '张'],
    ['忍者碎片代刷', 6, '百片'],
    ['组织祈福代做', 5, '周'],
    ['决斗场段位代打', 48, '段'],
    ['改名卡', 16, '张'],
  ],
  handed: ['上号代做', '好友赠送', '当天完成'],
  charges: [
    ['60金币', 6],
    ['300金币', 30],
    ['980金币', 98],
    ['3280金币', 328],
  ],
}
