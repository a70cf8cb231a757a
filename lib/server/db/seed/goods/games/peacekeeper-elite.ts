import { tencentAreas } from './area-kit'
import { count, GROUP, names, number, peak, rank } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { tencentState } from './state-fields'

const RANKS = ['青铜', '白银', '黄金', '铂金', '星钻', '皇冠', '王牌', '战神']

export const PEACEKEEPER_ELITE: GameSeed = {
  id: 111,
  name: '和平精英',
  code: 'HP',
  type: 1,
  share: 11,
  isHot: true,
  areas: tencentAreas(12),
  fields: [
    rank('ranking', '段位', RANKS, { isMain: true, worth: 0.8, from: 2 }),
    number('role_level', '等级', [32, 100], { bounds: [1, 100], isMain: true, unit: '级', worth: 0.4, bend: 0.7 }),
    number('skins', '枪皮', [6, 148], { isMain: true, worth: 4, bend: 1.3, group: GROUP.rare, holds: [1] }),
    number('matches', '场次', [260, 7800], { isMain: true, unit: '场', worth: 0.4 }),
    peak('best_rank', '历史最高', 'ranking', RANKS),
    number('kd', '淘汰比', [1, 9], { worth: 0.3, bend: 1.6 }),
    number('outfits', '粉装', [1, 68], { unit: '件', worth: 1.4, bend: 1.5, group: GROUP.rare, holds: [2] }),
    count(0, '载具皮肤', '款'),
    count(1, '满级枪皮', '款'),
    count(2, '限定套装', '套'),
    names('代表外观'),
    ...tencentState(2019),
  ],
  tiers: [
    tier(
      '载具皮肤',
      6,
      0.4,
      '特斯拉 Model Y、玛莎拉蒂 MC20、特斯拉 Cybertruck、阿斯顿马丁 DBX、兰博基尼 Urus、保时捷 911、布加迪 Chiron、路特斯 Evija、柯尼塞格 Gemera、道奇挑战者',
    ),
    tier(
      '满级枪皮',
      7,
      0.14,
      'M416五爪金龙、AKM撒旦、M416冰霜纪元、AWM幻海潮音、M416小丑狂欢、AKM黄金海盗、M762鹰王、UMP45银河征途、SKS赤影灵狐、Kar98k命运主宰、M416深渊魔咒、DP28千机玄甲、AKM星际漫游、M24敦煌飞天、Groza暗夜领主',
    ),
    tier(
      '限定套装',
      10,
      0,
      '火箭少女全套、初代吉利服、玉面妖狐、白衣胜雪、法老套装、埃及艳后、暗夜玫瑰、龙族战甲、敦煌霓裳、摩登女郎、极地战狼、蜜桃甜心、小黄鸭玩偶服、暴走萌鸡、机械先锋、秋名山车神、圣诞麋鹿、花木兰铠甲',
    ),
  ],
  price: [30, 19_800],
  isLet: true,
  titles: [
    '{best} {outfits}件粉装 {skins}枪皮 {boast}',
    '{ranking} {role_level}级 {skins}把枪皮 {best} {boast}',
    '{skins}枪皮 {best} {area} {boast}',
    '载具{tier1}款 满级枪{tier2}把 {best} {ranking}',
  ],
  boasts: ['段位稳定', '满级背包头盔', '人脸可配合', '仓库全粉', '赛季手册全满', '无外挂记录'],
  sentences: [
    '外观都是抽奖池出的，永久，仓库里可以看到。',
    '主力枪皮升过级，击杀播报和掉落盒子都有。',
    '主打四排，没有用过任何辅助，安全信用一直是满分。',
    '每个赛季手册都是进阶版，限定套装基本没有断过。',
    '退游出，仓库里的军需币和碎片一起带走。',
  ],
  props: [
    ['军需券赠送', 8.5, '张'],
    ['赛季手册进阶赠送', 54, '份'],
    ['粉装盲盒赠送', 36, '个'],
    ['人气值礼物 超级跑车', 66, '份', ['人气直接送', '报昵称就送']],
    ['人气值礼物 直升机', 28, '份', ['人气直接送', '报昵称就送']],
    ['改名卡赠送', 12, '张'],
  ],
  handed: ['加好友满七天赠送', '好友赠送', '在线秒送'],
  cards: {
    name: '兑换码',
    items: [
      ['和平精英 手册进阶兑换码', 60],
      ['和平精英 军需券十连兑换码', 98],
    ],
  },
  charges: [
    ['60点券', 6],
    ['300点券', 30],
    ['980点券', 98],
    ['1980点券', 198],
    ['3280点券', 328],
  ],
}
