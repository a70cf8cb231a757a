import { desc, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { siteDrafts, siteVersions } from '../../../db/schema/office/sites'
import type { Services, StaffCtx } from '../../../runtime/context'
import { gamesById } from '../../listings/catalog/games/queries-games'
import { findUsers } from '../../people/identity/queries'
import { presentDraft, presentVersion } from './present'
import { siteState } from './rules'
import type { Draft } from './types'

export async function findDraft({ db }: Pick<Services, 'db'>, distId: number): Promise<Draft | undefined> {
  const [draft] = await db.select().from(siteDrafts).where(eq(siteDrafts.distId, distId))
  return draft
}

/** Returns the published site of this host, and its draft. */
export async function loadSite(ctx: StaffCtx) {
  const { distId, conf, gameIds, origin } = ctx.dist
  const [draft, [last], games] = await Promise.all([
    findDraft(ctx, distId),
    ctx.db
      .select()
      .from(siteVersions)
      .where(eq(siteVersions.distId, distId))
      .orderBy(desc(siteVersions.version))
      .limit(1),
    gamesById(ctx),
  ])
  const names = await namesOf(ctx, [draft?.savedBy, last?.publishedBy])
  return {
    origin,
    published: { conf, gameIds: [...(gameIds ?? [])] },
    draft: draft ? presentDraft(distId, draft, names) : null,
    version: last ? presentVersion(last, names) : null,
    state: siteState({ conf, gameIds: [...(gameIds ?? [])] }, { draft, isPublished: last !== undefined }),
    games: [...games.values()].filter(({ active }) => active).map(({ id, name }) => ({ id, name })),
  }
}

/** Lists versions, newest first, without their content, which is too large for a list. */
export async function listVersions(ctx: StaffCtx, paging: Paging) {
  const own = eq(siteVersions.distId, ctx.dist.distId)
  const rows = ctx.db.select().from(siteVersions).where(own).orderBy(desc(siteVersions.version))
  const page = await pageOf(rows, () => ctx.db.$count(siteVersions, own), paging)
  const names = await namesOf(
    ctx,
    page.list.map((row) => row.publishedBy),
  )
  return presentPage(page, (row) => presentVersion(row, names))
}

async function namesOf(
  services: Pick<Services, 'db'>,
  ids: readonly (UserId | null | undefined)[],
): Promise<Map<number, string>> {
  const users = await findUsers(
    services,
    ids.filter((id) => typeof id === 'number'),
  )
  return new Map([...users].map(([id, { nickName }]) => [id, nickName]))
}
