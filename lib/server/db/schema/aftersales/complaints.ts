import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { OrderSn } from '@/lib/shared/ids'
import { COMPLAINT_OUTCOMES, COMPLAINT_STAGES, COMPLAINT_VOICES } from '@/lib/shared/trade/complaints'
import { at, createdAt, id, money, userId } from '../../columns'

/** Complaints about our payments that payers filed with a payment provider. */
export const complaints = pgTable(
  'complaints',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    /** The provider's number. */
    complaintSn: text('complaint_sn').notNull(),
    /** Our number of the payment. */
    interSn: text('inter_sn').notNull(),
    /** Order of the payment, or '' for a recharge. */
    orderSn: text('order_sn').$type<OrderSn | ''>().notNull().default(''),
    distId: integer('dist_id').notNull(),
    /** Who paid. */
    userId: userId('user_id').notNull(),
    /** What was paid. */
    paidFen: money('paid_fen').notNull(),
    /** The refund that the payer asks for; null: none stated. */
    wantedFen: money('wanted_fen'),
    detail: text('detail').notNull().default(''),
    /** How often this payer complained about it. */
    times: smallint('times').notNull().default(1),
    stage: text('stage', { enum: COMPLAINT_STAGES }).notNull().default('open'),
    /** The staff member who replied or settled last. */
    handlerId: userId('handler_id'),
    filedAt: at('filed_at').notNull(),
    /** Until when we have to reply. */
    dueAt: at('due_at').notNull(),
    /** When staff were reminded in the half of that time. */
    alarmedAt: at('alarmed_at'),
    /** How staff settled it, with the sentence for the payer; sent to the provider while `closing`. */
    outcome: text('outcome', { enum: COMPLAINT_OUTCOMES }),
    closingText: text('closing_text').notNull().default(''),
    doneAt: at('done_at'),
    /** When the provider is queried next; null once it is done. */
    checkAt: at('check_at'),
    tries: smallint('tries').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('complaints_number').on(t.provider, t.complaintSn),
    check('complaints_done', sql`(${t.stage} = 'done') = (${t.doneAt} is not null)`),
    check('complaints_check', sql`(${t.stage} = 'done') = (${t.checkAt} is null)`),
    check('complaints_closing', sql`${t.stage} <> 'closing' or ${t.outcome} is not null`),
    index('complaints_check_at').on(t.checkAt).where(sql`check_at is not null`),
    index('complaints_order').on(t.orderSn).where(sql`stage <> 'done'`),
    index('complaints_desk').on(t.distId, t.dueAt),
    index('complaints_user').on(t.userId),
  ],
)

/** What was said about a complaint; append-only. */
export const complaintMessages = pgTable(
  'complaint_messages',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    complaintId: id('complaint_id')
      .notNull()
      .references(() => complaints.id),
    by: text('by', { enum: COMPLAINT_VOICES }).notNull(),
    /** Of our own messages written here; null: written in the provider's console. */
    staffId: userId('staff_id'),
    text: text('text').notNull(),
    createdAt: createdAt(),
    /** Of our own messages: when the provider took it; null: not yet. */
    sentAt: at('sent_at'),
  },
  (t) => [index('complaint_messages_of').on(t.complaintId, t.id)],
)
