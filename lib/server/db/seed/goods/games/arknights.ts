import { areas } from './area-kit'
import { count, GROUP, names, number } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { passState } from './state-fields'

export const ARKNIGHTS: GameSeed = {
  id: 123,
  name: '明日方舟',
  code: 'MR',
  type: 1,
  share: 3,
  areas: areas('官服:安卓官服、苹果官服/B服:哔哩哔哩/国际服:日服、韩服、美服'),
  fields: [
    number('role_level', '博士等级', [40, 120], {
      bounds: [1, 120],
      isMain: true,
      unit: '级',
      worth: 0.6,
      bend: 0.6,
      group: GROUP.grown,
    }),
    number('six_star', '六星干员', [4, 108], {
      isMain: true,
      unit: '位',
      worth: 4,
      bend: 1.2,
      group: GROUP.grown,
      holds: [0, 1],
    }),
    number('limited', '限定干员', [0, 26], {
      isMain: true,
      unit: '位',
      worth: 2.4,
      bend: 1.4,
      group: GROUP.grown,
      holds: [0],
    }),
    number('gems', '合成玉', [600, 168_000], { isMain: true, worth: 1, bend: 2.2, group: GROUP.grown }),
    number('elite', '精二干员', [2, 120], { unit: '位', worth: 1, group: GROUP.grown }),
    number('masters', '专三技能', [0, 160], { unit: '个', worth: 1, bend: 1.5, group: GROUP.grown }),
    number('prime', '源石', [0, 480], { bend: 2, worth: 0.5, group: GROUP.grown }),
    number('skins', '时装', [0, 130], { unit: '件', worth: 0.8, bend: 1.5, group: GROUP.rare }),
    count(0, '限定六星', '位'),
    count(1, '热门六星', '位'),
    names('代表干员'),
    ...passState(2019),
  ],
  tiers: [
    tier(
      '限定六星',
      10,
      0.15,
      'W、年、夕、令、重岳、假日威龙陈、耀骑士临光、浊心斯卡蒂、缄默德克萨斯、归溟幽灵鲨、百炼嘉维尔、纯烬艾雅法拉、迷迭香、阿米娅·近卫、维什戴尔、余、黍、左乐、凛御银灰、荒芜拉普兰德',
    ),
    tier(
      '热门六星',
      12,
      0,
      '玛恩纳、银灰、艾雅法拉、能天使、塞雷娅、史尔特尔、山、棘刺、泥岩、煌、水月、夜莺、麦哲伦、安洁莉娜、傀影、星熊、闪灵、推进之王、阿、森蚺、早露、黑、莫斯提马、温蒂、风笛、逻各斯、伊内丝、提丰、锏、娜斯提',
    ),
    tier('五星主力', 6, 0, '德克萨斯、白面鸮、蓝毒、临光、拉普兰德、幽灵鲨、陨星、赫默、狮蝎、凛冬'),
  ],
  price: [15, 5800],
  titles: [
    '六星{six_star} 限定{limited} {best} {boast}',
    '{role_level}级 六星{six_star}位 {best} 玉{gems}',
    '{server} {best} 专三{masters}个 {boast}',
    '{best} 限定{tier1}位 精二{elite}位',
  ],
  boasts: ['基建三级满', '剿灭全过', '集成战略满级', '主线全通', '月卡常驻', '无脚本'],
  sentences: [
    '月卡和活动攒的资源，抽卡记录可以看。',
    '主力干员精二专三，危机合约能直接打。',
    '基建拉满，材料库存不少。',
    '活动没断过，复刻商店的干员全换了。',
    '肝不动了，想给它找个好博士。',
  ],
  props: [
    ['理智代刷 240', 4, '次'],
    ['剿灭代打', 12, '周'],
    ['集成战略代肝', 36, '级'],
    ['活动商店代清', 58, '期'],
    ['主线代打', 9, '章'],
  ],
  handed: ['上号代做', '每日截图', '当天完成'],
  charges: [
    ['6源石', 30],
    ['20源石', 98],
    ['40源石', 198],
    ['66源石', 328],
    ['130源石', 648],
  ],
}
