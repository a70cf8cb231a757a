import type { users } from '../../../../db/schema/people/identity'

/**
 * Columns that record the last change of an account's security settings. Withdrawal locks depend on them, so they are
 * set together with the change.
 */
export const guardChange = (
  what: NonNullable<(typeof users.$inferSelect)['guardChange']>,
  at: Date,
): Pick<typeof users.$inferInsert, 'guardChange' | 'guardChangedAt'> => ({ guardChange: what, guardChangedAt: at })
