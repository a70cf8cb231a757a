import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, bytes, createdAt, id } from '../columns'

/** Who was asked into a deal agreed elsewhere. Its terms and its state are those of the order. */
export const dealInvitations = pgTable(
  'deal_invitations',
  {
    orderId: id('order_id').primaryKey(),
    distId: integer('dist_id').notNull(),
    inviterId: id('inviter_id').notNull(),
    /** Keyed hash and mask of the mobile that was asked; the mobile itself is only in the message. */
    phoneHash: text('phone_hash').notNull(),
    phoneMask: text('phone_mask').notNull(),
    /** Of the code in the link; sealed as well, so that the inviter can pass it on. */
    codeHash: text('code_hash').notNull().unique(),
    codeSealed: bytes('code_sealed').notNull(),
    /** Who answered, and when; null: nobody yet. */
    answeredBy: id('answered_by'),
    answeredAt: at('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [index('deal_invitations_inviter').on(t.inviterId), index('deal_invitations_phone').on(t.phoneHash)],
)
