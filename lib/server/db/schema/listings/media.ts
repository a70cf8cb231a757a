import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
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
