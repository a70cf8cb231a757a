import { and, count, desc, eq, gte, inArray, notInArray, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { FacePurpose } from '@/lib/shared/people/face'
import { DAY_MS, formatDate, startOfDay } from '@/lib/shared/time'
import type { Db, Tx } from '../../../../db/client'
import { faceChecks, users } from '../../../../db/schema/people/identity'
import type { FaceFault } from '../../../../providers/real-name/port'
import type { Ctx, UserCtx } from '../../../../runtime/context'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { presentFace } from './present'
import { countsSince } from './rules'

/** Only of the identity card that the account has now. */
const isOfPerson = sql`${faceChecks.idCardHash} = (select ${users.idCardHash} from ${users} where ${users.id} = ${faceChecks.userId})`

/** Returns the newest passed check that counts for a purpose. */
export async function findFacePass(
  db: Db,
  { userId, purpose, since }: { userId: UserId; purpose: FacePurpose; since: Date },
) {
  const [passed] = await db
    .select({ decidedAt: faceChecks.decidedAt })
    .from(faceChecks)
    .where(
      and(
        eq(faceChecks.userId, userId),
        eq(faceChecks.state, 'passed'),
        gte(faceChecks.decidedAt, since),
        purpose === 'list' ? undefined : eq(faceChecks.purpose, purpose),
        isOfPerson,
      ),
    )
    .orderBy(desc(faceChecks.decidedAt))
    .limit(1)
  return passed
}

/** Counts the tries of a Beijing day; those that the vendor did not begin were deleted. */
export const countTries = (db: Db | Tx, userId: UserId, at: Date): Promise<number> =>
  db.$count(faceChecks, and(eq(faceChecks.userId, userId), gte(faceChecks.createdAt, startOfDay(at))))

/** Returns the member's own state for a purpose: whether a check counts now, the newest one, and the tries left today. */
export async function loadFace(ctx: UserCtx, { purpose }: { purpose: FacePurpose }) {
  const { userId } = ctx.user
  const at = ctx.now()
  const rules = await loadRules(ctx, { distId: ctx.dist.distId })
  const [pass, lately, tries, [newest]] = await Promise.all([
    findFacePass(ctx.db, { userId, purpose, since: countsSince(purpose, rules, at) }),
    findFacePass(ctx.db, { userId, purpose: 'list', since: countsSince('list', rules, at) }),
    countTries(ctx.db, userId, at),
    ctx.db
      .select()
      .from(faceChecks)
      .where(and(eq(faceChecks.userId, userId), eq(faceChecks.purpose, purpose)))
      .orderBy(desc(faceChecks.id))
      .limit(1),
  ])
  const endsAt = lately?.decidedAt && new Date(lately.decidedAt.getTime() + rules.faceDays * DAY_MS)
  return presentFace({
    isOffered: ctx.realName.face !== null,
    scriptUrl: ctx.realName.face?.scriptUrl ?? '',
    isPassed: pass !== undefined,
    passedAt: lately?.decidedAt ?? null,
    endsAt: endsAt ?? null,
    triesLeft: Math.max(0, rules.faceTriesADay - tries),
    newest,
  })
}

/** Returns the month (YYYY-MM) in which a seller last passed, '' if no check counts for listings any more. */
export async function findFaceMonth(ctx: Ctx, userId: UserId): Promise<string> {
  const since = countsSince('list', await loadRules(ctx, { distId: ctx.dist.distId }), ctx.now())
  const passed = await findFacePass(ctx.db, { userId, purpose: 'list', since })
  return passed?.decidedAt ? formatDate(passed.decidedAt).slice(0, 7) : ''
}

/** Returns all members whose check counts for listings now. */
export async function findFaceChecked(ctx: Pick<Ctx, 'db' | 'now' | 'dist'>): Promise<UserId[]> {
  const since = countsSince('list', await loadRules(ctx, { distId: ctx.dist.distId }), ctx.now())
  const rows = await ctx.db
    .selectDistinct({ userId: faceChecks.userId })
    .from(faceChecks)
    .where(and(eq(faceChecks.state, 'passed'), gte(faceChecks.decidedAt, since), isOfPerson))
  return rows.map(({ userId }) => userId)
}

/** Refused by the vendor without a look at the face: says nothing about the person. */
const NOT_SEEN: readonly FaceFault[] = ['record', 'limit']

/** Counts failed checks per member since a time; `userIds` absent: of everybody. */
export async function countFailedFaces(
  { db }: { db: Db | Tx },
  since: Date,
  userIds?: readonly UserId[],
): Promise<Map<UserId, number>> {
  const rows = await db
    .select({ userId: faceChecks.userId, n: count() })
    .from(faceChecks)
    .where(
      and(
        eq(faceChecks.state, 'failed'),
        notInArray(faceChecks.why, [...NOT_SEEN]),
        gte(faceChecks.createdAt, since),
        userIds ? inArray(faceChecks.userId, [...userIds]) : undefined,
      ),
    )
    .groupBy(faceChecks.userId)
  return new Map(rows.map(({ userId, n }) => [userId, n]))
}
