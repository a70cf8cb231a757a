import type { Random } from '../random'
import type { CoinSeed, FaceSeed, GameSeed, Place } from './games/game-seed'
import { roundPrice } from './make-account'

export interface Ware {
  title: string
  smallTitleName: string
  description: string
  /** Price of one unit. */
  priceFen: number
  stock: number
  facts: Record<string, string>
}

/** Title suffixes of members and of the shop. */
const HURRY = ['现货', '量大可谈', '在线发货', '10 分钟发货', '下单秒发', '晚上在线']

const SHOP_HURRY = ['自营现货', '自营 当日发货', '自营 按单发货']

export interface Offer {
  random: Random
  game: GameSeed
  place: Place
  isOfficial: boolean
}

const hurry = ({ random, isOfficial }: Offer): string => random.pick(isOfficial ? SHOP_HURRY : HURRY)
/** The shop lists the same details that members write as text. */
const textOf = ({ isOfficial }: Offer, lines: readonly (readonly [head: string, text: string])[]): string =>
  lines.map(([head, text]) => (isOfficial ? `【${head}】${text}` : text)).join('\n')

/** A pack of props; larger packs are a little cheaper per unit. */
export function makeProp(offer: Offer): Ware {
  const { random, game, place, isOfficial } = offer
  const [name, yuan, counter] = random.pick(game.props)
  const size = random.pick(yuan >= 8 ? [1, 1, 1, 2] : yuan >= 3 ? [1, 5, 10] : [10, 20, 50, 100])
  const handed = random.pick(game.handed)
  const pack = size === 1 ? '' : ` ${size}${counter}`
  const where = [...new Set([place.areaName, place.serverName])].join(' ')
  return {
    title: `${name}${pack} ${place.areaName} ${handed} ${hurry(offer)}`,
    smallTitleName: name.slice(0, 20),
    description: textOf(offer, [
      ['商品', `${name}，每份${size}${counter}，${where}。`],
      ['交付', `${handed}。下单时填收货角色名，发出后请当场核对。`],
      ['说明', isOfficial ? '由平台自营店备货，发出前核对角色与数量。' : '库存就是现货，多拍的按份数发。'],
    ]),
    priceFen: Math.max(100, Math.round(yuan * size ** 0.97 * (0.9 + random.next() * 0.22) * 10) * 10),
    stock: yuan >= 8 ? random.int(1, 18) : random.int(5, 160),
    facts: {},
  }
}

/** 12800000 -> 1280万, 640000000 -> 6.4亿 */
export function amountText(coins: number): string {
  const [unit, size] = coins >= 100_000_000 ? (['亿', 100_000_000] as const) : (['万', 10_000] as const)
  return `${Number((coins / size).toFixed(coins / size < 10 ? 2 : coins / size < 100 ? 1 : 0))}${unit}`
}

/** Exchange rates vary a little by zone, server and seller. */
const rateOf = ({ perYuan }: CoinSeed, { areaId }: Place, random: Random): number =>
  perYuan * (0.97 + ((areaId * 37) % 7) / 100) * (0.96 + random.next() * 0.08)

export function makeCurrency(offer: Offer, coin: CoinSeed): Ware {
  const { random, place, isOfficial } = offer
  const yuan = random.pick(coin.packs)
  const coins = yuan * rateOf(coin, place, random)
  const amount = amountText(coins)
  const way = random.pick(coin.ways)
  return {
    title: `${amount}${coin.name} ${place.areaName} ${place.serverName} ${way} ${hurry(offer)}`,
    smallTitleName: coin.name,
    description: textOf(offer, [
      ['商品', `${amount}${coin.name}一份。`],
      ['交付', `${way}，平均十五分钟内发货，请保持角色在线、背包留空位。`],
      ['来源', isOfficial ? '自营采购，每笔来源可查。' : '来源为正常搬砖和拍卖，交易记录可查。'],
    ]),
    priceFen: yuan * 100,
    stock: random.int(1, yuan > 200 ? 12 : 60),
    facts: { amount },
  }
}

/** A code or a top-up, priced a little below its face value. */
export function makeVirtual(offer: Offer, kind: 46 | 3): Ware {
  const { random, game } = offer
  const { areaName } = offer.place
  const isCode = kind === 46
  const shelf: readonly FaceSeed[] = (isCode ? game.cards?.items : game.charges) ?? []
  const [name, face] = random.pick(shelf)
  const way = isCode
    ? random.pick(['官方卡密', '现货秒发', '全区通用'])
    : random.pick(['直充到账', '十分钟到账', '只需账号不要密码'])
  return {
    title: `${name} ${isCode ? '' : `${areaName} `}${way} ${hurry(offer)}`,
    smallTitleName: isCode ? (game.cards?.name ?? '兑换码') : '代充',
    description: isCode
      ? textOf(offer, [
          ['商品', `${name}，官方渠道卡密，付款后在订单里查看。`],
          ['面值', `面值 ${face} 元，有效期至少 90 天，未兑换前可退。`],
          ['说明', '兑换成功后不退不换，请核对游戏与区服。'],
        ])
      : textOf(offer, [
          ['商品', `${name}，${areaName} 可充，只需要充值账号和角色名，不需要密码。`],
          ['交付', '付款后平均十分钟到账，到账后请登录核对余额。'],
          ['说明', '账号填错导致充到他人账号的，无法追回。'],
        ]),
    priceFen: Math.round(face * (88 + random.next() * 10)),
    stock: random.int(3, 300),
    facts: {},
  }
}

/** The shop's prices end in nine. */
export const shopPrice = (random: Random, yuan: number): number => Math.max(9, roundPrice(random, yuan) - 1)
