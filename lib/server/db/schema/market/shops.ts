import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, createdAt, userId } from '../../columns'

/** A seller's shop on one distributor's site; created when it is first shown. Its code does not reveal the seller. */
export const shops = pgTable(
  'shops',
  {
    distId: integer('dist_id').notNull(),
    sellerId: userId('seller_id').notNull(),
    code: text('code').notNull().unique(),
    /** '' until its seller sets one. Both texts are stored in their public form. */
    name: text('name').notNull().default(''),
    notice: text('notice').notNull().default(''),
    createdAt: createdAt(),
    changedAt: at('changed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.distId, t.sellerId] }),
    check('shops_code', sql`${t.code} ~ '^[a-hj-km-np-z2-9]{10}$'`),
  ],
)
