import { and, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { teamActions, teamMembers } from '../../../db/schema/people/teams'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findUsers } from '../identity/queries'
import { presentTeam, presentTeamAction, presentTeamMember } from './present'
import { codeHashOf } from './rules'

const CAP = 10_000
const FORMER = '已移出的成员'

/** Members and invitations that can be accepted, of a seller's team on a site; for counting, too. */
export const inTeam = (ownerId: UserId, distId: number, now: Date) =>
  and(
    eq(teamMembers.ownerId, ownerId),
    eq(teamMembers.distId, distId),
    isNull(teamMembers.endedAt),
    or(isNotNull(teamMembers.joinedAt), gt(teamMembers.expiresAt, now)),
  )

/** Lists the caller's team on this site, newest first. */
export async function listTeam(ctx: UserCtx) {
  const rows = await ctx.db
    .select()
    .from(teamMembers)
    .where(inTeam(ctx.user.userId, ctx.dist.distId, ctx.now()))
    .orderBy(desc(teamMembers.id))
  const people = await findUsers(
    ctx,
    rows.flatMap(({ memberId }) => memberId ?? []),
  )
  return { list: rows.map((row) => presentTeamMember(row, people.get(row.memberId ?? 0)?.nickName ?? '')) }
}

/** Lists the teams on this site that the caller works in. */
export async function listTeams(ctx: UserCtx) {
  const rows = await ctx.db
    .select()
    .from(teamMembers)
    .where(
      and(
        eq(teamMembers.memberId, ctx.user.userId),
        eq(teamMembers.distId, ctx.dist.distId),
        isNull(teamMembers.endedAt),
      ),
    )
    .orderBy(desc(teamMembers.id))
  const owners = await findUsers(
    ctx,
    rows.map(({ ownerId }) => ownerId),
  )
  return { list: rows.map((row) => presentTeam(row, owners.get(row.ownerId)?.nickName ?? '已注销用户')) }
}

/** Returns an invitation of this site that can be accepted. Refuses NOT_FOUND. */
export async function loadTeamInvitation(ctx: UserCtx, { code }: { code: string }) {
  const [row] = await ctx.db
    .select()
    .from(teamMembers)
    .where(
      and(
        eq(teamMembers.codeHash, codeHashOf(code)),
        eq(teamMembers.distId, ctx.dist.distId),
        isNull(teamMembers.joinedAt),
        isNull(teamMembers.endedAt),
        gt(teamMembers.expiresAt, ctx.now()),
      ),
    )
  if (!row) throw refuse('NOT_FOUND', '邀请已失效，请让店主重新邀请')
  const owners = await findUsers(ctx, [row.ownerId])
  return { ownerName: owners.get(row.ownerId)?.nickName ?? '', role: row.role, isOwn: row.ownerId === ctx.user.userId }
}

/** Lists what members did in the caller's name, newest first. */
export async function listTeamActions(ctx: UserCtx, paging: Paging) {
  const where = eq(teamActions.ownerId, ctx.user.userId)
  const found = await pageOf(
    ctx.db.select().from(teamActions).where(where).orderBy(desc(teamActions.id)),
    () => ctx.db.$count(teamActions, where),
    paging,
    CAP,
  )
  const rows = await ctx.db
    .select({ memberId: teamMembers.memberId, name: teamMembers.name })
    .from(teamMembers)
    .where(and(eq(teamMembers.ownerId, ctx.user.userId), isNotNull(teamMembers.memberId)))
    .orderBy(teamMembers.id)
  const names = new Map(rows.map(({ memberId, name }) => [memberId, name]))
  return presentPage(found, (row) => presentTeamAction(row, names.get(row.memberId) ?? FORMER))
}

/** A condition for other modules: an account of the first list works in the team of one of the second, or the reverse. */
export const oneTeam = (ones: SQL, theirs: SQL): SQL =>
  sql`exists (select 1 from ${teamMembers} t where t.joined_at is not null and t.ended_at is null
    and ((t.owner_id in ${ones} and t.member_id in ${theirs}) or (t.owner_id in ${theirs} and t.member_id in ${ones})))`

/** A statement that selects the accounts that work for any of these, or that any of these works for. */
export const teamMates = (ones: SQL): SQL => sql`
  select t.member_id from ${teamMembers} t where t.joined_at is not null and t.ended_at is null and t.owner_id in ${ones}
  union select t.owner_id from ${teamMembers} t where t.joined_at is not null and t.ended_at is null and t.member_id in ${ones}`
