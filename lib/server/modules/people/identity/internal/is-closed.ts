import type { users } from '../../../../db/schema/people/identity'

/** Returns whether an account is frozen, by the platform or by its member: login, trades and payouts are blocked. */
export const isClosed = ({ banned, frozenAt }: Pick<typeof users.$inferSelect, 'banned' | 'frozenAt'>): boolean =>
  banned || frozenAt !== null
