import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import type { AccountKind, BlackReason, GoodsFault, RulingKind, VerifyKind } from '@/lib/shared/trade/trust'
import { at, createdAt, id, money } from '../columns'

/** Contacts that are really ours. One value may serve several distributors. */
export const staffContacts = pgTable(
  'staff_contacts',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** 0: the platform's own, genuine on every host. */
    distId: integer('dist_id').notNull().default(0),
    /** 1 QQ, 2 WeChat */
    kind: smallint('kind').$type<VerifyKind>().notNull(),
    /** As compared: see `normalAccount`. */
    value: text('value').notNull(),
    name: text('name').notNull(),
    since: at('since').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [uniqueIndex('staff_contacts_value').on(t.kind, t.value, t.distId)],
)

/** The reported value is kept as a keyed hash and a mask only. */
export const blackReports = pgTable(
  'black_reports',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    sn: text('sn').notNull().unique(),
    distId: integer('dist_id').notNull(),
    reporterId: id('reporter_id').notNull(),
    kind: smallint('kind').$type<AccountKind>().notNull(),
    valueHash: text('value_hash').notNull(),
    valueMask: text('value_mask').notNull(),
    /** 0: no particular game */
    gameId: integer('game_id').notNull().default(0),
    reason: text('reason').$type<BlackReason>().notNull(),
    story: text('story').notNull(),
    /** Media keys of purpose evidence. */
    evidence: text('evidence').array().notNull(),
    /** Order of the reporter it is about, or ''. */
    orderSn: text('order_sn').$type<OrderSn | ''>().notNull().default(''),
    /** The other side of that order; null when nobody of this platform is known. */
    accusedId: id('accused_id'),
    /** The reporter agrees that the ruling, masked, is published. */
    mayPublish: boolean('may_publish').notNull(),
    state: text('state', { enum: ['pending', 'accepted', 'rejected'] })
      .notNull()
      .default('pending'),
    /** Staff answer by then; the queue is in this order. */
    dueAt: at('due_at').notNull(),
    reviewerId: id('reviewer_id'),
    reviewedAt: at('reviewed_at'),
    reviewReason: text('review_reason').notNull().default(''),
    rulingCode: text('ruling_code'),
    createdAt: createdAt(),
  },
  (t) => [
    check('black_reports_state', sql`${t.state} in ('pending', 'accepted', 'rejected')`),
    uniqueIndex('black_reports_open').on(t.reporterId, t.valueHash).where(sql`state = 'pending'`),
    index('black_reports_own').on(t.reporterId, t.id),
    index('black_reports_queue').on(t.dueAt).where(sql`state = 'pending'`),
  ],
)

/** What is wrong with an item on sale; staff look. Contact details are masked before the text is stored. */
export const goodsReports = pgTable(
  'goods_reports',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    sn: text('sn').notNull().unique(),
    distId: integer('dist_id').notNull(),
    reporterId: id('reporter_id').notNull(),
    goodsSn: text('goods_sn').$type<GoodsSn>().notNull(),
    fault: text('fault').$type<GoodsFault>().notNull(),
    story: text('story').notNull(),
    state: text('state', { enum: ['pending', 'accepted', 'rejected'] })
      .notNull()
      .default('pending'),
    dueAt: at('due_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('goods_reports_state', sql`${t.state} in ('pending', 'accepted', 'rejected')`),
    uniqueIndex('goods_reports_open').on(t.reporterId, t.goodsSn).where(sql`state = 'pending'`),
    index('goods_reports_queue').on(t.dueAt).where(sql`state = 'pending'`),
  ],
)

interface RulingParty {
  role: string
  /** Masked. */
  name: string
}
interface RulingStep {
  /** YYYY-MM-DD HH:mm:ss, Beijing time */
  time: string
  title: string
  note: string
}

/** Decided cases. Every text is written for the public: nothing in a row names a person. */
export const rulings = pgTable(
  'rulings',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull().unique(),
    /** 0: shown on every host */
    distId: integer('dist_id').notNull().default(0),
    kind: text('kind').$type<RulingKind>().notNull(),
    title: text('title').notNull(),
    gameId: integer('game_id').notNull().default(0),
    /** Of blacklist rulings. */
    reason: text('reason').$type<BlackReason>(),
    subjectKind: smallint('subject_kind').$type<AccountKind>(),
    subjectMask: text('subject_mask').notNull().default(''),
    parties: jsonb('parties').$type<RulingParty[]>().notNull(),
    facts: text('facts').notNull(),
    /** Paragraphs. */
    reasoning: text('reasoning').array().notNull(),
    ruleName: text('rule_name').notNull(),
    ruleText: text('rule_text').notNull(),
    decision: text('decision').notNull(),
    claimedFen: money('claimed_fen').notNull(),
    /** What the decision gave to the side that was right. */
    awardedFen: money('awarded_fen').notNull(),
    timeline: jsonb('timeline').$type<RulingStep[]>().notNull(),
    /** Members who may appeal; empty when none is known. */
    concernedIds: bigint('concerned_ids', { mode: 'number' }).array().notNull().default([]),
    state: text('state', { enum: ['final', 'appealed', 'upheld', 'overturned'] })
      .notNull()
      .default('final'),
    /** false: not in any list; the case itself is withheld, the decision is not. */
    published: boolean('published').notNull().default(true),
    reviewerId: id('reviewer_id'),
    openedAt: at('opened_at').notNull(),
    decidedAt: at('decided_at').notNull(),
  },
  (t) => [
    check('rulings_kind', sql`${t.kind} in ('trade', 'retrieval', 'blacklist')`),
    index('rulings_list').on(t.decidedAt, t.id).where(sql`published`),
    index('rulings_list_kind').on(t.kind, t.decidedAt, t.id).where(sql`published`),
  ],
)

/** What a lookup is compared with. Lifting keeps the row. */
export const blackEntries = pgTable(
  'black_entries',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    kind: smallint('kind').$type<AccountKind>().notNull(),
    valueHash: text('value_hash').notNull(),
    valueMask: text('value_mask').notNull(),
    rulingCode: text('ruling_code').notNull(),
    createdAt: createdAt(),
    liftedAt: at('lifted_at'),
  },
  (t) => [
    uniqueIndex('black_entries_active').on(t.valueHash).where(sql`lifted_at is null`),
    index('black_entries_ruling').on(t.rulingCode),
  ],
)

/** What members asked the blacklist; a mask is all that is kept of it, and for thirty days. */
export const blackLookups = pgTable(
  'black_lookups',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: id('user_id').notNull(),
    valueMask: text('value_mask').notNull(),
    /** Code of the ruling that was found, or ''. */
    rulingCode: text('ruling_code').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('black_lookups_own').on(t.userId, t.id), index('black_lookups_age').on(t.createdAt)],
)

export const appeals = pgTable(
  'appeals',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    sn: text('sn').notNull().unique(),
    rulingCode: text('ruling_code').notNull(),
    distId: integer('dist_id').notNull(),
    userId: id('user_id').notNull(),
    statement: text('statement').notNull(),
    evidence: text('evidence').array().notNull(),
    /** inadmissible: the appellant did not show to be the person concerned; it does not use up the one appeal. */
    state: text('state', { enum: ['pending', 'granted', 'dismissed', 'inadmissible'] })
      .notNull()
      .default('pending'),
    dueAt: at('due_at').notNull(),
    reviewerId: id('reviewer_id'),
    reviewedAt: at('reviewed_at'),
    reviewReason: text('review_reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    check('appeals_state', sql`${t.state} in ('pending', 'granted', 'dismissed', 'inadmissible')`),
    uniqueIndex('appeals_one').on(t.rulingCode).where(sql`state <> 'inadmissible'`),
    index('appeals_own').on(t.userId, t.id),
    index('appeals_queue').on(t.dueAt).where(sql`state = 'pending'`),
  ],
)

/** Proofs that anybody can check by their code: cover of an order, or a verified dealer. */
export const certificates = pgTable(
  'certificates',
  {
    code: text('code').primaryKey(),
    distId: integer('dist_id').notNull(),
    kind: text('kind', { enum: ['cover', 'dealer'] }).notNull(),
    holderId: id('holder_id').notNull(),
    /** Order number of a cover, '' of a dealer. */
    orderSn: text('order_sn').$type<OrderSn | ''>().notNull().default(''),
    issuedAt: at('issued_at').notNull(),
  },
  (t) => [uniqueIndex('certificates_subject').on(t.distId, t.kind, t.holderId, t.orderSn)],
)
