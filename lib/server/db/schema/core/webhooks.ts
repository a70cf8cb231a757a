import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SendState, WebhookEvent, WebhookOffReason, WebhookOwnerKind } from '@/lib/shared/people/webhooks'
import { at, bytes, createdAt, id, userId } from '../../columns'

/** Addresses that owners want to be notified at. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    ownerKind: text('owner_kind').$type<WebhookOwnerKind>().notNull(),
    /** A member, a distributor, or 0: the platform. */
    ownerId: id('owner_id').notNull(),
    /** Site whose events it gets; of the platform: those of all sites. */
    distId: integer('dist_id').notNull(),
    /** Who made or last switched it on: its data is what this person may read. */
    creatorId: userId('creator_id').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** Sealed signing secret, bound to `secretId`. */
    secret: bytes('secret').notNull(),
    secretId: text('secret_id').notNull(),
    oldSecret: bytes('old_secret'),
    oldSecretId: text('old_secret_id'),
    /** Until when the former secret also signs. */
    oldUntil: at('old_until'),
    createdAt: createdAt(),
    offAt: at('off_at'),
    offReason: text('off_reason').$type<WebhookOffReason>(),
    /** Failures since the last success, and when the first of them was. */
    failures: integer('failures').notNull().default(0),
    failingSince: at('failing_since'),
    /** Nothing is sent until then, because it did not answer. */
    pausedUntil: at('paused_until'),
    /** One instance sends to it at a time: the token of its turn, and until when the turn lasts. */
    lease: text('lease'),
    leasedUntil: at('leased_until'),
    /** When its last turn began. */
    turnAt: at('turn_at'),
  },
  (t) => [
    index('webhook_endpoints_owner').on(t.ownerKind, t.ownerId, t.id),
    index('webhook_endpoints_on').on(t.turnAt).where(sql`off_at is null`),
  ],
)

/** Events to send and those sent in the last 30 days, one row per event and endpoint. */
export const webhookSends = pgTable(
  'webhook_sends',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    endpointId: id('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** Of the header webhook-id: the same for all tries. */
    messageId: text('message_id').notNull().default(sql`'msg_' || replace(gen_random_uuid()::text, '-', '')`),
    type: text('type').notNull(),
    /** `order:D…`: events of one object are sent in order. */
    object: text('object').notNull(),
    /** What is sent about the object, if it was known at once; else it is read before the first try. */
    data: jsonb('data').$type<Record<string, unknown>>(),
    /** As sent, the same for all tries. */
    body: text('body'),
    state: text('state').$type<SendState>().notNull().default('waiting'),
    dueAt: at('due_at').notNull(),
    tries: smallint('tries').notNull().default(0),
    /** Of the last try: status and beginning of the answer, or why there was none. */
    status: smallint('status'),
    answer: text('answer').notNull().default(''),
    error: text('error').notNull().default(''),
    ms: integer('ms'),
    triedAt: at('tried_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('webhook_sends_message').on(t.messageId),
    index('webhook_sends_log').on(t.endpointId, t.id),
    index('webhook_sends_due').on(t.endpointId, t.dueAt).where(sql`state = 'waiting'`),
    index('webhook_sends_object').on(t.endpointId, t.object, t.id).where(sql`state = 'waiting'`),
    index('webhook_sends_age').on(t.createdAt),
  ],
)
