import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ApiScope, KeyMode } from '@/lib/shared/people/api-keys'
import type { WebhookOwnerKind } from '@/lib/shared/people/webhooks'
import { at, createdAt, id, userId } from '../../columns'

/** Keys of the seller API. Revoking keeps the row, so that the call log still names it. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId('user_id').notNull(),
    /** Of a seller, or of staff who made it for their site or the platform; then it acts as this member of staff. */
    ownerKind: text('owner_kind').$type<WebhookOwnerKind>().notNull().default('seller'),
    /** Of test mode: it works on the test database alone. */
    mode: text('mode').$type<KeyMode>().notNull().default('live'),
    /** The only site it works on. */
    distId: integer('dist_id').notNull(),
    name: text('name').notNull(),
    /** Beginning of the key, shown to distinguish keys. */
    start: text('start').notNull(),
    /** SHA-256 of the key, base64url. The key itself has 192 random bits and is not stored. */
    keyHash: text('key_hash').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    /** IP addresses or CIDR blocks that may use it; none: any. */
    addresses: text('addresses').array().notNull(),
    createdAt: createdAt(),
    usedAt: at('used_at'),
    revokedAt: at('revoked_at'),
  },
  (t) => [uniqueIndex('api_keys_hash').on(t.keyHash), index('api_keys_user').on(t.userId, t.id)],
)

/** Calls made with keys, kept for 30 days; without query, body or answer. */
export const apiCalls = pgTable(
  'api_calls',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId('user_id').notNull(),
    keyId: id('key_id').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    status: smallint('status').notNull(),
    /** Name of the refusal; '' if it was not refused. */
    error: text('error').notNull(),
    ms: integer('ms').notNull(),
    requestId: text('request_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('api_calls_user').on(t.userId, t.id), index('api_calls_time').on(t.createdAt)],
)
