import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CoinKind, CoinWay } from '@/lib/shared/trade/coin-terms'
import { at, createdAt, id, money, units, userId } from '../../columns'

/** Members that trade game currency professionally; every row has a paid deposit. */
export const coinMerchants = pgTable('coin_merchants', {
  userId: userId('user_id').primaryKey(),
  /** suspended: running orders continue, no new ones; closed: left and got the deposit back. */
  state: text('state', { enum: ['active', 'suspended', 'closed'] })
    .notNull()
    .default('active'),
  suspendReason: text('suspend_reason').notNull().default(''),
  /** Key of the person (`personKey`), kept when the account of a suspended merchant is erased. */
  erasedPerson: text('erased_person'),
  /** In-game accounts and a contact, for customer service. */
  gameAccounts: text('game_accounts').notNull(),
  contact: text('contact').notNull(),
  /** Set by the merchant: all offers are paused. */
  isPaused: boolean('is_paused').notNull().default(false),
  /** The remaining deposit is too small for new orders. */
  isShort: boolean('is_short').notNull().default(false),
  /** A refund of the deposit was requested: no new orders until it is refunded or the request is withdrawn. */
  isLeaving: boolean('is_leaving').notNull().default(false),
  /** Orders assigned before do not count: the time of becoming a merchant, or of lifting a suspension. */
  countedFrom: at('counted_from').notNull(),
  appliedAt: at('applied_at').notNull(),
})

/** What a merchant sells or buys; area and server 0: any. */
export const coinOffers = pgTable(
  'coin_offers',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    merchantId: userId('merchant_id')
      .notNull()
      .references(() => coinMerchants.userId),
    kind: text('kind').$type<CoinKind>().notNull(),
    gameId: integer('game_id').notNull(),
    areaId: integer('area_id').notNull(),
    serverId: integer('server_id').notNull(),
    areaName: text('area_name').notNull(),
    serverName: text('server_name').notNull(),
    /** Hundredths of a unit of currency for one yuan. */
    ratio: units('ratio').notNull(),
    /** Units of a selling offer, including those reserved by running orders. */
    stock: units('stock').notNull().default(sql`0`),
    reserved: units('reserved').notNull().default(sql`0`),
    /** Money left in the account (kind coinBudget) of a buying offer. */
    budgetFen: money('budget_fen').notNull().default(sql`0`),
    /** Minimum and maximum units of one order. */
    least: units('least').notNull(),
    most: units('most').notNull(),
    /** Of earlier releases: the hours are the merchant's now, in `seller_hours`. */
    openFrom: smallint('open_from').notNull().default(0),
    openTo: smallint('open_to').notNull().default(1440),
    way: text('way').$type<CoinWay>().notNull(),
    /** For a buying offer: the merchant's character that receives the currency. */
    roleName: text('role_name').notNull().default(''),
    isPaused: boolean('is_paused').notNull().default(false),
    /** Counter that numbers the movements of the budget. */
    moves: integer('moves').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    check('coin_offers_kind', sql`${t.kind} in ('sell', 'recycle')`),
    check('coin_offers_ratio', sql`${t.ratio} > 0`),
    check('coin_offers_stock', sql`${t.reserved} between 0 and ${t.stock} and ${t.budgetFen} >= 0`),
    check('coin_offers_bounds', sql`${t.least} between 1 and ${t.most}`),
    index('coin_offers_best').on(t.gameId, t.kind, t.ratio).where(sql`not is_paused`),
    index('coin_offers_own').on(t.merchantId, t.id),
  ],
)

/** The merchant an order was assigned to, and the outcome: completion rate and speed are computed from these rows. */
export const coinAssignments = pgTable(
  'coin_assignments',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id').notNull(),
    offerId: id('offer_id').notNull(),
    merchantId: userId('merchant_id').notNull(),
    /** Units of the offer reserved for the order; 0 once they are delivered or released. */
    held: units('held').notNull(),
    /**
     * done: completed; refused, late (no answer) and broken (less than half delivered): the merchant is responsible;
     * tied (completed between tied accounts) and void (the buyer did not take the delivery) do not count.
     */
    outcome: text('outcome', { enum: ['open', 'done', 'refused', 'late', 'broken', 'tied', 'void'] })
      .notNull()
      .default('open'),
    givenAt: at('given_at').notNull(),
    acceptedAt: at('accepted_at'),
    deliveredAt: at('delivered_at'),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('coin_assignments_open').on(t.orderId).where(sql`outcome = 'open'`),
    index('coin_assignments_order').on(t.orderId),
    index('coin_assignments_figures').on(t.merchantId, t.endedAt),
  ],
)
