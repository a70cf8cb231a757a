/** [type of match, yuan per match, extras]; the customer plays on the own account. */
interface ConvoySeed {
  gameId: number
  plans: readonly (readonly [title: string, yuan: number, safety: string])[]
}

const QUEUE = '同队开局，听指挥走位；护航员掉线的局不收费'
const COACH = '语音讲解加一对一复盘，结束后给出练习要点'

export const CONVOY: readonly ConvoySeed[] = [
  {
    gameId: 107,
    plans: [
      ['星耀以下双排护航', 6, QUEUE],
      ['王者段位双排护航', 9, QUEUE],
      ['荣耀王者五排带队', 15, QUEUE],
      ['打野位教学陪练', 12, COACH],
    ],
  },
  {
    gameId: 111,
    plans: [
      ['皇冠以下四排护航', 8, QUEUE],
      ['超级王牌冲分护航', 14, QUEUE],
      ['地铁逃生护航撤离', 42, '带入价值由护航员保底，撤离失败按约定补偿'],
      ['枪法与转点教学', 14, COACH],
    ],
  },
  {
    gameId: 109,
    plans: [
      ['周本与秘境联机协助', 15, '护航员进入你的世界，不需要账号'],
      ['新地区探索带路', 18, '护航员进入你的世界，不需要账号'],
      ['配队与圣遗物指导', 30, COACH],
    ],
  },
  {
    gameId: 131,
    plans: [
      ['团本带队', 48, '队伍频道指挥，掉落归你'],
      ['深渊与周常陪刷', 22, '同频道组队，疲劳自理'],
      ['职业手法教学', 36, COACH],
    ],
  },
  {
    gameId: 104,
    plans: [
      ['烽火地带双人护航', 32, '撤离失败按约定补偿，带出物资归你'],
      ['绝密航天基地护航', 58, '撤离失败按约定补偿，带出物资归你'],
      ['全面战场四人带队', 26, QUEUE],
      ['摸金路线教学', 40, COACH],
    ],
  },
  {
    gameId: 102,
    plans: [
      ['黄金以下双排护航', 10, QUEUE],
      ['钻石分段双排护航', 18, QUEUE],
      ['补刀与控线教学', 16, COACH],
    ],
  },
  {
    gameId: 177,
    plans: [
      ['爆破模式组队护航', 6, QUEUE],
      ['挑战地图带通关', 25, '同房间组队，没通关不收费'],
    ],
  },
  {
    gameId: 105,
    plans: [
      ['三排护航', 10, QUEUE],
      ['蚀月以上三排护航', 18, QUEUE],
      ['振刀与连招教学', 14, COACH],
    ],
  },
  {
    gameId: 113,
    plans: [
      ['配队与遗器指导', 28, COACH],
      ['混沌回忆打法讲解', 32, COACH],
    ],
  },
  {
    gameId: 116,
    plans: [
      ['白银黄金五排护航', 12, QUEUE],
      ['钻石以上双排护航', 22, QUEUE],
      ['瞄准与道具教学', 18, COACH],
    ],
  },
]
