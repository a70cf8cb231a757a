import type { FavouriteRow, GoodsDetail, GoodsRow, RentalPrices, ShelfCard } from '@/lib/contract/entities/goods'
import { fieldsOfType } from '@/lib/shared/goods/coin-facts'
import { RECORDING } from '@/lib/shared/goods/goods-checks'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { quoteSale } from '@/lib/shared/goods/quote'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { type Fen, fen, fenToYuan, ZERO } from '@/lib/shared/money/money'
import { MOST_PICTURES } from '@/lib/shared/pictures/picture-places'
import { maskName } from '@/lib/shared/text/mask'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import { formatDate, formatDateTime } from '@/lib/shared/time'
import { listingChecklist } from '@/lib/shared/video/checklists'
import { isVideoKey } from '@/lib/shared/video/video-files'
import type { GameField } from '../../../db/game-field'
import type { CoverTier } from '../../core/tenancy/types'
import type { PublicUser } from '../../people/identity/queries'
import type { GoodsCheck } from '../checks/types'
import { mainFields, roundScale, shownCrossName, thumbnailOf } from './rules'
import type { GameFace, GoodsRecord } from './types'

/** Facts in the order of the game's filter fields. */
export const presentFacts = (fields: readonly GameField[], facts: Record<string, string>): GoodsDetail['facts'] =>
  fields.flatMap(({ key, label, unit = '', group }) =>
    facts[key] ? [{ key, label, value: `${facts[key]}${unit}`, group }] : [],
  )

const presentGoods = (row: GoodsRecord, game: GameFace): GoodsRow => ({
  goodsSn: row.sn,
  gameId: row.gameId,
  gameName: game.name,
  goodsTypeId: row.goodsTypeId,
  goodsTypeStr: game.goodsTypes[String(row.goodsTypeId)] ?? goodsType(row.goodsTypeId).name,
  bigTitle: row.title,
  smallTitleName: row.smallTitleName,
  price: fenToYuan(row.priceFen),
  stock: row.stock - row.reserved,
  createTime: formatDate(row.createdAt),
  areaId: row.areaId,
  areaName: row.areaName,
  serverId: row.serverId,
  serverName: row.serverName,
  crossId: row.crossId,
  crossName: shownCrossName(row.crossName),
  distId: row.distId,
  securitService: row.securitService,
  ensureOpen: row.ensureOpen,
  canEnsure: row.canEnsure,
  isOfficialSell: row.isOfficialSell,
  bargain: row.bargain,
  status: row.status,
  thumbnail: mediaUrl(thumbnailOf(row.images)),
  facts: presentFacts(mainFields(game.fields), row.facts).map(({ group: _group, ...fact }) => fact),
  views: row.views,
  favourites: row.favourites,
  rental: presentRental(row),
  checkDate: row.checkedAt ? formatDate(row.checkedAt) : '',
  confirmDate: row.confirmedAt ? formatDate(row.confirmedAt) : '',
  isAutomatic: row.stockIsStored,
  coin: presentCoin(row),
})

const presentCoin = ({ coinAmount, priceFen }: GoodsRecord): GoodsRow['coin'] =>
  coinAmount === null ? null : { amount: coinAmount, scale: roundScale((coinAmount / Number(priceFen)) * 100) }

/** Empty for goods of a game that is switched off. */
export const presentRow = (row: GoodsRecord, games: ReadonlyMap<number, GameFace>): GoodsRow[] => {
  const game = games.get(row.gameId)
  return game ? [presentGoods(row, game)] : []
}

/** `faced`: the members whose face was checked. */
export const presentCard = (
  row: GoodsRecord,
  games: ReadonlyMap<number, GameFace>,
  faced: ReadonlySet<UserId>,
): ShelfCard[] =>
  presentRow(row, games).map((goods) => ({ ...goods, faced: !row.isOfficialSell && faced.has(row.sellerId) }))

export const presentFavourite = (
  row: GoodsRecord & { markedFen: Fen },
  games: ReadonlyMap<number, GameFace>,
): FavouriteRow[] => {
  const isCheaper = row.status === GOODS_STATUS.onShelf && row.priceFen < row.markedFen
  const fell = isCheaper ? fenToYuan(fen(row.markedFen - row.priceFen)) : null
  return presentRow(row, games).map((goods) => ({ ...goods, fell }))
}

type RentColumns = Pick<GoodsRecord, 'rentHourFen' | 'rentNightFen' | 'rentDayFen' | 'rentWeekFen' | 'rentDepositFen'>

/** All five prices are set or none, as the table's check constraint requires. */
function presentRental({
  rentHourFen,
  rentNightFen,
  rentDayFen,
  rentWeekFen,
  rentDepositFen,
}: RentColumns): RentalPrices | null {
  if (
    rentHourFen === null ||
    rentNightFen === null ||
    rentDayFen === null ||
    rentWeekFen === null ||
    rentDepositFen === null
  )
    return null
  return {
    hour: fenToYuan(rentHourFen),
    night: fenToYuan(rentNightFen),
    day: fenToYuan(rentDayFen),
    week: fenToYuan(rentWeekFen),
    deposit: fenToYuan(rentDepositFen),
  }
}

interface ShelfCount {
  gameId: number
  goodsTypeId: number
  total: number
}

/** Omits shelves of games that are switched off. */
export const presentShelves = (rows: readonly ShelfCount[], games: ReadonlyMap<number, GameFace>) =>
  rows.flatMap(({ gameId, goodsTypeId, total }) => {
    const game = games.get(gameId)
    const goodsTypeStr = game?.goodsTypes[String(goodsTypeId)] ?? goodsType(goodsTypeId).name
    return game ? [{ gameId, gameName: game.name, goodsTypeId, goodsTypeStr, total }] : []
  })

interface DetailParts {
  description: string
  updatedAt: Date
  seller: PublicUser & { onSale: number; sold: number; faceMonth: string }
  coverTiers: readonly CoverTier[]
  /** Addresses of the seller's video, and of the recording of staff; '' without one. */
  video: string
  recording: string
  /** Null: none that counts. */
  check: Pick<GoodsCheck, 'captures' | 'facts'> | null
}

export const presentDetail = (row: GoodsRecord, game: GameFace, parts: DetailParts): GoodsDetail => ({
  ...presentGoods(row, game),
  facts: presentFacts(fieldsOfType(row.goodsTypeId, game.fields), row.facts),
  description: parts.description,
  images: row.images.filter((key) => !isVideoKey(key)).map(mediaUrl),
  video: parts.video,
  reserved: isReserved(row),
  isRented: false,
  rentedUntil: null,
  soldNum: row.status === GOODS_STATUS.sold ? 1 : 0,
  ships: '',
  isAway: false,
  seller: {
    nickName: maskName(parts.seller.nickName),
    shop: '',
    actor: parts.seller.actor,
    authStatus: parts.seller.authStatus,
    faceMonth: parts.seller.faceMonth,
    onSale: parts.seller.onSale,
    sold: parts.seller.sold,
    stars: null,
    rated: 0,
    minutes: null,
    hours: '',
    awayNote: '',
    since: formatDate(parts.seller.createdAt),
  },
  checked: parts.check && {
    captures: parts.check.captures.flatMap(({ kind, key }) =>
      kind === RECORDING ? [] : [{ kind, src: mediaUrl(key) }],
    ),
    video: parts.recording,
    facts: parts.check.facts,
    minutes: null,
  },
  ensureTiers: row.canEnsure ? parts.coverTiers.map((tier) => presentTier(tier, row.priceFen)) : [],
  updateTime: formatDateTime(parts.updatedAt),
})

const presentTier = (tier: CoverTier, unit: Fen): GoodsDetail['ensureTiers'][number] => ({
  ensureId: tier.id,
  name: tier.name,
  explain: tier.explain,
  fee: fenToYuan(quoteSale({ unit, num: 1, tier: priceOf(tier) }).ensure),
  basisPoints: tier.bp,
  fixedPrice: tier.fixedFen ? fenToYuan(BigInt(tier.fixedFen)) : null,
  days: tier.days,
  mostPercent: tier.mostPercent,
})

/** Returns the price of a cover tier in the format quotes use. */
const priceOf = ({ bp, fixedFen }: CoverTier) => ({ bp, fixed: fixedFen ? fen(fixedFen) : null })

type NowColumns = Pick<GoodsRecord, 'priceFen' | 'stock' | 'reserved' | 'status'>
const isReserved = ({ status, reserved, stock }: Omit<NowColumns, 'priceFen'>): boolean =>
  status === GOODS_STATUS.onShelf && reserved >= stock

export const presentNow = (row: NowColumns): Pick<GoodsDetail, 'price' | 'stock' | 'reserved' | 'status'> => ({
  price: fenToYuan(row.priceFen),
  stock: row.stock - row.reserved,
  reserved: isReserved(row),
  status: row.status,
})

interface PublishTerms {
  feeBp: number
  /** Fee for renting out; null where rentals are not possible. */
  rentFeeBp: number | null
  leastFee: Fen
  leastPrice: Fen
  leastPictures: number
  /** 0: no recording is needed. */
  videoFrom: Fen
  needsArea: boolean
  /** Required fields. */
  needed: readonly { key: string }[]
  /** Name of the game's currency. */
  coinName: string
  tiers: readonly CoverTier[]
}

export const presentPublishConf = (
  goodsTypeId: number,
  {
    feeBp,
    rentFeeBp,
    leastFee,
    leastPrice,
    leastPictures,
    videoFrom,
    needsArea,
    needed,
    tiers,
    coinName,
  }: PublishTerms,
) => ({
  feePercent: percent(feeBp),
  feeBasisPoints: feeBp,
  rentFeeBasisPoints: rentFeeBp,
  leastFee: fenToYuan(leastFee),
  leastPrice: fenToYuan(leastPrice),
  coinName,
  maxImages: MOST_PICTURES,
  minImages: leastPictures,
  videoFrom: videoFrom > ZERO ? fenToYuan(videoFrom) : null,
  videoChecklist: videoFrom > ZERO ? [...listingChecklist(goodsTypeId)] : [],
  needsArea,
  neededFacts: needed.map(({ key }) => key),
  unique: goodsType(goodsTypeId).isUnique,
  ensureTiers: tiers.map(({ id, name, explain, days, mostPercent, bp, fixedFen }) => ({
    ensureId: id,
    name,
    explain,
    days,
    mostPercent,
    percent: percent(bp),
    basisPoints: bp,
    fixedPrice: fixedFen ? fenToYuan(BigInt(fixedFen)) : null,
  })),
})

const percent = (bp: number): string => `${(bp / 100).toFixed(bp % 100 === 0 ? 0 : 1)}%`

interface AlertRow {
  sn: GoodsSn
  priceFen: Fen
  targetFen: Fen | null
  fellToFen: Fen | null
}
export const presentAlert = ({ sn, priceFen, targetFen, fellToFen }: AlertRow) => ({
  goodsSn: sn,
  price: fenToYuan(priceFen),
  target: targetFen === null ? null : fenToYuan(targetFen),
  fell: fellToFen === null ? null : fenToYuan(fen(priceFen - fellToFen)),
})
