import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { siteDrafts, siteVersions } from '../../../../db/schema/sites'
import type { Effects, StaffCtx } from '../../../../runtime/context'
import { keepAudit } from '../../../core/oversight/keep-audit'
import { lockSite, replaceSite, type Site } from '../../../core/tenancy/replace-site'

interface Publication {
  site: Site
  note?: string
  /** The version it brings back. */
  restored?: number
}

/** Inside the transaction of who publishes: another numbered version, in force at once. The draft ends. */
export async function publishSite(
  ctx: StaffCtx,
  { tx, effects }: { tx: Tx; effects: Effects },
  { site, note = '', restored }: Publication,
): Promise<number> {
  const { distId } = ctx.dist
  const before = await lockSite(tx, distId)
  const [last] = await tx
    .select({ version: siteVersions.version })
    .from(siteVersions)
    .where(eq(siteVersions.distId, distId))
    .orderBy(desc(siteVersions.version))
    .limit(1)
  const publishedAt = ctx.now()
  // what stood there before anybody published can be brought back too
  if (!last) await tx.insert(siteVersions).values({ ...before, distId, version: 1, publishedAt })
  const version = (last?.version ?? 1) + 1
  await replaceSite(tx, effects, distId, site)
  await tx
    .insert(siteVersions)
    .values({ ...site, distId, version, note, restored, publishedBy: ctx.user.userId, publishedAt })
  await tx.delete(siteDrafts).where(eq(siteDrafts.distId, distId))
  await keepAudit(tx, ctx, {
    ...{ action: restored ? 'site.restore' : 'site.publish', target: `site:${distId}` },
    ...{ before, after: { ...site, version, restored }, reason: note },
  })
  return version
}
