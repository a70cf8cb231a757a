import { areas } from './area-kit'
import { choice, count, GROUP, names, number } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { launcherState } from './state-fields'

export const WORLD_OF_WARCRAFT: GameSeed = {
  id: 135,
  name: '魔兽世界',
  code: 'MS',
  type: 2,
  share: 2.5,
  areas: areas(
    '正式服:安苏、白银之手、死亡之翼、凤凰之神、格瑞姆巴托、燃烧之刃、克尔苏加德、贫瘠之地、国王之谷、影之哀伤、血色十字军、冰风岗/怀旧服:龙之召唤、法尔班克斯、霜语、匕首岭、奥罗、吉兹洛克/周年服:哈霍兰、祖尔金',
  ),
  fields: [
    choice(
      'job',
      '职业',
      [
        ['战士', 12],
        ['圣骑士', 14],
        ['猎人', 12],
        ['潜行者', 8],
        ['牧师', 11],
        ['萨满祭司', 8],
        ['法师', 12],
        ['术士', 10],
        ['武僧', 6],
        ['德鲁伊', 11],
        ['恶魔猎手', 9],
        ['死亡骑士', 9],
        ['唤魔师', 6],
      ],
      { isMain: true, group: GROUP.grown },
    ),
    number('role_level', '装等', [480, 684], { isMain: true, worth: 1.6, bend: 0.8, group: GROUP.grown }),
    number('mounts', '坐骑', [20, 720], {
      isMain: true,
      unit: '个',
      worth: 3.4,
      bend: 1.4,
      group: GROUP.rare,
      holds: [0, 1],
    }),
    number('points', '成就', [2, 42], { isMain: true, unit: '千分', worth: 2, bend: 1.1, group: GROUP.grown }),
    choice(
      'camp',
      '阵营',
      [
        ['联盟', 44],
        ['部落', 56],
      ],
      { group: GROUP.grown },
    ),
    number('score', '大秘境', [0, 3400], { unit: '分', worth: 1.6, bend: 1.2 }),
    number('roles', '满级角色', [1, 26], { unit: '个', worth: 1.2, bend: 1.4, group: GROUP.grown }),
    number('pets', '宠物', [20, 1400], { unit: '只', bend: 1.5, worth: 0.4, group: GROUP.rare }),
    count(0, '绝版坐骑', '个'),
    count(1, '稀有坐骑与幻化', '个'),
    count(2, '普通珍藏', '个'),
    names('代表收藏'),
    ...launcherState(2005, '战网邮箱'),
  ],
  tiers: [
    tier(
      '绝版坐骑',
      5,
      0.3,
      '阿尔的回忆、迅捷幽灵虎、奥的灰烬、风骑兵 X-51、安其拉黑甲虫、竞技场 角斗士龙鹰、天启战马、黑其拉共鸣水晶、阿曼尼战熊、猛犸战象、收藏版 米米尔隆的头',
    ),
    tier(
      '稀有坐骑与幻化',
      9,
      0.05,
      '无敌的缰绳、星光坐骑、苍白巨龙、泰坦造物 雷霆之龙、风剑 雷霆之怒、蛋刀 埃辛诺斯战刃、橙杖 巨龙之怒、橙弓 索利达尔、萨弗拉斯 炎魔之手、魂匕首、挑战模式 法师套、挑战模式 战士套、黑庙 T6 套装、影之哀伤',
    ),
    tier(
      '普通珍藏',
      10,
      0,
      '蓝龙幼崽、红龙之翼、青铜雏龙、雪豹、冬泉霜刃豹、黑色战狼、海马、飞毯、摩托车、火箭、战斗乌鸦、冰霜龙、紫龙、风暴乌鸦、星辰龙',
    ),
  ],
  price: [60, 12_800],
  titles: [
    '{server} {job} 装等{role_level} {best} {boast}',
    '{camp}{job} 坐骑{mounts}个 {best} 成就{points}千',
    '{best} {area} {job} {boast}',
    '{server} {camp} 满级{roles}个 {best} 大秘境{score}分',
  ],
  boasts: ['成就党', '收藏号', '团本可打', '公会已退', '无机器人记录'],
  sentences: [
    '玩了很多年，收藏都在，战网全带。',
    '团本跟团打的，装等跟得上当前版本。',
    '收藏为主，宠物和玩具单独整理过。',
    '角色多，专业配齐，跨服拍卖做过一阵子。',
    '战网只有这一个子账号，换绑邮箱即可。',
  ],
  props: [
    ['团本老板位', 88, '次', ['组队进本']],
    ['大秘境代打 10 层', 26, '次', ['组队代打']],
    ['坐骑代刷 无敌', 168, '个', ['上号代刷']],
    ['专业代练满级', 46, '项'],
    ['成就代做', 58, '项'],
  ],
  handed: ['组队交付', '当面交易', '邮寄'],
  coin: { name: '金币', perYuan: 5600, packs: [30, 50, 100, 200, 500], ways: ['当面交易', '拍卖行', '邮寄'] },
  cards: {
    name: '点卡',
    items: [
      ['魔兽世界 30天游戏时间', 75],
      ['战网 100元充值码', 100],
      ['魔兽世界 90天游戏时间', 210],
    ],
  },
  charges: [
    ['战网点 50', 50],
    ['战网点 200', 200],
  ],
}
