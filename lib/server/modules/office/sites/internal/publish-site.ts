import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { siteDrafts, siteVersions } from '../../../../db/schema/office/sites'
import type { Effects, StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { lockSite, type Site, updateSite } from '../../../core/tenancy/update-site'
import { findFalseContacts } from '../../trust/queries-published'

interface Publication {
  site: Site
  note?: string
  /** The version being restored. */
  restored?: number
}

/**
 * Publishes a site in the caller's transaction: a new numbered version, in effect immediately. Deletes the draft. Refuses
 * INVALID_INPUT, also for contacts that are blacklisted or withdrawn.
 */
export async function publishSite(
  ctx: StaffCtx,
  { tx, effects }: { tx: Tx; effects: Effects },
  { site, note = '', restored }: Publication,
): Promise<number> {
  const { distId } = ctx.dist
  const [fake] = await findFalseContacts({ db: tx, vault: ctx.vault, dist: ctx.dist }, site.conf)
  if (fake) throw refuse('INVALID_INPUT', falseText(fake))
  const before = await lockSite(tx, distId)
  const [last] = await tx
    .select({ version: siteVersions.version })
    .from(siteVersions)
    .where(eq(siteVersions.distId, distId))
    .orderBy(desc(siteVersions.version))
    .limit(1)
  const publishedAt = ctx.now()
  // saves the initial state too, so that it can be restored
  if (!last) await tx.insert(siteVersions).values({ ...before, distId, version: 1, publishedAt })
  const version = (last?.version ?? 1) + 1
  await updateSite(tx, effects, distId, site)
  await tx
    .insert(siteVersions)
    .values({ ...site, distId, version, note, restored, publishedBy: ctx.user.userId, publishedAt })
  await tx.delete(siteDrafts).where(eq(siteDrafts.distId, distId))
  await recordAudit(tx, ctx, {
    action: restored ? 'site.restore' : 'site.publish',
    target: `site:${distId}`,
    before,
    after: { ...site, version, restored },
    reason: note,
  })
  return version
}

const falseText = ({ value, isListed }: { value: string; isListed: boolean }): string =>
  isListed ? `客服号码 ${value} 在黑名单内，请删除后再发布` : `客服号码 ${value} 已在“真实客服”停用，恢复后才能公布`
