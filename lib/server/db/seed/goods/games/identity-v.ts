import { areas } from './area-kit'
import { count, GROUP, names, number, peak, rank } from './field-kit'
import { type GameSeed, tier } from './game-seed'
import { neteaseState } from './state-fields'

const RANKS = [
  '一阶 工蜂',
  '二阶 猎犬',
  '三阶 驯鹿',
  '四阶 猛犸',
  '五阶 独角兽',
  '六阶 狮鹫',
  '七阶 九头蛇',
  '巅峰七阶',
]

export const IDENTITY_V: GameSeed = {
  id: 115,
  name: '第五人格',
  code: 'DW',
  type: 1,
  share: 4,
  areas: areas('官服:安卓官服、苹果官服/渠道服:华为、OPPO、vivo、小米、B服/国际服:亚服、欧美服'),
  fields: [
    rank('ranking', '求生者段位', RANKS, { isMain: true, worth: 0.8 }),
    number('skins', '紫皮', [4, 210], { isMain: true, unit: '个', worth: 2, bend: 1.3, group: GROUP.rare, holds: [1] }),
    number('gold', '金皮', [0, 46], { isMain: true, unit: '个', worth: 4, bend: 1.6, group: GROUP.rare, holds: [0] }),
    number('heroes', '角色', [22, 92], { isMain: true, unit: '个', worth: 0.8, bend: 0.6, group: GROUP.rare }),
    rank('hunter_rank', '监管者段位', RANKS, { worth: 0.4 }),
    peak('best_rank', '历史最高', 'ranking', RANKS),
    number('echoes', '回声', [0, 6800], { bend: 2.4, worth: 0.3, group: GROUP.grown }),
    number('pets', '随身物品', [0, 42], { unit: '件', bend: 1.6, worth: 0.4, group: GROUP.rare, holds: [2] }),
    count(0, '限定金皮', '个'),
    count(1, '限定紫皮', '个'),
    count(2, '稀有随身物品', '件'),
    names('代表时装'),
    ...neteaseState(2018),
  ],
  tiers: [
    tier(
      '限定金皮',
      6,
      0.25,
      '红夫人 血宴、约瑟夫 白沙街、杰克 金纹大触、杰克 绅士、调香师 天鹅、祭司 白沙、红蝶 白无垢、雕刻家 冠冕、入殓师 迪亚哥、机械师 审判、小提琴家 降E大调、空军 海军上将、黄衣之主 破晓、宿伞之魂 青花瓷',
    ),
    tier(
      '限定紫皮',
      10,
      0,
      '先知 夜枭、园丁 小红帽、医生 白夜、前锋 热浪、囚徒 星之彼端、佣兵 山雀、舞女 八音盒、牛仔 荒野、勘探员 探险家、咒术师 翡翠、野人 林中猎手、昆虫学者 蜂后、心理学家 镜面、画家 星月夜、古董商 瓷娃娃、拉拉队员 元气',
    ),
    tier('随身物品', 6, 0, '猫头鹰挂件、红玫瑰、夜莺、怀表、小丑盒子、提灯、音乐盒、人偶、雨伞、魔杖、羽毛笔、茶杯'),
  ],
  price: [15, 6200],
  isLet: true,
  titles: [
    '金皮{gold} 紫皮{skins} {best} {boast}',
    '{best} 金皮{gold}个 角色{heroes} {boast}',
    '{server} {ranking} {best} 紫皮{skins}',
    '限定金{tier1}个 {best} {heroes}角色 {boast}',
  ],
  boasts: ['推理之径全通', '深渊主题齐', '碎片可换', '无禁赛', '可改名'],
  sentences: [
    '时装都是当年真金白银开的，返场的不算在内。',
    '求生和监管都玩，常用角色天赋页都配好了。',
    '推演奖励和精华剩得不多，主要是皮肤。',
    '永眠镇和深渊主题都在，挂件也搭好了。',
    '马上考研，号留着也是吃灰，诚心出。',
  ],
  props: [
    ['精华代开（赛季一）', 8, '个'],
    ['角色赠送', 48, '个'],
    ['紫皮赠送', 58, '个'],
    ['推演代做', 9, '天'],
    ['庄园通行证赠送', 58, '张'],
  ],
  handed: ['好友赠送', '加好友满三天赠送', '上号代做'],
  charges: [
    ['60回声', 6],
    ['280回声', 28],
    ['980回声', 98],
    ['1980回声', 198],
  ],
}
