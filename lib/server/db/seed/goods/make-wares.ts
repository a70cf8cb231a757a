import type { Random } from '../random'
import type { CoinSeed, FaceSeed, GameSeed, Place } from './games/game-seed'
import { roundPrice } from './make-account'
import { CODES, CURRENCY, TOP_UPS, type WareKind, wayOf } from './ware-words'

export interface Ware {
  title: string
  smallTitleName: string
  description: string
  /** Price of one unit. */
  priceFen: number
  stock: number
  facts: Record<string, string>
}

/** How often a member's title ends with more than what is sold. */
const TAILED = 0.55
const SHOP_TAILS = ['自营现货', '自营 当日发货', '自营 按单发货']

export interface Offer {
  random: Random
  game: GameSeed
  place: Place
  isOfficial: boolean
}

/** The end of a title, with the space before it; '' for most members. */
const tailOf = ({ random, isOfficial }: Offer, { tails }: WareKind): string =>
  isOfficial ? ` ${random.pick(SHOP_TAILS)}` : random.chance(TAILED) ? ` ${random.pick(tails)}` : ''
/** The shop lists the same details that members write as text. */
const textOf = ({ isOfficial }: Offer, lines: readonly (readonly [head: string, text: string])[]): string =>
  lines.flatMap(([head, text]) => (text ? [isOfficial ? `【${head}】${text}` : text] : [])).join('\n')

/** A pack of props; larger packs are a little cheaper per unit. */
export function makeProp(offer: Offer): Ware {
  const { random, game, place, isOfficial } = offer
  const prop = random.pick(game.props)
  const [name, yuan, counter] = prop
  const size = random.pick(yuan >= 8 ? [1, 1, 1, 2] : yuan >= 3 ? [1, 5, 10] : [10, 20, 50, 100])
  const { way, kind } = wayOf(random, game, prop)
  const pack = size === 1 ? '' : ` ${size}${counter}`
  const where = [...new Set([place.areaName, place.serverName])].join(' ')
  const wares = `${name}${pack}`
  const body = isOfficial
    ? `${wares} ${place.areaName} ${way}`
    : random.pick([
        `${wares} ${place.areaName} ${way}`,
        `${place.areaName} ${wares} ${way}`,
        `出${wares}，${way}，${place.areaName}`,
        `${wares}（${way}）${where}`,
      ])
  return {
    title: `${body}${tailOf(offer, kind)}`,
    smallTitleName: name.slice(0, 20),
    description: textOf(offer, [
      ['商品', `${name}，每份 ${size} ${counter}，${where}。`],
      ['交付', `${way}。${random.pick(kind.notes)}`],
      ['说明', isOfficial ? '由平台自营店备货，发出前核对角色与数量。' : random.pick(kind.asides)],
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
  const where = [...new Set([place.areaName, place.serverName])].join(' ')
  const body = isOfficial
    ? `${amount}${coin.name} ${where} ${way}`
    : random.pick([
        `${amount}${coin.name} ${where} ${way}`,
        `${where} ${amount}${coin.name} ${way}`,
        `出${amount}${coin.name} ${where}，${way}`,
        `${coin.name}${amount} ${where} ${way}`,
      ])
  return {
    title: `${body}${tailOf(offer, CURRENCY)}`,
    smallTitleName: coin.name,
    description: textOf(offer, [
      ['商品', `${amount}${coin.name}一份。`],
      ['交付', `${way}，${random.pick(CURRENCY.notes)}`],
      ['来源', isOfficial ? '自营采购，每笔来源可查。' : random.pick(CURRENCY.asides)],
    ]),
    priceFen: yuan * 100,
    stock: random.int(1, yuan > 200 ? 12 : 60),
    facts: { amount },
  }
}

/** A code or a top-up, priced a little below its face value. A code is valid everywhere, so it names no area. */
export function makeVirtual(offer: Offer, typeId: 46 | 3): Ware {
  const { random, game, isOfficial } = offer
  const { areaName } = offer.place
  const isCode = typeId === 46
  const shelf: readonly FaceSeed[] = (isCode ? game.cards?.items : game.charges) ?? []
  const [name, face] = random.pick(shelf)
  const kind = isCode ? CODES : TOP_UPS
  const written = isCode
    ? [`${name}`, `${name} 卡密`, `${face} 元${name}`]
    : [`${name} ${areaName}`, `${areaName} ${name} 代充`, `${name}代充 ${areaName}`]
  return {
    title: `${isOfficial ? written[0] : random.pick(written)}${tailOf(offer, kind)}`,
    smallTitleName: isCode ? (game.cards?.name ?? '兑换码') : '代充',
    description: isCode
      ? textOf(offer, [
          ['商品', `${name}，官方渠道卡密，全区通用。`],
          ['面值', `面值 ${face} 元，有效期至少 90 天，没兑换的可以退。`],
          ['说明', isOfficial ? '兑换成功后不退不换，请核对游戏再兑换。' : random.pick(CODES.notes)],
        ])
      : textOf(offer, [
          ['商品', `${name}，${areaName} 可充，只要充值账号和角色名，不要密码。`],
          ['交付', isOfficial ? '付款后平均十分钟到账，到账后请登录核对余额。' : random.pick(TOP_UPS.notes)],
          ['说明', isOfficial ? '账号填错导致充到他人账号的，无法追回。' : random.pick(TOP_UPS.asides)],
        ]),
    priceFen: Math.round(face * (88 + random.next() * 10)),
    stock: random.int(3, 300),
    facts: {},
  }
}

/** The shop's prices end in nine. */
export const shopPrice = (random: Random, yuan: number): number => Math.max(9, roundPrice(random, yuan) - 1)
