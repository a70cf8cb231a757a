import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, createdAt, userId } from '../../columns'

/** Files in the storage provider. A token allows one upload; this row validates it. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: userId('user_id').notNull(),
    purpose: text('purpose', { enum: ['goods', 'chat', 'avatar', 'evidence', 'site'] }).notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Media key once stored. */
    key: text('key'),
    bytes: integer('bytes').notNull().default(0),
    /** SHA-256 of the file as stored, hex; null in files older than this column. */
    sha256: text('sha256'),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    /** Number of uploads attempted. */
    tries: smallint('tries').notNull().default(0),
  },
  (t) => [
    index('uploads_user').on(t.userId, t.createdAt),
    index('uploads_key').on(t.key).where(sql`key is not null`),
    index('uploads_like').on(t.sha256).where(sql`purpose = 'goods' and key is not null`),
    index('uploads_open').on(t.expiresAt).where(sql`key is null`),
  ],
)

/** Videos, which arrive in parts. A complete one also is a row of `uploads`, under its key and the same id. */
export const videos = pgTable(
  'videos',
  {
    id: text('id').primaryKey(),
    userId: userId('user_id').notNull(),
    purpose: text('purpose', { enum: ['goods', 'chat', 'evidence'] }).notNull(),
    /** Name of the file on the device of its owner. */
    name: text('name').notNull(),
    /** As announced, and checked when it is complete. */
    bytes: integer('bytes').notNull(),
    sha256: text('sha256'),
    key: text('key').notNull(),
    /** What the storage names it until it is complete. */
    handle: text('handle').notNull(),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    /** When somebody began to check it; checks of crashed instances are begun again after a while. */
    checkingAt: at('checking_at'),
    doneAt: at('done_at'),
    /** null: the file does not state it. */
    durationMs: integer('duration_ms'),
    codec: text('codec'),
    hasPoster: boolean('has_poster').notNull().default(false),
  },
  (t) => [
    index('videos_user').on(t.userId, t.createdAt),
    uniqueIndex('videos_key').on(t.key),
    index('videos_open').on(t.expiresAt).where(sql`done_at is null`),
  ],
)
