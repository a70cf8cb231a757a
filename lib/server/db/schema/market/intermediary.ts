import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, bytes, createdAt, id, userId } from '../../columns'

/** Invitations to a deal agreed elsewhere. Its terms and its state are those of the order. */
export const dealInvitations = pgTable(
  'deal_invitations',
  {
    orderId: id('order_id').primaryKey(),
    distId: integer('dist_id').notNull(),
    inviterId: userId('inviter_id').notNull(),
    /** Keyed hash and mask of the invited mobile; the mobile itself is only in the text message. */
    phoneHash: text('phone_hash').notNull(),
    phoneMask: text('phone_mask').notNull(),
    /** Hash of the code in the link; also stored encrypted, so that the inviter can share it. */
    codeHash: text('code_hash').notNull().unique(),
    codeSealed: bytes('code_sealed').notNull(),
    /** The user who answered, and when; null: not answered yet. */
    answeredBy: userId('answered_by'),
    answeredAt: at('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [index('deal_invitations_inviter').on(t.inviterId), index('deal_invitations_phone').on(t.phoneHash)],
)
