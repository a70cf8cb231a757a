import { areas } from './area-kit'
import { choice, count, GROUP, names, number } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { launcherState } from './state-fields'

export const TORCHLIGHT_INFINITE: GameSeed = {
  id: 134,
  name: '火炬之光：无限',
  code: 'HJ',
  type: 1,
  share: 1.8,
  areas: areas('赛季区:普通、专家/永久区:普通、专家'),
  fields: [
    choice(
      'job',
      '英雄',
      [
        ['狂人 雷恩', 14],
        ['神射手 卡里诺', 13],
        ['冰焰 吉玛', 18],
        ['指挥官 莫托', 11],
        ['魔灵使 尤加', 10],
        ['神谕者 西娅', 12],
        ['猎魔人 艾瑞卡', 12],
        ['咒术师 罗莎', 10],
      ],
      { isMain: true, group: GROUP.grown },
    ),
    number('role_level', '等级', [80, 100], {
      bounds: [1, 100],
      isMain: true,
      unit: '级',
      worth: 0.8,
      bend: 0.5,
      group: GROUP.grown,
    }),
    number('power', '伤害', [2, 960], { isMain: true, unit: '亿', worth: 3.4, bend: 2, group: GROUP.grown }),
    number('fire', '初火源质', [200, 68_000], { isMain: true, worth: 2.4, bend: 2, group: GROUP.grown }),
    number('traits', '英雄特性', [1, 24], { unit: '个', worth: 1.6, bend: 1.3, group: GROUP.rare }),
    number('pacts', '契灵', [4, 62], { unit: '个', worth: 1.6, bend: 1.3, group: GROUP.rare, holds: [1] }),
    number('depth', '深空难度', [1, 9], { unit: '阶', worth: 0.6, group: GROUP.grown }),
    number('skins', '外观', [0, 36], { unit: '套', worth: 0.8, bend: 1.5, group: GROUP.rare, holds: [2] }),
    count(0, '传奇装备', '件'),
    count(1, '六魂契灵', '个'),
    count(2, '限定外观', '套'),
    names('代表收藏'),
    ...launcherState(2022, '邮箱'),
  ],
  tiers: [
    tier(
      '传奇装备',
      6,
      0.15,
      '永夜行者、混沌之眼、荆棘王冠、众神黄昏、灼魂之握、风暴使者、深渊低语、冰封王座、破晓誓约、幽影披风、圣徒之怒、熔火之心、命运纺锤、饥饿之喉',
    ),
    tier(
      '六魂契灵',
      6,
      0.1,
      '星界漫游者、暗月女巫、烈焰之子、雷霆骑士、霜语者、不眠守卫、灵魂牧者、时光旅人、深海歌者、白昼猎手、影舞者、丰饶之母、机械之心',
    ),
    tier(
      '外观',
      8,
      0,
      '樱花武士、赤色新星、机甲狂潮、星海旅者、白夜礼服、龙裔战甲、黄金狮子、霓虹街头、古堡伯爵、冬日恋歌、天穹之翼、暗夜蔷薇、沙海游侠、炽天使',
    ),
  ],
  price: [15, 4200],
  titles: [
    '{job} {power}亿伤害 {best} 初火{fire}',
    '{area} {role_level}级{job} {best} {boast}',
    '{best} 特性{traits}个 契灵{pacts}个 {boast}',
    '{job} 深空{depth}阶 {best}',
  ],
  boasts: ['BD 成型', '深空可推', '月卡常驻', '仓库页多', '无工作室记录'],
  sentences: [
    '流派成型，深空能挂机推，装备可以逐件看。',
    '契灵和特性都是永久区能用的，换季不清。',
    '外观是抽卡池出的，账号共享。',
    '每季都玩到毕业，仓库页买满了。',
    '赛季末出号，下赛季不回来了。',
  ],
  props: [
    ['传奇装备代做', 36, '件', ['拍卖行交易']],
    ['信标 高阶', 4, '组'],
    ['深空代推', 28, '阶'],
    ['契灵经验代刷', 12, '次'],
    ['余烬包', 6, '组'],
  ],
  handed: ['拍卖行交易', '上号代做', '当面交易'],
  coin: { name: '初火源质', perYuan: 420, packs: [30, 50, 100, 200, 300], ways: ['拍卖行', '当面交易'] },
}
