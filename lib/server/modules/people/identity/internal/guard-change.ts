import type { users } from '../../../../db/schema/identity'

/** Columns that say what of an account's guards was changed last. Withdrawals rest on it: it is set with the change itself. */
export const guardChange = (
  what: NonNullable<(typeof users.$inferSelect)['guardChange']>,
  at: Date,
): Pick<typeof users.$inferInsert, 'guardChange' | 'guardChangedAt'> => ({ guardChange: what, guardChangedAt: at })
