import { accountScreens } from '@/lib/shared/art/account-screens'
import { ACCOUNT, goodsType } from '@/lib/shared/goods-types'
import { canEnsure, goodsNumber, searchTerms } from '../../modules/catalog/rules'
import type { GameSeed } from './games-data'
import { FIELDS, WORDS } from './genres'
import { VIRTUAL, virtualBody } from './make-virtual'
import type { Random } from './random'

export interface Place {
  areaId: number
  areaName: string
  serverId: number
  serverName: string
}
export interface SeedGame extends GameSeed {
  places: Place[]
}

/** Rental prices and deposit, fen. */
interface SeedRent {
  hour: number
  night: number
  day: number
  week: number
  deposit: number
}

/** A row of `goods` as COPY takes it. */
export interface SeedGoods {
  sn: string
  gameId: number
  goodsTypeId: number
  place: Place
  crossId: number
  crossName: string
  title: string
  smallTitleName: string
  description: string
  priceFen: number
  stock: number
  sellerId: number
  distId: number
  isOfficialSell: boolean
  ensureOpen: boolean
  securitService: string
  canEnsure: boolean
  bargain: boolean
  facts: Record<string, string>
  /** Drawn pictures of an account, see accountScreens. */
  images: string[]
  rent: SeedRent | null
  views: number
  favourites: number
  terms: string[]
  createdAt: Date
}

interface MakeInput {
  random: Random
  game: SeedGame
  number: number
  sellerId: number
  distId: number
  now: Date
}

const yuan = (value: number) => Math.max(100, Math.round(value) * 100 - (value > 200 ? 0 : 10))

/** One plausible item: types 1 account (70 %), 27 prop (18 %, of which some are codes 46 and top-ups 3 where the game has them), 22 currency (12 %). */
export function makeGoods({ random, game, number, sellerId, distId, now }: MakeInput): SeedGoods {
  const roll = random.next()
  const goodsTypeId = typeOf(roll, game.id)
  const place = random.pick(game.places)
  const official = random.chance(0.06)
  const { treasures, ...body } = bodyOf(random, game, place, goodsTypeId)
  const sn = goodsNumber(goodsTypeId, game.code, number)
  const ensureOpen = goodsTypeId === ACCOUNT && random.chance(0.6)
  const isVirtual = goodsType(goodsTypeId).page === 'detailVirtual'
  const securitService = official ? (isVirtual ? '1' : '1,2') : ''
  const cross = game.areas === 'dnf' ? random.int(1, 8) : 0
  const createdAt = new Date(now.getTime() - Math.floor(random.next() ** 2 * 60 * 86_400_000) - 60_000)
  const views = random.int(3, 1800)
  return {
    ...body,
    sn,
    gameId: game.id,
    goodsTypeId,
    place,
    crossId: cross,
    crossName: cross ? `DNF跨${'一二三四五六七八'[cross - 1]}` : '',
    sellerId,
    distId,
    isOfficialSell: official,
    ensureOpen,
    securitService,
    canEnsure: canEnsure({ isOfficialSell: official, securitService, ensureOpen, goodsTypeId }),
    bargain: !official && random.chance(0.4),
    rent: goodsTypeId === ACCOUNT && random.chance(0.12) ? rentOf(random, body.priceFen) : null,
    views,
    images: treasures
      ? accountScreens({
          sn,
          gameId: game.id,
          rank: body.facts.ranking ?? '',
          facts: figuresOf(game, body.facts),
          treasures,
        })
      : [],
    favourites: Math.floor(views * random.next() * 0.12),
    terms: searchTerms(`${body.title} ${body.smallTitleName} ${place.areaName} ${place.serverName}`),
    createdAt,
  }
}

type Body = Pick<SeedGoods, 'title' | 'smallTitleName' | 'description' | 'priceFen' | 'stock' | 'facts'> & {
  /** Of an account: its best things by name. */
  treasures?: string[]
}

const figuresOf = (game: SeedGame, facts: Record<string, string>) =>
  FIELDS[game.genre]
    .filter((field) => field.key !== 'ranking' && facts[field.key])
    .map(({ key, label, unit = '' }) => ({ label, value: `${facts[key]}${unit}` }))

function typeOf(roll: number, gameId: number): 1 | 27 | 22 | 46 | 3 {
  if (roll < 0.7) return 1
  if (roll >= 0.88) return 22
  if (roll < 0.8 || !VIRTUAL[gameId]) return 27
  return roll < 0.84 ? 46 : 3
}

function bodyOf(random: Random, game: SeedGame, place: Place, goodsTypeId: 1 | 27 | 22 | 46 | 3): Body {
  if (goodsTypeId === ACCOUNT) return account(random, game, place)
  if (goodsTypeId === 27) return prop(random, game, place)
  return goodsTypeId === 22 ? currency(random, game, place) : virtualBody(random, game.id, goodsTypeId, place)
}

/** An hour is about a 600th of the price; longer terms are cheaper by the hour. */
function rentOf(random: Random, priceFen: number): SeedRent {
  const hour = Math.min(3000, Math.max(100, Math.round((priceFen * (0.0012 + random.next() * 0.0009)) / 10) * 10))
  return { hour, night: hour * 5, day: hour * 8, week: hour * 36, deposit: hour * random.pick([5, 10, 15, 20]) }
}

function account(random: Random, game: SeedGame, place: Place): Body {
  const words = WORDS[game.genre]
  const level = Math.min(1, random.next() ** 1.6)
  const facts = factsOf(random, game, level)
  const treasures = random.some(words.treasures, 1 + Math.floor(level * 3))
  const head = FIELDS[game.genre]
    .slice(0, 3)
    .map((f) => (f.options ? facts[f.key] : `${facts[f.key]}${f.unit ?? ''}${f.label}`))
    .join(' ')
  return {
    title: `${head} ${treasures.join(' ')} ${random.some(words.boasts, 2).join(' ')}`,
    smallTitleName: treasures[0] ?? '',
    description: `${place.areaName} ${place.serverName}，本人自用号，${random.some(words.boasts, 3).join('，')}。\n主要资产：${treasures.join('、')}。\n下单后客服拉群验号，确认无误再换绑交付。`,
    priceFen: yuan(35 + level ** 2.4 * 9000 + random.next() * 300),
    stock: 1,
    facts,
    treasures,
  }
}

function prop(random: Random, game: SeedGame, place: Place): Body {
  const name = random.pick(WORDS[game.genre].props)
  const count = random.pick([1, 5, 10, 20, 50])
  return {
    title: `${name} ${count}个 ${place.areaName} 当面交易 ${random.pick(['秒发', '在线发货', '量大从优'])}`,
    smallTitleName: name,
    description: `${name}，每份${count}个，下单请填写收货角色名，上线当面交易。`,
    priceFen: yuan(3 + random.next() * 240),
    stock: random.int(1, 200),
    facts: {},
  }
}

/** A yuan buys a different amount in every game. */
const coinRate = (gameId: number): number => 0.4 + ((gameId * 37) % 50) / 14

function currency(random: Random, game: SeedGame, place: Place): Body {
  const { coin } = WORDS[game.genre]
  const amount = random.pick([100, 500, 1000, 2000, 5000])
  return {
    title: `${amount}万${coin} ${place.areaName} ${place.serverName} ${random.pick(['当面交易', '邮寄到账', '拍卖行交易'])}`,
    smallTitleName: coin,
    description: `${amount}万${coin}一份，平均十分钟内发货，请保持在线。`,
    priceFen: yuan(8 + (amount / 100) * (4 + random.next() * 3) * coinRate(game.id)),
    stock: random.int(5, 500),
    facts: { amount: `${amount}万` },
  }
}

/** `level` 0-1: how rich the account is. */
function factsOf(random: Random, game: SeedGame, level: number): Record<string, string> {
  const scale: Record<string, [number, number]> = {
    skins: [12, 560],
    heroes: [60, 124],
    matches: [120, 6800],
    role_level: [20, 90],
    five_star: [1, 42],
    weapons: [0, 28],
    gems: [0, 32_000],
    power: [8, 260],
    friends: [50, 500],
  }
  return Object.fromEntries(
    FIELDS[game.genre].map((f) => {
      if (f.options)
        return [
          f.key,
          f.options[Math.min(f.options.length - 1, Math.floor(level * f.options.length + random.next()))] ?? '',
        ]
      const [low, high] = scale[f.key] ?? [1, 100]
      return [f.key, String(Math.round(low + level * (high - low) * (0.8 + random.next() * 0.2)))]
    }),
  )
}
