import type { users } from '../../../../db/schema/people/identity'

/** Returns whether an account is closed or frozen by its member: login, trades and payouts are blocked. */
export const isClosed = ({ closedAt, frozenAt }: Pick<typeof users.$inferSelect, 'closedAt' | 'frozenAt'>): boolean =>
  closedAt !== null || frozenAt !== null
