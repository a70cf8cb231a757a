import { loginAreas } from './area-kit'
import { count, GROUP, names, number, peak, rank } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { tencentState } from './state-fields'

const RANKS = ['黑铁', '青铜', '白银', '黄金', '铂金', '钻石', '超凡', '神话', '赋能战魂']

export const VALORANT: GameSeed = {
  id: 116,
  name: '无畏契约',
  code: 'WW',
  type: 2,
  share: 5,
  isHot: true,
  areas: loginAreas('国服端游', '国服手游'),
  fields: [
    rank('ranking', '段位', RANKS, { isMain: true, worth: 1.4 }),
    number('skins', '枪皮', [1, 168], {
      isMain: true,
      unit: '把',
      worth: 4,
      bend: 1.5,
      group: GROUP.rare,
      holds: [1, 2],
    }),
    number('knives', '近战皮', [0, 26], {
      isMain: true,
      unit: '把',
      worth: 2.4,
      bend: 1.5,
      group: GROUP.rare,
      holds: [0],
    }),
    number('heroes', '特工', [8, 27], {
      bounds: [0, 40],
      isMain: true,
      unit: '名',
      worth: 0.5,
      bend: 0.5,
      group: GROUP.grown,
    }),
    peak('best_rank', '历史最高', 'ranking', RANKS),
    number('role_level', '等级', [20, 480], { unit: '级', worth: 0.4, bend: 1.3 }),
    number('points', '无畏点数', [0, 5600], { bend: 2.4, worth: 0.3, group: GROUP.grown }),
    number('headshot', '爆头率', [14, 34], { unit: '%' }),
    count(0, '近战武器', '把'),
    count(1, '史诗系列', '把'),
    count(2, '豪华系列', '把'),
    names('代表皮肤'),
    ...tencentState(2023),
  ],
  tiers: [
    tier(
      '近战武器',
      6,
      0.3,
      '冠军 2021 爪刀、冠军 2022 蝴蝶刀、冠军 2023 折刀、掠夺印记 爪刀、鬼影 短刀、纳米领主 短刀、紫金狂潮 锤、源能 折刀、离火 鬼丸、灰烬 折扇、西部 拳套、黑市 蝴蝶刀、混沌 剑、归墟 近战',
    ),
    tier(
      '史诗系列',
      8,
      0.1,
      '掠夺印记 狂徒、掠夺印记 幻影、紫金狂潮 狂徒、纳米领主 狂徒、鬼影 幻影、离火 狂徒、源能 冥驹、光之哨兵 冥驹、归墟 幻影、霓虹纪元 正义、盖亚复仇 狂徒、电路板 幻影、冠军 2021 狂徒、冠军 2023 幻影、德拉岗之怒 狂徒、奇点 幻影',
    ),
    tier(
      '豪华系列',
      10,
      0,
      '永恒魔典 鬼魅、玉龙 冥驹、暗影纹章 狂徒、星陨 幻影、月神 狂怒、青空 骇灵、异想乐园 狂徒、棱镜 幻影、沙漠风暴 战神、冰晶 冥驹、圣甲虫 狂徒、赤炎 正义、蓝调 骇灵、战地信使 幻影',
    ),
  ],
  price: [25, 6800],
  isLet: true,
  titles: [
    '{best} 枪皮{skins}把 近战{knives}把 {boast}',
    '{ranking} {best} 枪皮{skins} {boast}',
    '{area} {ranking} {heroes}特工 {best}',
    '{best} {role_level}级 爆头率{headshot}% {boast}',
  ],
  boasts: ['竞技可打', '皮肤全升级', '掉落通行证满', '无挂机处罚', '双端互通'],
  sentences: [
    '皮肤的升级和变色都用辐能点拉满了，终结特效齐全。',
    '竞技单排上的分，没有代打记录，可以看生涯。',
    '国服开服号，每个章节的通行证都买。',
    '皮肤是商店和夜市蹲出来的，喜欢收藏的别错过。',
    '换了工作没时间，号一直放着，低于成本出。',
  ],
  props: [
    ['夜市蹲皮代购', 20, '次', ['上号蹲']],
    ['通行证代刷满级', 88, '章'],
    ['竞技定级代打', 58, '次'],
    ['特工契约代刷', 16, '名'],
    ['改名服务', 15, '次', ['上号改']],
  ],
  handed: ['上号代打', '每日截图', '当天完成'],
  charges: [
    ['60无畏点数', 6],
    ['300无畏点数', 30],
    ['980无畏点数', 98],
    ['1980无畏点数', 198],
  ],
}
