import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { at, createdAt, id, userId } from '../../columns'

/** 1 deal, 2 support */
export type GroupType = 1 | 2

export const chatGroups = pgTable('chat_groups', {
  id: id().primaryKey().generatedAlwaysAsIdentity(),
  /** Subject of the group, opaque to chat: an order's own number for a deal. */
  subject: text('subject').notNull().unique(),
  /** The distributor on whose hosts the group is used. */
  distId: integer('dist_id').notNull(),
  groupType: smallint('group_type').$type<GroupType>().notNull().default(1),
  /** Incremented under this row's lock, so sequence order is commit order. */
  lastSeq: id('last_seq').notNull().default(0),
  createdAt: createdAt(),
  closedAt: at('closed_at'),
})

export const chatMembers = pgTable(
  'chat_members',
  {
    groupId: id('group_id')
      .notNull()
      .references(() => chatGroups.id),
    userId: userId('user_id').notNull(),
    role: text('role', { enum: ['buyer', 'seller', 'service'] }).notNull(),
    lastReadSeq: id('last_read_seq').notNull().default(0),
    joinedAt: at('joined_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.userId] }), index('chat_members_user').on(t.userId)],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    groupId: id('group_id')
      .notNull()
      .references(() => chatGroups.id),
    seq: id('seq').notNull(),
    /** null: a system message */
    senderId: userId('sender_id'),
    /** Chosen by the sender's client, so that a retried send is stored once. */
    clientMsgId: text('client_msg_id').notNull(),
    type: text('type', { enum: ['text', 'image', 'system'] }).notNull(),
    content: text('content').notNull(),
    /**
     * System messages: {type: 'send_goods' | 'confirm_goods' | 'transfer_order' | 'status', orderSn}, or {type:
     * 'recall', seq} when the sender recalled a message; texts with hidden contacts: {type: 'masked'}; automatic replies:
     * {type: 'auto'}
     */
    expansion: jsonb('expansion').$type<Record<string, string>>(),
    /** Number of the message it replies to. */
    replyTo: id('reply_to'),
    sentAt: at('sent_at').notNull().defaultNow(),
    /** Recalled by its sender: the content is retained as evidence and shown only to staff of the group. */
    recalledAt: at('recalled_at'),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.seq] }), unique('chat_messages_client').on(t.groupId, t.clientMsgId)],
)

/** What is sent in a member's name to who writes first, while it is switched on. Contacts are masked before storing. */
export const autoReplies = pgTable('auto_replies', {
  userId: userId('user_id').primaryKey(),
  isOn: boolean('is_on').notNull().default(false),
  text: text('text').notNull().default(''),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

/** The last automatic reply of a member in a conversation: an order's group, or one person's questions about an item. */
export const autoReplyMarks = pgTable(
  'auto_reply_marks',
  {
    userId: userId('user_id').notNull(),
    conversation: text('conversation').notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.conversation] }), index('auto_reply_marks_age').on(t.sentAt)],
)
