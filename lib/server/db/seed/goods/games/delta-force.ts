import { loginAreas } from './area-kit'
import { count, GROUP, names, number, peak, rank } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { tencentState } from './state-fields'

const RANKS = ['青铜', '白银', '黄金', '铂金', '钻石', '黑鹰', '三角洲巅峰']

export const DELTA_FORCE: GameSeed = {
  id: 104,
  name: '三角洲行动',
  code: 'SJ',
  type: 2,
  share: 9,
  isHot: true,
  areas: loginAreas('端游', '手游'),
  fields: [
    rank('ranking', '烽火段位', RANKS, { isMain: true, worth: 1 }),
    number('role_level', '等级', [20, 60], { bounds: [1, 60], isMain: true, unit: '级', worth: 0.8, bend: 0.6 }),
    number('havoc', '哈夫币', [300, 28_000], { isMain: true, unit: '万', worth: 3.5, bend: 1.8, group: GROUP.grown }),
    rank('safe_box', '安全箱', ['2格', '4格', '6格', '9格'], { isMain: true, worth: 1.6, group: GROUP.grown }),
    peak('best_rank', '历史最高', 'ranking', RANKS),
    number('training', '训练中心', [1, 7], { unit: '级', worth: 0.6, group: GROUP.grown }),
    number('stamina', '体力负重', [2, 7], { unit: '级', worth: 0.6, group: GROUP.grown }),
    number('awm', 'AWM 子弹', [0, 900], { unit: '发', bend: 2, worth: 0.6, group: GROUP.grown }),
    count(0, '红皮', '款'),
    count(1, '限定干员外观', '款'),
    count(2, '近战武器', '把'),
    names('代表外观'),
    ...tencentState(2024),
  ],
  tiers: [
    tier(
      '红皮',
      6,
      0.35,
      'M7 棱镜攻势、M4A1 棱镜攻势、AUG 气象感应、K416 命运、QBZ95-1 王牌之剑、SCAR-H 电玩高手、腾龙 黑海、M14 王者之心、Vector 天命、AWM 荣耀勋章、ASh-12 蝶影、M250 怒海狂鲨',
    ),
    tier(
      '限定干员外观',
      6,
      0.12,
      '露娜 天际线、骇爪 维什戴尔、蜂医 危险物质、红狼 蚀金玫瑰、威龙 壮志凌云、威龙 凌霄戍卫、牧羊人 街头之王、乌鲁鲁 弄潮儿、深蓝 铁面判官、无名 暗星、蛊 午夜邮差、疾风 电驰、银翼 苍穹、比特 雨林猎手',
    ),
    tier(
      '近战武器',
      4,
      0,
      '黑海、怜悯、信条、影锋、北极星、龙牙、赤霄、处刑者、坠星者、电锯惊魂、暗星、红缨、月牙、沙漠之鹰匕首',
    ),
  ],
  price: [28, 9800],
  isLet: true,
  titles: [
    '{safe_box}安全箱 哈夫币{havoc}万 {best} {boast}',
    '{role_level}级 {ranking} {safe_box}安全箱 {best}',
    '{best} {havoc}万哈夫币 {ranking} {boast}',
    '体力{stamina}训练{training} {safe_box} {havoc}万纯币 {boast}',
  ],
  boasts: ['纯币无装备折算', '人脸可配合', '体验卡不计', '双端互通'],
  sentences: [
    '哈夫币是仓库纯币，装备和子弹没有折进去，验号时一眼能看到。',
    '安全箱是永久，不是体验卡。',
    '制造台每天能挂一轮，仓库扩过容。',
    '没有跑刀脚本，零外挂，信誉分一直是绿的。',
    '新赛季没时间肝了，整号打包。',
  ],
  props: [
    ['非洲之心代带出', 168, '个', ['组队带出', '撤离后丢给你']],
    ['护航带出 300 万', 42, '次', ['组队护航', '双人护航']],
    ['9.5×39 弹药', 1.6, '百发'],
    ['六级甲满耐久', 9, '套'],
    ['安全箱 3×3 任务代做', 188, '次'],
    ['曼德尔砖', 22, '块', ['组队带出', '撤离后丢给你']],
  ],
  handed: ['组队交付', '撤离后交付', '邮箱交付'],
  coin: {
    name: '哈夫币',
    perYuan: 380_000,
    packs: [10, 30, 50, 100, 300],
    ways: ['组队撤离', '交易行差价', '双人护航'],
  },
  charges: [
    ['60三角券', 6],
    ['300三角券', 30],
    ['680三角券', 68],
    ['3280三角券', 328],
    ['6480三角券', 648],
  ],
}
