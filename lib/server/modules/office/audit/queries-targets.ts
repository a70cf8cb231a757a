import type { UserId } from '@/lib/shared/ids'
import { normalCode } from '@/lib/shared/normalize/code'
import { searchable } from '@/lib/shared/normalize/searchable'
import type { StaffCtx } from '../../../runtime/context'
import { casesOfMembers } from '../../aftersales/cases/queries-parties'
import type { AuditSubjects } from '../../core/oversight/queries'
import { gamesById } from '../../listings/catalog/games/queries-games'
import { findByWords } from '../../listings/catalog/queries-words'
import { withdrawalsOfMembers } from '../../money/payouts/queries-parties'
import { ordersOfMembers } from '../../orders/trading/queries-parties'
import { findUserIds } from '../../people/identity/queries-users'
import { listRestrictions } from '../../people/limits/queries'
import { casesOfSenders } from '../cases-desk/queries'
import { OBJECT_KINDS } from './rules-kinds'
import { PEOPLE } from './rules-words'

/** More objects of one name are not looked for. */
const MOST = 100
/** Orders, withdrawals and so on of the people of one name, the newest of each kind. */
const MOST_OWN = 1000

const keys = [...PEOPLE]

/**
 * Returns what a text may mean: a number of any kind, or part of the name of a member, an item or a game; of members also
 * their goods, orders, cases, withdrawals and restrictions, and rows that only name them.
 */
export async function findSubjects(ctx: StaffCtx, text: string): Promise<AuditSubjects> {
  if (text.includes(':')) return { targets: [text], userIds: [], keys }
  const [userIds, games] = await Promise.all([findUserIds(ctx, text, MOST), gamesById(ctx)])
  const [items, own] = await Promise.all([findByWords(ctx, text, MOST, userIds), ownTargets(ctx, userIds)])
  const named = [...games.values()].filter(({ name }) => searchable(name).includes(searchable(text)))
  const targets = [
    ...Object.keys(OBJECT_KINDS).flatMap((kind) =>
      [...new Set([text, normalCode(text)])].map((key) => `${kind}:${key}`),
    ),
    ...own,
    ...items.map(({ sn }) => `goods:${sn}`),
    ...named.flatMap(({ id }) => [`game:${id}`, `ladder:${id}`]),
  ]
  return { targets, userIds, keys }
}

/** The members and what is theirs. */
async function ownTargets(ctx: StaffCtx, userIds: UserId[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const cases = (name: 'dispute' | 'claim') => casesOfMembers(ctx, { name, userIds, most: MOST_OWN })
  const restrictions = await listRestrictions(ctx.db, { userIds }, { page: 1, pageSize: MOST_OWN })
  const kinds = {
    user: userIds,
    order: await ordersOfMembers(ctx.db, userIds, MOST_OWN),
    dispute: await cases('dispute'),
    claim: await cases('claim'),
    withdrawal: await withdrawalsOfMembers(ctx, userIds, MOST_OWN),
    restriction: restrictions.list.map(({ id }) => id),
    ticket: await casesOfSenders(ctx, userIds, MOST_OWN),
  }
  return Object.entries(kinds).flatMap(([kind, own]) => own.map((key: string | number) => `${kind}:${key}`))
}
