import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { StaffRestriction } from '@/lib/contract/entities/restriction'
import type { UserId } from '@/lib/shared/ids'
import type { RestrictionKind } from '@/lib/shared/people/restrictions'
import { may } from '@/lib/shared/staff/staff'
import type { Db, Tx } from '../../../db/client'
import { type Paging, presentPage } from '../../../db/page'
import { restrictionAppeals } from '../../../db/schema/office/restrictions'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { countOnSale } from '../../listings/catalog/selling/queries-own'
import { isNoParty } from '../../money/ties/assert-no-party'
import { balanceOf } from '../../money/wallet/queries'
import { listRunning } from '../../orders/trading/lists/queries-running'
import { findContacts } from '../../people/identity/queries'
import { findUserIds } from '../../people/identity/queries-users'
import { findActive, findRestriction, listOfUser, listRestrictions } from '../../people/limits/queries'
import type { RestrictionRow } from '../../people/limits/types'
import { presentForStaff, presentPreview } from './present'
import type { AppealRow } from './types'

/** Members with a name, and open appeals, that a filter looks at. */
const MOST = 500
/** Restrictions of one member that are shown. */
export const MOST_OF_USER = 50

interface Filter {
  query?: string
  state?: RestrictionRow['state']
  kind?: RestrictionKind
  appeal?: 'open' | 'overdue'
}

/** The appeals of these restrictions. */
export async function findAppeals(db: Db | Tx, ids: readonly number[]): Promise<Map<number, AppealRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(restrictionAppeals)
    .where(inArray(restrictionAppeals.restrictionId, [...ids]))
  return new Map(rows.map((row) => [row.restrictionId, row]))
}

const isWaiting = (at: Date, appeal: 'open' | 'overdue') =>
  and(eq(restrictionAppeals.state, 'open'), appeal === 'overdue' ? lte(restrictionAppeals.dueAt, at) : undefined)

const findWaiting = async ({ db, now }: StaffCtx, appeal: 'open' | 'overdue'): Promise<number[]> => {
  const rows = await db
    .select({ id: restrictionAppeals.restrictionId })
    .from(restrictionAppeals)
    .where(isWaiting(now(), appeal))
    .orderBy(asc(restrictionAppeals.dueAt))
    .limit(MOST)
  return rows.map(({ id }) => id)
}

/** Appeals that should have been decided by now. */
export const countOverdueAppeals = ({ db, now }: Pick<StaffCtx, 'db' | 'now'>): Promise<number> =>
  db.$count(restrictionAppeals, isWaiting(now(), 'overdue'))

/** Open appeals, and how many of them are overdue. */
export async function sizeOfAppeals(ctx: StaffCtx): Promise<{ total: number; overdue: number }> {
  const at = ctx.now()
  const [total, overdue] = await Promise.all([
    ctx.db.$count(restrictionAppeals, isWaiting(at, 'open')),
    ctx.db.$count(restrictionAppeals, isWaiting(at, 'overdue')),
  ])
  return { total, overdue }
}

async function present(ctx: StaffCtx, rows: readonly RestrictionRow[]): Promise<StaffRestriction[]> {
  const appeals = await findAppeals(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const ids = rows.flatMap((row) => [
    ...[row.userId, ...row.deciderIds, row.imposedBy, row.endedBy],
    appeals.get(row.id)?.reviewerId ?? null,
  ])
  const people = await findContacts(
    ctx,
    ids.filter((id) => id !== null),
  )
  const nameOf = (userId: UserId | null) => (userId === null ? '' : (people.get(userId)?.nickName ?? ''))
  const mayReview = may(ctx.staff, 'restrictions.appeals')
  return Promise.all(
    rows.map(async (row) => {
      const appeal = appeals.get(row.id)
      const parties = [row.userId, ...row.deciderIds]
      const mayDecide = mayReview && appeal?.state === 'open' && (await isNoParty(ctx.db, ctx.user.userId, parties))
      return presentForStaff(ctx, { row, appeal, mayDecide }, { member: people.get(row.userId), nameOf })
    }),
  )
}

export async function listForStaff(ctx: StaffCtx, { query, state, kind, appeal, ...paging }: Filter & Paging) {
  const [userIds, ids] = await Promise.all([
    query ? findUserIds(ctx, query, MOST) : undefined,
    appeal ? findWaiting(ctx, appeal) : undefined,
  ])
  const found = await listRestrictions(ctx.db, { userIds, state, kind, ids }, paging)
  const shown = new Map((await present(ctx, found.list)).map((row) => [row.restrictionId, row]))
  return presentPage(found, ({ id }) => shown.get(id) ?? [])
}

/** Refuses NOT_FOUND. */
export async function loadForStaff(ctx: StaffCtx, restrictionId: number): Promise<StaffRestriction> {
  const row = await findRestriction(ctx.db, restrictionId)
  const [shown] = row ? await present(ctx, [row]) : []
  if (!shown) throw refuse('NOT_FOUND', '没有这条账号限制')
  return shown
}

export const listOfMember = async (ctx: StaffCtx, userId: UserId): Promise<StaffRestriction[]> =>
  present(ctx, await listOfUser(ctx.db, userId, MOST_OF_USER))

/** What a restriction of this member would concern. Refuses NOT_FOUND. */
export async function loadPreview(ctx: StaffCtx, userId: UserId) {
  const person = (await findContacts(ctx, [userId])).get(userId)
  if (!person) throw refuse('NOT_FOUND', '没有这个用户')
  const [coin, goods, running, active] = await Promise.all([
    balanceOf(ctx.db, { kind: 'user', ownerId: userId }),
    countOnSale(ctx, userId),
    listRunning(ctx, userId),
    findActive(ctx.db, userId),
  ])
  return presentPreview({ nickName: person.nickName, coin, goods, running, active: await present(ctx, active) })
}

/** The member of a restriction; empty if there is none. */
export async function partiesOfRestriction({ db }: Pick<StaffCtx, 'db'>, restrictionId: number): Promise<UserId[]> {
  const row = await findRestriction(db, restrictionId)
  return row ? [row.userId] : []
}
