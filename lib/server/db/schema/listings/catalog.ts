import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { coinsNamed } from '../../coins-named'
import { at, createdAt, id, money, tsvector, userId } from '../../columns'
import type { GameField } from '../../game-field'

/**
 * Terms of an item's texts with its type and its game as two more terms (`/t1`, `/g107`; no text has a term with a slash):
 * a word that is common in other games is then found, or not, within the index alone.
 */
export const foundTerms = (t: { terms: SQLWrapper; goodsTypeId: SQLWrapper; gameId: SQLWrapper }) =>
  sql`(${t.terms} || array_to_tsvector(array['/t' || ${t.goodsTypeId}::text, '/g' || ${t.gameId}::text]))`

export const games = pgTable('games', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  name: text('name').notNull(),
  /** 1 mobile, 2 PC */
  gameType: smallint('game_type').notNull(),
  logo: text('logo').notNull().default(''),
  /** A-Z */
  initial: text('initial').notNull(),
  /** e.g. wzry */
  initials: text('initials').notNull(),
  /** e.g. wangzherongyao */
  pinyin: text('pinyin').notNull(),
  /** Two-letter prefix of goods numbers: WZ */
  snCode: text('sn_code').notNull(),
  /** Lower is hotter; null: not hot. */
  hotRank: integer('hot_rank'),
  goodsTypes: jsonb('goods_types').$type<Record<string, string>>().notNull(),
  /** Name of its currency: 金币, 点券. */
  coinName: text('coin_name').notNull().default('游戏币'),
  fields: jsonb('fields').$type<GameField[]>().notNull().default([]),
  active: boolean('active').notNull().default(true),
})

export const gameAreas = pgTable(
  'game_areas',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id),
    name: text('name').notNull(),
    /** The cross-server zone whose players can trade with each other; 0 and '' if the game has none. */
    crossId: integer('cross_id').notNull().default(0),
    crossName: text('cross_name').notNull().default(''),
  },
  (t) => [index('game_areas_game').on(t.gameId)],
)

export const gameServers = pgTable(
  'game_servers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100_000_000 }),
    areaId: integer('area_id')
      .notNull()
      .references(() => gameAreas.id),
    name: text('name').notNull(),
  },
  (t) => [index('game_servers_area').on(t.areaId)],
)

/** Text that states the amount of a currency offer: the fact, else the title. */
const AMOUNT_TEXT = `coalesce(facts->>'amount', title)`
/** Currency per fen; used as an index expression, so query and index must write it identically. */
export const COINS_PER_FEN = sql.raw('(coin_amount::float8 / price_fen)')

export const goods = pgTable(
  'goods',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    sn: text('sn').$type<GoodsSn>().notNull().unique(),
    gameId: integer('game_id').notNull(),
    goodsTypeId: integer('goods_type_id').notNull(),
    areaId: integer('area_id').notNull().default(0),
    serverId: integer('server_id').notNull().default(0),
    areaName: text('area_name').notNull().default(''),
    serverName: text('server_name').notNull().default(''),
    crossId: integer('cross_id').notNull().default(0),
    crossName: text('cross_name').notNull().default(''),
    title: text('title').notNull(),
    smallTitleName: text('small_title_name').notNull().default(''),
    description: text('description').notNull().default(''),
    priceFen: money('price_fen').notNull(),
    stock: integer('stock').notNull().default(1),
    /** True if the stock is counted from items the seller stored for delivery, rather than entered as a number. */
    stockIsStored: boolean('stock_is_stored').notNull().default(false),
    /** Units held by unpaid orders. */
    reserved: integer('reserved').notNull().default(0),
    status: smallint('status').$type<GoodsStatus>().notNull().default(GOODS_STATUS.onShelf),
    sellerId: userId('seller_id').notNull(),
    distId: integer('dist_id').notNull(),
    /** The listing through which the seller bought it here. */
    formerSn: text('former_sn').$type<GoodsSn>(),
    isOfficialSell: boolean('is_official_sell').notNull().default(false),
    ensureOpen: boolean('ensure_open').notNull().default(false),
    /** Comma-separated service ids; official goods offer cover if it includes 2. */
    securitService: text('securit_service').notNull().default(''),
    /** Computed once from the three columns above: cover can be bought. */
    canEnsure: boolean('can_ensure').notNull().default(false),
    bargain: boolean('bargain').notNull().default(false),
    facts: jsonb('facts').$type<Record<string, string>>().notNull().default({}),
    /** Units of currency in one unit of goods: "100万" is 1,000,000. Null: not currency, or no amount stated. */
    coinAmount: id('coin_amount').generatedAlwaysAs(
      sql.raw(`case when goods_type_id in (2, 22) then
      ${coinsNamed(AMOUNT_TEXT)} end`),
    ),
    /**
     * Numeric codes of the values in `facts`, one for each short value, computed by fact_attrs() of the migrations;
     * lists filter by it.
     */
    attrs: integer('attrs').array().generatedAlwaysAs(sql`fact_attrs(game_id, facts)`),
    /** One bit of 64 for each of `attrs`: rules out most rows that lack a fact without reading the codes. */
    signature: bigint('signature', { mode: 'bigint' }).generatedAlwaysAs(sql`fact_signature(game_id, facts)`),
    /** The fact by which accounts of the game are compared, see GameField.isSort. */
    mainNumber: integer('main_number'),
    /** What buyers rate the seller, in tenths of a star; 0: too few did. Copied every hour, for the order of lists. */
    sellerStars: smallint('seller_stars').notNull().default(0),
    /** How long the seller usually takes from payment to hand-over; null: unknown. Copied every hour as well. */
    deliverMinutes: integer('deliver_minutes'),
    /** When its seller last confirmed that it is for sale; null: never. */
    confirmedAt: at('confirmed_at').defaultNow(),
    /** When staff checked the account, while that counts; null: not, or no longer. */
    checkedAt: at('checked_at'),
    /** Rental prices for an hour, a night of 10 hours, a day, a week, and the deposit; all set or none. */
    rentHourFen: money('rent_hour_fen'),
    rentNightFen: money('rent_night_fen'),
    rentDayFen: money('rent_day_fen'),
    rentWeekFen: money('rent_week_fen'),
    rentDepositFen: money('rent_deposit_fen'),
    /** Media keys, first is the thumbnail. */
    images: jsonb('images').$type<string[]>().notNull().default([]),
    views: integer('views').notNull().default(0),
    favourites: integer('favourites').notNull().default(0),
    /** Bigrams of title, small title, area and server: finds two-character Chinese words through an index. */
    terms: tsvector('terms').notNull().default(sql`''::tsvector`),
    createdAt: createdAt(),
    /** When its seller last moved it up; null: never. */
    refreshedAt: at('refreshed_at'),
    /** Position in lists of the newest goods: the last refresh, else the creation. */
    rankedAt: at('ranked_at').generatedAlwaysAs(sql.raw('coalesce(refreshed_at, created_at)')).notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('goods_stock', sql`${t.stock} >= 0 and ${t.reserved} >= 0 and ${t.reserved} <= ${t.stock}`),
    check('goods_price', sql`${t.priceFen} > 0`),
    check(
      'goods_rent',
      sql`num_nonnulls(rent_hour_fen, rent_night_fen, rent_day_fen, rent_week_fen, rent_deposit_fen) in (0, 5)
        and least(rent_hour_fen, rent_night_fen, rent_day_fen, rent_week_fen) > 0 and rent_deposit_fen between 0 and 20 * rent_hour_fen`,
    ),
    // Facts come last in a game's indexes, so that a page is selected from the index alone. All ascending: read
    // backwards for DESC, because an index of DESC NULLS LAST cannot serve a plain ORDER BY … DESC.
    index('goods_newest').on(t.gameId, t.goodsTypeId, t.rankedAt, t.id, t.signature, t.attrs).where(sql`status = 1`),
    index('goods_price_order')
      .on(t.gameId, t.goodsTypeId, t.priceFen, t.id, t.signature, t.attrs)
      .where(sql`status = 1`),
    index('goods_views').on(t.gameId, t.goodsTypeId, t.views, t.id).where(sql`status = 1`),
    index('goods_all_newest').on(t.goodsTypeId, t.rankedAt, t.id).where(sql`status = 1`),
    index('goods_all_price').on(t.goodsTypeId, t.priceFen, t.id).where(sql`status = 1`),
    index('goods_all_views').on(t.goodsTypeId, t.views, t.id).where(sql`status = 1`),
    index('goods_area').on(t.gameId, t.goodsTypeId, t.areaId, t.serverId, t.rankedAt, t.id).where(sql`status = 1`),
    index('goods_scale').on(t.gameId, COINS_PER_FEN, t.id).where(sql`status = 1 and coin_amount is not null`),
    index('goods_scale_all').on(COINS_PER_FEN, t.id).where(sql`status = 1 and coin_amount is not null`),
    index('goods_rent_game').on(t.gameId, t.rentHourFen, t.id).where(sql`status = 1 and rent_hour_fen is not null`),
    index('goods_rent_deposit')
      .on(t.gameId, t.rentDepositFen, t.rentHourFen, t.id)
      .where(sql`status = 1 and rent_hour_fen is not null`),
    index('goods_rent_deposit_all')
      .on(t.rentDepositFen, t.rentHourFen, t.id)
      .where(sql`status = 1 and rent_hour_fen is not null`),
    index('goods_rent_all').on(t.rentHourFen, t.id).where(sql`status = 1 and rent_hour_fen is not null`),
    index('goods_cross').on(t.gameId, t.crossId, t.crossName).where(sql`status = 1 and cross_id > 0`),
    index('goods_seller').on(t.sellerId, t.createdAt, t.status),
    index('goods_main')
      .on(t.gameId, t.goodsTypeId, t.mainNumber, t.id, t.signature, t.attrs)
      .where(sql`status = 1 and main_number is not null`),
    index('goods_rated').on(t.gameId, t.goodsTypeId, t.sellerStars, t.id).where(sql`status = 1`),
    index('goods_delivered').on(t.gameId, t.goodsTypeId, t.deliverMinutes, t.id).where(sql`status = 1`),
    index('goods_confirmed').on(t.gameId, t.goodsTypeId, t.confirmedAt, t.id).where(sql`status = 1`),
    index('goods_checked')
      .on(t.gameId, t.goodsTypeId, t.checkedAt, t.id)
      .where(sql`status = 1 and checked_at is not null`),
    index('goods_attrs').using('gin', t.attrs).where(sql`status = 1`),
    index('goods_official').on(t.gameId, t.goodsTypeId, t.rankedAt, t.id).where(sql`status = 1 and is_official_sell`),
    index('goods_bare').on(t.gameId, t.goodsTypeId).where(sql`status = 1 and not can_ensure`),
    index('goods_found').using('gin', foundTerms(t)).where(sql`status = 1`),
  ],
)

/** Input of the publish form that a member has not published yet. */
export const goodsDrafts = pgTable(
  'goods_drafts',
  {
    userId: userId('user_id').notNull(),
    /** Chosen by the form, so that a save can be repeated. */
    key: text('key').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('goods_drafts_saved').on(t.userId, t.savedAt)],
)

/** Views of an item on one day, kept for 30 days. */
export const goodsViewDays = pgTable(
  'goods_view_days',
  {
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.id),
    /** Beijing day */
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull(),
  },
  (t) => [primaryKey({ columns: [t.goodsId, t.day] }), index('goods_view_days_day').on(t.day)],
)

/** True if the item is on the shelf. A literal, because a parameter would not match the partial indexes above. */
export const onShelf = sql`${goods.status} = ${sql.raw(String(GOODS_STATUS.onShelf))}`

/** Sellers whose account is frozen, or who are away and hide their goods: none can be on the shelf meanwhile. */
export const withheldSellers = pgTable('withheld_sellers', {
  sellerId: userId('seller_id').primaryKey(),
  since: at('since').notNull(),
  isFrozen: boolean('is_frozen').notNull().default(true),
  isAway: boolean('is_away').notNull().default(false),
})

export const favourites = pgTable(
  'favourites',
  {
    userId: userId('user_id').notNull(),
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.id),
    /** Price when it was added to favourites; a lower price counts as a price drop. */
    priceFen: money('price_fen').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.goodsId] })],
)

export const browseHistory = pgTable(
  'browse_history',
  {
    userId: userId('user_id').notNull(),
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.id),
    viewedAt: at('viewed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.goodsId] }), index('browse_recent').on(t.userId, t.viewedAt)],
)

/** Users who want to be notified when an item gets cheaper; a price change marks the affected rows. */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    userId: userId('user_id').notNull(),
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.id),
    /** Distributor where the alert was set and where the user is notified. */
    distId: integer('dist_id').notNull().default(1),
    /** Price when the alert was set; a lower price counts as a price drop. */
    priceFen: money('price_fen').notNull(),
    /** Highest price of which the user wants to hear; null: any lower one. */
    targetFen: money('target_fen'),
    /** The lower price, and since when; null: not lower, or above the target. */
    fellToFen: money('fell_to_fen'),
    fellAt: at('fell_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.goodsId] }),
    check(
      'price_alerts_fall',
      sql`(${t.fellToFen} is null) = (${t.fellAt} is null) and (${t.fellToFen} < ${t.priceFen}) is not false`,
    ),
    check('price_alerts_target', sql`(${t.targetFen} between 1 and ${t.priceFen} - 1) is not false`),
    index('price_alerts_goods').on(t.goodsId),
  ],
)
