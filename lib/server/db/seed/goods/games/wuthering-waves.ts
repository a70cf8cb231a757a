import { areas } from './area-kit'
import { count, GROUP, names, number } from './field-kit'
import { gachaFields } from './gacha-fields'
import { type GameSeed, tier } from './game-seed'
import { passState } from './state-fields'

export const WUTHERING_WAVES: GameSeed = {
  id: 124,
  name: '鸣潮',
  code: 'MC',
  type: 1,
  share: 3.5,
  areas: areas('官服:鸣潮/渠道服:渠道/国际服:亚服、美服、欧服、港澳台服、东南亚服'),
  fields: [
    ...gachaFields({
      level: ['联觉等级', [20, 80]],
      characters: ['五星角色', [2, 32], '位'],
      weapons: ['五星武器', [0, 24], '把'],
      gems: ['星声', [400, 38_000]],
    }),
    number('tides', '浮金波纹', [0, 96], { unit: '个', bend: 2, worth: 0.6, group: GROUP.grown }),
    number('full', '满链角色', [0, 6], { unit: '位', bend: 2.6, worth: 1.6, group: GROUP.grown }),
    number('tower', '逆境深塔', [0, 30], { bounds: [0, 30], unit: '星', bend: 0.8, group: GROUP.grown }),
    number('dock', '数据坞等级', [8, 30], { unit: '级', bend: 0.6, group: GROUP.grown }),
    count(0, '限定五星', '位'),
    count(1, '专属武器', '把'),
    names('代表角色'),
    ...passState(2024),
  ],
  tiers: [
    tier(
      '限定五星',
      11,
      0,
      '忌炎、吟霖、今汐、长离、相里要、折枝、守岸人、椿、珂莱塔、洛可可、菲比、布兰特、坎特蕾拉、赞妮、夏空、卡提希娅、露帕、弗洛洛、奥古斯塔、尤诺',
    ),
    tier(
      '专属武器',
      8,
      0.2,
      '苍鳞千嶂、掣傀之手、时和岁稔、赫奕流明、诸方玄枢、琼枝冰绡、星序协响、裁春、死与舞、悲喜剧、和光回唱、不灭航路、海的呢喃、不屈命定之冠',
    ),
    tier('常驻五星', 5, 0, '维里奈、安可、凌阳、鉴心、卡卡罗、灯灯、漂泊者·湮灭'),
  ],
  price: [15, 7600],
  titles: [
    '联觉{role_level}级 五星{five_star}位 {best} {boast}',
    '{five_star}黄{weapons}金武 {best} 星声{gems}',
    '{area} {best} 限定{tier1}位 {boast}',
    '{best} 满链{full}位 波纹{tides}个',
  ],
  boasts: ['声骸毕业', '月相常驻', '主线最新', '未消耗体力'],
  sentences: [
    '声骸双暴面板刷得不错，主力都养到能用。',
    '深塔和冥歌海墟每期都打，奖励没落下。',
    '星声攒着等复刻，现在整号出，留给下一位抽。',
    '地图探索基本百分百，声匣全收。',
    '换手机带不动了，号放着可惜。',
  ],
  props: [
    ['每日活跃代做', 4, '天'],
    ['逆境深塔满星代打', 26, '期'],
    ['声骸刷取 240 体力', 6, '次'],
    ['潮汐任务代做', 20, '章'],
    ['声匣全收代做', 58, '图'],
  ],
  handed: ['上号代做', '每日截图', '当天完成'],
  charges: [
    ['月相观测卡 30天', 30],
    ['300月相', 30],
    ['980月相', 98],
    ['3280月相', 328],
    ['6480月相', 648],
  ],
}
