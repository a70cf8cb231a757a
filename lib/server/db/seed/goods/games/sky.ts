import { areas } from './area-kit'
import { count, GROUP, names, number } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { neteaseState } from './state-fields'

export const SKY: GameSeed = {
  id: 133,
  name: '光遇',
  code: 'GY',
  type: 1,
  share: 2.5,
  areas: areas('安卓官服:网易/苹果:iOS/渠道服:华为、小米、OPPO、vivo/国际服:谷歌、苹果'),
  fields: [
    number('wings', '光翼', [6, 240], { isMain: true, unit: '个', worth: 1, bend: 0.8, group: GROUP.grown }),
    number('seasons', '毕业季节', [0, 24], {
      isMain: true,
      unit: '个',
      worth: 3.4,
      bend: 1.3,
      group: GROUP.grown,
      holds: [1],
    }),
    number('packs', '礼包', [0, 96], {
      isMain: true,
      unit: '个',
      worth: 3.4,
      bend: 1.6,
      group: GROUP.rare,
      holds: [0],
    }),
    number('candles', '蜡烛', [0, 2600], { isMain: true, unit: '根', worth: 0.8, bend: 1.8, group: GROUP.grown }),
    number('hearts', '爱心', [0, 480], { unit: '颗', bend: 1.8, worth: 0.8, group: GROUP.grown }),
    number('red', '升华蜡烛', [0, 180], { unit: '根', bend: 1.6, worth: 0.5, group: GROUP.grown }),
    number('friends', '好友树', [6, 320], { unit: '人', bend: 1.6, group: GROUP.grown }),
    number('height', '身高', [1, 14], { group: GROUP.grown }),
    count(0, '绝版礼包', '个'),
    count(1, '季节斗篷', '件'),
    count(2, '节日配饰', '件'),
    names('代表外观'),
    ...neteaseState(2019),
  ],
  tiers: [
    tier(
      '绝版礼包',
      6,
      0.25,
      '小王子围巾、小王子狐狸、白鸟斗篷、魔法季帽子、AURORA 斗篷、鲸鱼斗篷、蝙蝠斗篷 初代、樱花斗篷、锦鲤斗篷、狐狸面具 礼包、国庆斗篷、月兔背饰',
    ),
    tier(
      '季节斗篷',
      9,
      0.05,
      '感恩季斗篷、追光季斗篷、归属季斗篷、韵律季斗篷、魔法季斗篷、圣岛季斗篷、预言季斗篷、梦想季斗篷、集结季斗篷、飞行季斗篷、深海季斗篷、表演季斗篷、破晓季斗篷、回忆季斗篷、九色鹿季斗篷',
    ),
    tier(
      '节日配饰',
      10,
      0,
      '圣诞帽、南瓜背饰、彩虹耳机、花环、雪人帽、红包挂饰、生日帽、竖琴、钢琴、手鼓、白枭面具、蟹蟹头饰、水母伞、纸飞机、蘑菇伞',
    ),
  ],
  price: [10, 3600],
  titles: [
    '{seasons}季毕业 {wings}翼 {best} {boast}',
    '{best} 礼包{packs}个 蜡烛{candles}',
    '{area}{server} {seasons}毕业 {best} {boast}',
    '{wings}翼 身高{height} {best} 爱心{hearts}',
  ],
  boasts: ['全图先祖', '乐器齐全', '常驻斗篷齐', '无封禁', '可改绑'],
  sentences: [
    '礼包都是本人充的，有订单记录，不会退款。',
    '先祖兑换图点亮了大半，动作可以先看。',
    '身高没有吃过药水，喜欢可以直接用。',
    '每天跑图，蜡烛有库存，红蜡也没断过。',
    '小伙伴都不上线了，想给崽崽找个新家长。',
  ],
  props: [
    ['跑图代烧蜡烛', 4.5, '天', ['上号跑图']],
    ['献祭代做', 9, '次'],
    ['季节任务代做', 22, '季'],
    ['爱心互送', 3, '颗', ['好友互送']],
    ['先祖代兑换', 12, '位', ['上号换']],
  ],
  handed: ['上号代做', '好友互送', '当天完成'],
}
