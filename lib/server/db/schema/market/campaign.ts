import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { OrderSn } from '@/lib/shared/ids'
import type { SeasonService } from '@/lib/shared/trade/season-services'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { at, createdAt, id, money, userId } from '../../columns'

/** Terms of a coupon; copied to coupons when they are issued, so a change only affects later ones. */
export const couponTemplates = pgTable(
  'coupon_templates',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    distId: integer('dist_id').notNull(),
    title: text('title').notNull(),
    amountFen: money('amount_fen').notNull(),
    /** Minimum price of the goods, without cover. */
    minFen: money('min_fen').notNull(),
    /** Goods types it is valid for; empty: all. */
    goodsTypes: integer('goods_types').array().notNull().default([]),
    /** Days of validity from issue. */
    validDays: integer('valid_days').notNull(),
  },
  (t) => [
    // No prize above 50,000 yuan; a coupon never covers the full price.
    check(
      'coupon_templates_amount',
      sql`${t.amountFen} > 0 and ${t.amountFen} <= 5000000 and ${t.minFen} > ${t.amountFen}`,
    ),
    check('coupon_templates_days', sql`${t.validDays} > 0`),
  ],
)

export const coupons = pgTable(
  'coupons',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** Valid on the sites of the distributor whose campaign issued it. */
    distId: integer('dist_id').notNull(),
    userId: userId('user_id').notNull(),
    templateId: id('template_id').notNull(),
    title: text('title').notNull(),
    amountFen: money('amount_fen').notNull(),
    minFen: money('min_fen').notNull(),
    goodsTypes: integer('goods_types').array().notNull().default([]),
    source: text('source', { enum: ['lottery', 'gift'] }).notNull(),
    validFrom: at('valid_from').notNull(),
    validTo: at('valid_to').notNull(),
    /** The only order that uses it; null: unused. */
    orderSn: text('order_sn').$type<OrderSn>(),
    usedAt: at('used_at'),
    /** A distributor's gift: its amount was moved to marketing and has not been returned. */
    isFunded: boolean('is_funded').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check('coupons_amount', sql`${t.amountFen} > 0 and ${t.minFen} > ${t.amountFen}`),
    check('coupons_window', sql`${t.validTo} > ${t.validFrom}`),
    check('coupons_used', sql`(${t.orderSn} is null) = (${t.usedAt} is null)`),
    index('coupons_user').on(t.userId, t.distId, t.id),
    uniqueIndex('coupons_order').on(t.orderSn).where(sql`order_sn is not null`),
    index('coupons_gifts').on(t.distId, t.createdAt).where(sql`source = 'gift'`),
    index('coupons_funded').on(t.validTo).where(sql`is_funded and order_sn is null`),
  ],
)

export const lotteries = pgTable(
  'lotteries',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    distId: integer('dist_id').notNull(),
    title: text('title').notNull(),
    intro: text('intro').notNull().default(''),
    /** Paragraphs of the published rules. */
    rules: text('rules').array().notNull().default([]),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    freePerDay: smallint('free_per_day').notNull(),
    maxPerDay: smallint('max_per_day').notNull(),
    /** A completed order earns a draw if its goods cost at least this much. */
    minOrderFen: money('min_order_fen').notNull(),
  },
  (t) => [
    check('lotteries_window', sql`${t.endsAt} > ${t.startsAt}`),
    check('lotteries_limits', sql`${t.freePerDay} between 0 and ${t.maxPerDay} and ${t.maxPerDay} <= 100`),
    index('lotteries_dist').on(t.distId, t.endsAt),
  ],
)

/** Odds are parts per million and sum to 1,000,000 in a lottery (checked when it is opened). */
export const lotteryPrizes = pgTable(
  'lottery_prizes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    lotteryId: id('lottery_id')
      .notNull()
      .references(() => lotteries.id),
    sort: smallint('sort').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['coupon', 'nothing'] }).notNull(),
    templateId: id('template_id').references(() => couponTemplates.id),
    quantity: integer('quantity').notNull().default(0),
    remaining: integer('remaining').notNull().default(0),
    oddsPpm: integer('odds_ppm').notNull(),
  },
  (t) => [
    check('lottery_prizes_odds', sql`${t.oddsPpm} between 0 and 1000000`),
    check('lottery_prizes_left', sql`${t.remaining} between 0 and ${t.quantity}`),
    check('lottery_prizes_kind', sql`(${t.kind} = 'coupon') = (${t.templateId} is not null)`),
    uniqueIndex('lottery_prizes_nothing').on(t.lotteryId).where(sql`kind = 'nothing'`),
    unique('lottery_prizes_sort').on(t.lotteryId, t.sort),
  ],
)

/** Draws earned by completed orders, one per order. */
export const lotteryChances = pgTable(
  'lottery_chances',
  {
    lotteryId: id('lottery_id')
      .notNull()
      .references(() => lotteries.id),
    orderSn: text('order_sn').$type<OrderSn>().notNull(),
    userId: userId('user_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.lotteryId, t.orderSn] }), index('lottery_chances_user').on(t.lotteryId, t.userId)],
)

export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    lotteryId: id('lottery_id')
      .notNull()
      .references(() => lotteries.id),
    userId: userId('user_id').notNull(),
    /** Beijing day and the number of the draw on that day: enforces the daily limit under any concurrency. */
    day: date('day', { mode: 'string' }).notNull(),
    nth: smallint('nth').notNull(),
    /** Source of the draw: `free:DAY:N`, or the number of the completed order. */
    chance: text('chance').notNull(),
    /** 0..999,999, from the system's secure random generator; stored so that a draw can be explained. */
    ticket: integer('ticket').notNull(),
    prizeId: id('prize_id')
      .notNull()
      .references(() => lotteryPrizes.id),
    couponId: id('coupon_id').references(() => coupons.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('lottery_draws_nth').on(t.lotteryId, t.userId, t.day, t.nth),
    unique('lottery_draws_chance').on(t.lotteryId, t.userId, t.chance),
    index('lottery_draws_won').on(t.lotteryId, t.id).where(sql`coupon_id is not null`),
  ],
)

/** Ranking campaigns; scores are counted from orders and registrations. */
export const leaderboards = pgTable(
  'leaderboards',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    distId: integer('dist_id').notNull(),
    kind: text('kind', { enum: ['acquisition', 'statement'] }).notNull(),
    title: text('title').notNull(),
    intro: text('intro').notNull().default(''),
    rules: text('rules').array().notNull().default([]),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Trade modes that count; empty: all. */
    modes: text('modes').array().$type<ModeName[]>().notNull().default([]),
  },
  (t) => [
    check('leaderboards_window', sql`${t.endsAt} > ${t.startsAt}`),
    index('leaderboards_dist').on(t.distId, t.kind, t.endsAt),
  ],
)

/** A game's upcoming season with a number of service places at its start. */
export const bookingSeasons = pgTable(
  'booking_seasons',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    distId: integer('dist_id').notNull(),
    gameId: integer('game_id').notNull(),
    title: text('title').notNull(),
    startsAt: at('starts_at').notNull(),
    bookUntil: at('book_until').notNull(),
    places: integer('places').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (t) => [
    check('booking_seasons_places', sql`${t.taken} between 0 and ${t.places}`),
    unique('booking_seasons_once').on(t.distId, t.gameId, t.title),
  ],
)

export const seasonPackages = pgTable(
  'season_packages',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    seasonId: id('season_id')
      .notNull()
      .references(() => bookingSeasons.id),
    sort: smallint('sort').notNull(),
    name: text('name').notNull(),
    service: text('service').$type<SeasonService>().notNull(),
    /** Contents of the package, one line each. */
    lines: text('lines').array().notNull().default([]),
    days: smallint('days').notNull(),
    priceFen: money('price_fen').notNull(),
    /** For an escort: matches included in the price, each accepted and paid separately; 1 for all others. */
    matches: smallint('matches').notNull().default(1),
  },
  (t) => [check('season_packages_matches', sql`${t.matches} > 0 and ${t.priceFen} % ${t.matches} = 0`)],
)

export const seasonBookings = pgTable(
  'season_bookings',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    seasonId: id('season_id')
      .notNull()
      .references(() => bookingSeasons.id),
    distId: integer('dist_id').notNull(),
    userId: userId('user_id').notNull(),
    gameId: integer('game_id').notNull(),
    service: text('service').$type<SeasonService>().notNull(),
    areaName: text('area_name').notNull().default(''),
    serverName: text('server_name').notNull().default(''),
    contactType: text('contact_type', { enum: ['qq', 'wechat', 'mobile'] }).notNull(),
    contact: text('contact').notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    cancelledAt: at('cancelled_at'),
  },
  (t) => [
    // One active booking per user and game; a game has one bookable season at a time.
    uniqueIndex('season_bookings_live').on(t.userId, t.seasonId).where(sql`cancelled_at is null`),
    index('season_bookings_user').on(t.userId, t.distId, t.id),
  ],
)
