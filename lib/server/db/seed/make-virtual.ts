import type { Random } from './random'

interface Shelf {
  /** What type 46 is called there. */
  cardName: '兑换码' | '点卡'
  /** Product and its face value, yuan. */
  cards: readonly (readonly [name: string, face: number])[]
  charges: readonly (readonly [name: string, face: number])[]
}

/** Games with codes (46) and top-ups (3), by game id. */
export const VIRTUAL: Readonly<Record<number, Shelf>> = {
  107: {
    cardName: '兑换码',
    cards: [
      ['王者荣耀 贵族礼包兑换码', 30],
      ['王者荣耀 史诗皮肤兑换码', 88],
      ['王者荣耀 战令进阶卡', 68],
    ],
    charges: [
      ['600点券', 60],
      ['1280点券', 128],
      ['3280点券', 328],
      ['6480点券', 648],
    ],
  },
  111: {
    cardName: '兑换码',
    cards: [
      ['和平精英 手册进阶兑换码', 60],
      ['和平精英 军需券十连兑换码', 98],
    ],
    charges: [
      ['300点券', 30],
      ['980点券', 98],
      ['1980点券', 198],
    ],
  },
  109: {
    cardName: '兑换码',
    cards: [
      ['原神 空月祝福兑换码', 30],
      ['原神 珍珠纪行兑换码', 68],
    ],
    charges: [
      ['空月祝福 30天', 30],
      ['980创世结晶', 98],
      ['3280创世结晶', 328],
      ['6480创世结晶', 648],
    ],
  },
  113: {
    cardName: '兑换码',
    cards: [
      ['星穹铁道 列车补给凭证', 30],
      ['星穹铁道 无名客的荣勋', 68],
    ],
    charges: [
      ['980古老梦华', 98],
      ['3280古老梦华', 328],
      ['6480古老梦华', 648],
    ],
  },
  120: {
    cardName: '兑换码',
    cards: [
      ['蛋仔派对 蛋币礼包码', 18],
      ['蛋仔派对 乐园通行证', 68],
    ],
    charges: [
      ['600蛋币', 60],
      ['1280蛋币', 128],
    ],
  },
  128: {
    cardName: '点卡',
    cards: [
      ['网易一卡通 150点', 15],
      ['网易一卡通 300点', 30],
      ['网易一卡通 1000点', 100],
    ],
    charges: [
      ['寄售点数 500点', 50],
      ['寄售点数 1000点', 100],
    ],
  },
  129: {
    cardName: '点卡',
    cards: [
      ['剑网3 15元点卡', 15],
      ['剑网3 30元点卡', 30],
      ['剑网3 月卡', 60],
    ],
    charges: [
      ['5000通宝', 50],
      ['10000通宝', 100],
    ],
  },
  135: {
    cardName: '点卡',
    cards: [
      ['魔兽世界 30天游戏时间', 75],
      ['战网 100元充值码', 100],
      ['魔兽世界 90天游戏时间', 210],
    ],
    charges: [
      ['战网点 50', 50],
      ['战网点 200', 200],
    ],
  },
}

/** A code or a top-up, a little below its face value. */
export function virtualBody(random: Random, gameId: number, goodsTypeId: 46 | 3, place: { areaName: string }) {
  const shelf = VIRTUAL[gameId]
  if (!shelf) throw new Error(`game ${gameId} sells no codes`)
  const isCode = goodsTypeId === 46
  const [name, face] = random.pick(isCode ? shelf.cards : shelf.charges)
  const way = isCode
    ? random.pick(['官方卡密', '现货秒发', '全区通用'])
    : random.pick(['直充到账', '十分钟到账', '只需账号不要密码'])
  return {
    title: `${name} ${isCode ? '' : `${place.areaName} `}${way}`,
    smallTitleName: isCode ? shelf.cardName : '代充',
    description: isCode
      ? `${name}，官方渠道卡密，付款后在订单里查看。\n面值 ${face} 元，有效期至少 90 天，未兑换前可退。\n兑换成功后不退不换，请核对游戏与区服。`
      : `${name}，${place.areaName} 可充，只需要充值账号和角色名，不需要密码。\n付款后平均十分钟到账，到账后请登录核对余额。\n账号填错导致充到他人账号的，无法追回。`,
    priceFen: Math.round(face * (88 + random.next() * 11)),
    stock: random.int(3, 300),
    facts: {},
  }
}
