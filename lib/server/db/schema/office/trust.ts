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
import type { GoodsSn, OrderSn, UserId } from '@/lib/shared/ids'
import type { AccountKind, BlackReason, GoodsReportReason, RulingKind, VerifyKind } from '@/lib/shared/trade/trust'
import { at, createdAt, id, money, userId } from '../../columns'

/** Genuine staff contacts. One value may serve several distributors. */
export const staffContacts = pgTable(
  'staff_contacts',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** 0: the platform's own, valid on every host. */
    distId: integer('dist_id').notNull().default(0),
    /** 1 QQ, 2 WeChat */
    kind: smallint('kind').$type<VerifyKind>().notNull(),
    /** Normalised for comparison: see `normalAccount`. */
    value: text('value').notNull(),
    name: text('name').notNull(),
    since: at('since').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [uniqueIndex('staff_contacts_value').on(t.kind, t.value, t.distId)],
)

/** The reported value is stored only as a keyed hash and a mask. */
export const blackReports = pgTable(
  'black_reports',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    sn: text('sn').notNull().unique(),
    distId: integer('dist_id').notNull(),
    reporterId: userId('reporter_id').notNull(),
    kind: smallint('kind').$type<AccountKind>().notNull(),
    valueHash: text('value_hash').notNull(),
    valueMask: text('value_mask').notNull(),
    /** 0: no particular game */
    gameId: integer('game_id').notNull().default(0),
    reason: text('reason').$type<BlackReason>().notNull(),
    story: text('story').notNull(),
    /** Media keys of purpose evidence. */
    evidence: text('evidence').array().notNull(),
    /** Order of the reporter that the report is about, or ''. */
    orderSn: text('order_sn').$type<OrderSn | ''>().notNull().default(''),
    /** The other party of that order; null if no user of this platform is known. */
    accusedId: userId('accused_id'),
    /** The reporter agrees to publication of the masked ruling. */
    mayPublish: boolean('may_publish').notNull(),
    state: text('state', { enum: ['pending', 'accepted', 'rejected'] })
      .notNull()
      .default('pending'),
    /** Deadline for staff to answer; the queue is sorted by it. */
    dueAt: at('due_at').notNull(),
    reviewerId: userId('reviewer_id'),
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

/** Problems reported about an item on sale, reviewed by staff. Contact details are masked before the text is stored. */
export const goodsReports = pgTable(
  'goods_reports',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    sn: text('sn').notNull().unique(),
    distId: integer('dist_id').notNull(),
    reporterId: userId('reporter_id').notNull(),
    goodsSn: text('goods_sn').$type<GoodsSn>().notNull(),
    fault: text('fault').$type<GoodsReportReason>().notNull(),
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

/** Decided cases. All texts are public and identify no person. */
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
    /** Only for blacklist rulings. */
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
    /** Amount awarded to the party that was right. */
    awardedFen: money('awarded_fen').notNull(),
    timeline: jsonb('timeline').$type<RulingStep[]>().notNull(),
    /** Members who may appeal; empty when none is known. */
    concernedIds: bigint('concerned_ids', { mode: 'number' }).array().$type<UserId[]>().notNull().default([]),
    state: text('state', { enum: ['final', 'appealed', 'upheld', 'overturned'] })
      .notNull()
      .default('final'),
    /** false: not in any list; only the case is hidden, the decision stays in force. */
    published: boolean('published').notNull().default(true),
    reviewerId: userId('reviewer_id'),
    openedAt: at('opened_at').notNull(),
    decidedAt: at('decided_at').notNull(),
  },
  (t) => [
    check('rulings_kind', sql`${t.kind} in ('trade', 'retrieval', 'blacklist')`),
    index('rulings_list').on(t.decidedAt, t.id).where(sql`published`),
    index('rulings_list_kind').on(t.kind, t.decidedAt, t.id).where(sql`published`),
  ],
)

/** Entries that a lookup is compared with. Lifting an entry keeps the row. */
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

/** Members' blacklist lookups; only a mask is stored, for thirty days. */
export const blackLookups = pgTable(
  'black_lookups',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId('user_id').notNull(),
    valueMask: text('value_mask').notNull(),
    /** Code of the ruling found, or ''. */
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
    userId: userId('user_id').notNull(),
    statement: text('statement').notNull(),
    evidence: text('evidence').array().notNull(),
    /** inadmissible: the appellant did not prove to be the person concerned; this does not use up the single appeal. */
    state: text('state', { enum: ['pending', 'granted', 'dismissed', 'inadmissible'] })
      .notNull()
      .default('pending'),
    dueAt: at('due_at').notNull(),
    reviewerId: userId('reviewer_id'),
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

/** Proofs that anyone can verify by their code: cover of an order, or a verified dealer. */
export const certificates = pgTable(
  'certificates',
  {
    code: text('code').primaryKey(),
    distId: integer('dist_id').notNull(),
    kind: text('kind', { enum: ['cover', 'dealer'] }).notNull(),
    holderId: userId('holder_id').notNull(),
    /** Order number for a cover, '' for a dealer. */
    orderSn: text('order_sn').$type<OrderSn | ''>().notNull().default(''),
    issuedAt: at('issued_at').notNull(),
  },
  (t) => [uniqueIndex('certificates_subject').on(t.distId, t.kind, t.holderId, t.orderSn)],
)
