import { areas } from './area-kit'
import { count, GROUP, names, number, peak, rank } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { neteaseState } from './state-fields'

const RANKS = ['青铜', '白银', '黄金', '铂金', '陨星', '蚀月', '坠日', '修罗', '无间修罗']

export const NARAKA: GameSeed = {
  id: 105,
  name: '永劫无间',
  code: 'YJ',
  type: 2,
  share: 5,
  isHot: true,
  areas: areas('网易:国服/Steam:国服、亚服、欧服、北美/手游:官服、渠道服'),
  fields: [
    rank('ranking', '段位', RANKS, { isMain: true, worth: 1 }),
    number('skins', '红武', [0, 18], { isMain: true, unit: '把', worth: 4, bend: 1.6, group: GROUP.rare, holds: [0] }),
    number('outfits', '金色时装', [3, 96], {
      isMain: true,
      unit: '套',
      worth: 2,
      bend: 1.4,
      group: GROUP.rare,
      holds: [2],
    }),
    number('heroes', '英雄', [8, 26], { isMain: true, unit: '个', worth: 0.5, bend: 0.5, group: GROUP.rare }),
    peak('best_rank', '历史最高', 'ranking', RANKS),
    number('role_level', '等级', [20, 420], { unit: '级', worth: 0.4, bend: 1.4 }),
    number('silk', '绫罗', [200, 36_000], { bend: 2, worth: 0.3, group: GROUP.grown }),
    number('hours', '时长', [60, 3200], { unit: '小时', bend: 1.4 }),
    count(0, '极品红色', '款'),
    count(1, '联动与限定', '款'),
    count(2, '金色外观', '款'),
    names('代表外观'),
    ...neteaseState(2021),
  ],
  tiers: [
    tier(
      '极品红色',
      7,
      0.35,
      '昆仑瑶琴长剑、迦南红发极品、无相金身、太刀 业火、阔刀 霸王卸甲、长枪 龙胆、匕首 幽兰、双截棍 赤龙、双刀 红莲、横刀 惊鸿、阔刀 东皇、宁红夜 九尾天狐、季沧海 火麒麟、顾清寒 寒江雪',
    ),
    tier(
      '联动与限定',
      7,
      0.12,
      '尼尔 2B、尼尔 A2、东方不败 宁红夜、天海 孙悟空、拳皇 不知火舞、周年庆 胡桃、李小龙 季沧海、巫师 杰洛特、大话西游 至尊宝、敦煌飞天 迦南、白蛇 岳山、洛神 顾清寒、霸王 岳山',
    ),
    tier(
      '金色外观',
      10,
      0,
      '胡桃 糖果女巫、特木尔 苍狼、崔三娘 海皇、殷紫萍 青囊、无尘 浮生梦、土御门胡桃 花嫁、妖刀姬 绯夜、武田信忠 鬼武者、沈妙 琉璃、魏轻 惊雷、哈迪 日轮、宁红夜 踏雪寻梅、迦南 月下美人、季沧海 逍遥游、顾清寒 玉门霜',
    ),
  ],
  price: [35, 9600],
  isLet: true,
  titles: [
    '{best} 红武{skins}把 金色时装{outfits}套 {boast}',
    '{ranking} 红武{skins} {best} {boast}',
    '{area}{server} {best} {heroes}英雄 {ranking}',
    '{hours}小时 {best} {boast}',
  ],
  boasts: ['极品捏脸', '通行证全满', '英雄印满', '无代练', '可绑手机'],
  sentences: [
    '外观是开箱出的，附魂和染色都做好了，永久。',
    '捏脸数据会一起导出来发给买家，换号也能用。',
    '每个赛季通行证都买，高阶奖励基本全拿到。',
    '单排和三排都打，没有用过连招脚本。',
    '显卡换了笔记本带不动，只能出号。',
  ],
  props: [
    ['金块代充赠礼', 30, '份', ['商城赠礼']],
    ['通行证赠送', 62, '张'],
    ['金色时装赠送', 98, '套'],
    ['英雄印代刷', 16, '百个'],
    ['魂玉宝箱代开', 12, '个', ['上号代开']],
    ['改名卡', 18, '张'],
  ],
  handed: ['商城赠礼', '组队代打', '当天完成'],
}
