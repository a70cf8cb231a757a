import { and, desc, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { searchable } from '@/lib/shared/normalize/searchable'
import type { AuditAction } from '@/lib/shared/staff/staff-audit'
import { DAY_MS } from '@/lib/shared/time'
import { type Paging, pageOf } from '../../../db/page'
import { staffAudits } from '../../../db/schema/core/oversight'
import { holdsWords } from '../../../db/search-text'
import type { StaffCtx } from '../../../runtime/context'
import { ofHouse } from './rules'

/** Affected objects, and people whom the recorded values name under one of these keys; without any, no row matches. */
export interface AuditSubjects {
  targets: readonly string[]
  userIds: readonly UserId[]
  keys: readonly string[]
}

export interface AuditFilter {
  action?: AuditAction
  /** Staff member: id or part of the name. */
  who?: string
  about?: AuditSubjects
  /** Left out. */
  except?: AuditAction
  from?: Date
  /** Inclusive. */
  to?: Date
}

/** Lists the audit log of staff of the caller's own platform or distributor, newest first. */
export function listAudits(ctx: StaffCtx, { page, pageSize, ...filter }: AuditFilter & Paging) {
  const wanted = wantedOf(ctx, filter)
  return pageOf(newestFirst(ctx, filter), () => ctx.db.$count(staffAudits, wanted), { page, pageSize })
}

/** Reads the newest rows of the same. */
export const readAudits = (ctx: StaffCtx, filter: AuditFilter, most: number) => newestFirst(ctx, filter).limit(most)

const newestFirst = (ctx: StaffCtx, filter: AuditFilter) =>
  ctx.db
    .select()
    .from(staffAudits)
    .where(wantedOf(ctx, filter))
    .orderBy(desc(staffAudits.createdAt), desc(staffAudits.id))

const wantedOf = (ctx: StaffCtx, { action, who, about, except, from, to }: AuditFilter) =>
  and(
    ofHouse(ctx, staffAudits.distId),
    action ? eq(staffAudits.action, action) : undefined,
    except ? ne(staffAudits.action, except) : undefined,
    who ? by(who) : undefined,
    about ? concerns(about) : undefined,
    from ? gte(staffAudits.createdAt, from) : undefined,
    to ? lt(staffAudits.createdAt, new Date(to.getTime() + DAY_MS)) : undefined,
  )

const by = (who: string) =>
  or(
    /^\d{1,15}$/.test(who) ? eq(staffAudits.userId, Number(who) as UserId) : undefined,
    holdsWords(staffAudits.name, [searchable(who)]),
  )

function concerns({ targets, userIds, keys }: AuditSubjects): SQL | undefined {
  const isTarget = inArray(staffAudits.target, [...targets])
  if (userIds.length === 0) return isTarget
  const named = [staffAudits.before, staffAudits.after].flatMap((record) =>
    keys.map((key) => sql`${record} ->> ${key}`),
  )
  const ids = userIds.map((id) => sql`${String(id)}`)
  return or(isTarget, sql`array[${sql.join(named, sql`, `)}] && array[${sql.join(ids, sql`, `)}]`)
}
