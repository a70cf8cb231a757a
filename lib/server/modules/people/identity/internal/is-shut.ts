import type { users } from '../../../../db/schema/identity'

/** Frozen, by the platform or by its member: nobody logs in, trades or is paid out. */
export const isShut = ({ banned, frozenAt }: Pick<typeof users.$inferSelect, 'banned' | 'frozenAt'>): boolean =>
  banned || frozenAt !== null
