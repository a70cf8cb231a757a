import { accountScreens } from '@/lib/art/account-screens'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { canEnsure, goodsNumber, mainNumber, searchTerms } from '../../../modules/listings/catalog/rules'
import type { Random } from '../random'
import { GROUP } from './games/field-kit'
import { type GameSeed, type Place, zoneOf } from './games/game-seed'
import { fansOf, listedAt, viewsOf } from './listing-times'
import { accountText, accountTitle, fairPrice, makeAccount, roundPrice } from './make-account'
import { makeCurrency, makeProp, makeVirtual, type Offer, shopPrice, type Ware } from './make-wares'

export interface SeedGame extends GameSeed {
  places: Place[]
}
type SeedTypeId = 1 | 27 | 22 | 2 | 46 | 3

/** Rental prices and deposit, fen. */
interface SeedRent {
  hour: number
  night: number
  day: number
  week: number
  deposit: number
}

/** A row of `goods` in the form COPY needs. */
export interface SeedGoods extends Ware {
  sn: string
  gameId: number
  goodsTypeId: SeedTypeId
  place: Place
  crossId: number
  crossName: string
  sellerId: UserId
  distId: number
  isOfficialSell: boolean
  ensureOpen: boolean
  securitService: string
  canEnsure: boolean
  bargain: boolean
  mainNumber: number | null
  rent: SeedRent | null
  views: number
  favourites: number
  terms: string[]
  createdAt: Date
  /** Generated pictures of an account, see accountScreens; empty if staff checked it: they are its captures then. */
  images: string[]
  /** When staff checked the account, and what they captured. */
  check: { passedAt: Date; captures: string[] } | null
}

interface MakeInput {
  random: Random
  game: SeedGame
  number: number
  sellerId: UserId
  distId: number
  isOfficial?: boolean
  now: Date
  /** Random if not given. */
  goodsTypeId?: SeedTypeId
  createdAt?: Date
  /** Percentage of accounts that are also for rent, in games with rentals. */
  letPercent?: number
  /** Percentage of accounts for sale only that staff have checked; none by default. */
  checkPercent?: number
}

const CODE = 46
/** Checks of the demo data are younger than they may be, so that none expires on the first days. */
const CHECK_DAYS = 9
/** A code is redeemed on any server. */
const EVERYWHERE: Place = { areaId: 0, areaName: '', serverId: 0, serverName: '' }
/** Cheaper accounts are not rented out. */
const LET_FROM_FEN = 12_000

/** Generates one item as its seller or the shop would list it. */
export function makeGoods(input: MakeInput): SeedGoods {
  const { random, game, number, sellerId, distId, isOfficial = false, now, letPercent = 24, checkPercent = 0 } = input
  const goodsTypeId = input.goodsTypeId ?? older(typeOf(random, game), number)
  const drawn = random.pick(game.places)
  const bargain = !isOfficial && random.chance(0.42)
  const sn = goodsNumber(goodsTypeId, game.code, number)
  const ware = wareOf({ random, game, place: drawn, goodsTypeId, isOfficial, bargain, sn })
  const place = goodsTypeId === CODE ? EVERYWHERE : drawn
  const isAccount = goodsTypeId === ACCOUNT
  const ensureOpen = isAccount && random.chance(0.6)
  const securitService = isOfficial ? (isAccount ? '1,2' : '1') : ''
  const createdAt = input.createdAt ?? listedAt(random, now)
  const views = viewsOf(random, createdAt, now)
  const rent =
    isAccount && game.isLet && ware.priceFen >= LET_FROM_FEN && random.chance(letPercent / 100)
      ? rentOf(random, ware.priceFen)
      : null
  const favourites = fansOf(random, views)
  const isChecked = isAccount && !isOfficial && !rent && random.chance(checkPercent / 100)
  return {
    ...ware,
    sn,
    gameId: game.id,
    goodsTypeId,
    place,
    ...zoneOf(game, place.areaId),
    sellerId,
    distId,
    isOfficialSell: isOfficial,
    ensureOpen,
    securitService,
    canEnsure: canEnsure({ isOfficialSell: isOfficial, securitService, ensureOpen, goodsTypeId }),
    bargain,
    mainNumber: mainNumber(game.fields, ware.facts),
    rent,
    views,
    favourites,
    terms: searchTerms(`${ware.title} ${ware.smallTitleName} ${place.areaName} ${place.serverName}`),
    createdAt,
    images: isChecked ? [] : ware.images,
    check: isChecked ? { passedAt: checkedAt(random, createdAt, now), captures: ware.images } : null,
  }
}

/** At some time since it was listed, within the days that a check counts. */
function checkedAt(random: Random, listed: Date, now: Date): Date {
  const from = Math.max(listed.getTime(), now.getTime() - CHECK_DAYS * DAY_MS)
  return new Date(from + (now.getTime() - from) * random.next())
}

/** Picks a type the game supports: two thirds accounts, then props, currency, codes and top-ups. */
function typeOf(random: Random, game: GameSeed): SeedTypeId {
  if (random.chance(0.68)) return ACCOUNT
  const others: SeedTypeId[] = [27, 27]
  if (game.coin) others.push(22, 22, 22)
  if (game.cards) others.push(46)
  if (game.charges) others.push(3)
  return random.pick(others)
}

/** Part of the currency is listed under the older type that the current one replaced. */
const older = (goodsTypeId: SeedTypeId, number: number): SeedTypeId =>
  goodsTypeId === 22 && number % 10 === 0 ? 2 : goodsTypeId

interface Listing extends Offer {
  game: SeedGame
  goodsTypeId: SeedTypeId
  bargain: boolean
  sn: string
}

function wareOf(offer: Listing): Ware & Pick<SeedGoods, 'images'> {
  const { random, game, place, goodsTypeId, isOfficial, sn } = offer
  const plain = (ware: Ware) => ({ ...ware, images: [] })
  if ((goodsTypeId === 22 || goodsTypeId === 2) && game.coin) return plain(makeCurrency(offer, game.coin))
  if (goodsTypeId === 46 || goodsTypeId === 3) return plain(makeVirtual(offer, goodsTypeId))
  if (goodsTypeId !== ACCOUNT) return plain(makeProp(offer))
  const account = makeAccount(random, game, place)
  // Asking prices vary randomly around the market price.
  const askingPrice = fairPrice(game, account) * (isOfficial ? 1.02 : 0.86 + random.next() * 0.28)
  return {
    title: accountTitle({ ...offer, account }),
    smallTitleName: (account.owned.find((names) => names.length > 0)?.[0] ?? '').slice(0, 20),
    description: accountText({ ...offer, account }),
    priceFen: (isOfficial ? shopPrice : roundPrice)(random, askingPrice) * 100,
    stock: 1,
    facts: account.facts,
    images: accountScreens({
      sn,
      gameId: game.id,
      rank: account.facts.ranking ?? '',
      facts: figuresOf(game, account.facts),
      states: statesOf(game, account.facts),
      treasures: game.tiers.map(({ rarity }, i) => ({ rarity, names: account.owned[i] ?? [] })),
    }),
  }
}

const factsOf = (fields: SeedGame['fields'], facts: Record<string, string>) =>
  fields.map(({ key, label, unit = '' }) => ({ label, value: `${facts[key]}${unit}` }))

/** Numbers shown in pictures next to the rank, the main ones first. */
function figuresOf({ fields }: SeedGame, facts: Record<string, string>) {
  const own = fields.filter(({ key, group }) => group !== GROUP.state && key !== 'ranking' && facts[key])
  const short = own.filter(({ key, kind }) => kind !== 'text' && facts[key] !== '0')
  return factsOf([...short.filter(({ isMain }) => isMain), ...short.filter(({ isMain }) => !isMain)], facts)
}

/** Login, bindings and history. */
const statesOf = ({ fields }: SeedGame, facts: Record<string, string>) =>
  factsOf(
    fields.filter(({ key, group }) => group === GROUP.state && facts[key]),
    facts,
  )

/** The hourly rent grows with the account's price, but far less than proportionally; longer terms are cheaper. */
function rentOf(random: Random, priceFen: number): SeedRent {
  const yuan = 0.7 + Math.sqrt(priceFen / 100) / 16 + random.next() * 0.8
  const hour = Math.max(100, Math.round(yuan * (yuan < 4 ? 5 : 2)) * (yuan < 4 ? 20 : 50))
  const round = (fen: number) => Math.round(fen / 50) * 50
  return {
    hour,
    night: round(hour * 5.2),
    day: round(hour * 8.5),
    week: round(hour * 40),
    deposit: hour * random.pick([5, 10, 15, 20]),
  }
}
