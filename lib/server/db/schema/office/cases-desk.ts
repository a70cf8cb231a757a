import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { GoodsSn, OrderSn, UserId } from '@/lib/shared/ids'
import { CASE_KIND_NAMES, CASE_OUTCOME_NAMES, CASE_STATE_NAMES, CASE_VOICES } from '@/lib/shared/trade/service-cases'
import { at, bytes, createdAt, id, userId } from '../../columns'

/** Cases without an order: questions, complaints, guardians, rights holders, authorities. */
export const serviceCases = pgTable(
  'service_cases',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    sn: text('sn').notNull().unique(),
    kind: text('kind', { enum: CASE_KIND_NAMES }).notNull(),
    /** Site where it was sent. */
    distId: integer('dist_id').notNull(),
    /** The member who sent it; null: a visitor, known by phone. */
    userId: userId('user_id'),
    /** Keyed hash of the sender's phone. */
    phoneHash: text('phone_hash').notNull(),
    /** Phone and facts of the form as JSON, encrypted: they name people. */
    sealed: bytes('sealed').notNull(),
    statement: text('statement').notNull(),
    /** Media keys of purpose evidence. */
    evidence: text('evidence').array().notNull(),
    state: text('state', { enum: CASE_STATE_NAMES }).notNull().default('waiting'),
    outcome: text('outcome', { enum: CASE_OUTCOME_NAMES }),
    clause: text('clause').notNull().default(''),
    reason: text('reason').notNull().default(''),
    handlerId: userId('handler_id'),
    /** Who decided, closed or approved it; none of them decides the appeal. */
    deciderIds: id('decider_ids').array().$type<UserId[]>().notNull().default([]),
    /** Until when staff answer for the first time, and when they did. */
    answerDueAt: at('answer_due_at').notNull(),
    answeredAt: at('answered_at'),
    /** Until when it is decided, or its appeal is; moved by the time that the sender needs for what was asked. */
    dueAt: at('due_at').notNull(),
    askedAt: at('asked_at'),
    /** Until when the sender has to hand in what was asked. */
    askedUntil: at('asked_until'),
    closedAt: at('closed_at'),
    /** Until when the sender may appeal; null: not at all. */
    appealUntil: at('appeal_until'),
    appealedAt: at('appealed_at'),
    /** When staff were notified that a deadline is over. */
    alarmedAt: at('alarmed_at'),
    /** The restriction that holds money for an authority. */
    restrictionId: id('restriction_id'),
    createdAt: createdAt(),
  },
  (t) => [
    check('service_cases_closed', sql`(${t.state} = 'closed') = (${t.closedAt} is not null)`),
    check('service_cases_asked', sql`(${t.state} = 'asked') = (${t.askedUntil} is not null)`),
    check('service_cases_outcome', sql`${t.state} <> 'closed' or ${t.outcome} is not null`),
    index('service_cases_desk').on(t.distId, t.dueAt).where(sql`state <> 'closed'`),
    index('service_cases_asked').on(t.askedUntil).where(sql`asked_until is not null`),
    index('service_cases_user').on(t.userId, t.id),
    index('service_cases_phone').on(t.phoneHash, t.createdAt),
    index('service_cases_list').on(t.createdAt),
  ],
)

/** What was said and done about a case; append-only. */
export const serviceCaseNotes = pgTable(
  'service_case_notes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    caseId: id('case_id')
      .notNull()
      .references(() => serviceCases.id),
    /** `internal`: of staff, for staff. */
    by: text('by', { enum: CASE_VOICES }).notNull(),
    staffId: userId('staff_id'),
    text: text('text').notNull(),
    pictures: text('pictures').array().notNull().default([]),
    /** The message asks the sender for something. */
    asks: boolean('asks').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('service_case_notes_of').on(t.caseId, t.id)],
)

/** Goods that were withheld for a rights holder's notice. */
export const serviceCaseGoods = pgTable(
  'service_case_goods',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    caseId: id('case_id')
      .notNull()
      .references(() => serviceCases.id),
    goodsSn: text('goods_sn').$type<GoodsSn>().notNull(),
    sellerId: userId('seller_id').notNull(),
    /** sued: the rights holder proved that it went to court. */
    state: text('state', { enum: ['withheld', 'countered', 'restored', 'sued'] })
      .notNull()
      .default('withheld'),
    withheldAt: at('withheld_at').notNull(),
    /** The seller's counter-notice. */
    counter: text('counter').notNull().default(''),
    counterPictures: text('counter_pictures').array().notNull().default([]),
    counteredAt: at('countered_at'),
    /** When it goes back, unless the rights holder proves that it went to court. */
    backAt: at('back_at'),
    endedAt: at('ended_at'),
  },
  (t) => [
    unique('service_case_goods_of').on(t.caseId, t.goodsSn),
    check('service_case_goods_back', sql`(${t.state} = 'countered') = (${t.backAt} is not null)`),
    index('service_case_goods_due').on(t.backAt).where(sql`back_at is not null`),
    index('service_case_goods_seller').on(t.sellerId, t.id),
  ],
)

/** Orders whose evidence two staff gave out for an authority; append-only. */
export const serviceCaseEvidence = pgTable(
  'service_case_evidence',
  {
    caseId: id('case_id')
      .notNull()
      .references(() => serviceCases.id),
    orderSn: text('order_sn').$type<OrderSn>().notNull(),
    /** Who asked for it, and who approved. */
    staffIds: id('staff_ids').array().$type<UserId[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.caseId, t.orderSn] })],
)
