import type { HomeConf, SiteConf } from '@/lib/shared/site/home-conf'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { lockSite } from '../../core/tenancy/update-site'
import { publishSite } from './internal/publish-site'

/**
 * Publishes parts of the site configuration immediately, without a draft; missing top-level parts are unchanged.
 * Refuses INVALID_INPUT.
 */
export async function updateConf(ctx: StaffCtx, input: { conf: Partial<SiteConf> }): Promise<HomeConf> {
  const { distId } = ctx.dist
  const conf = await inTx(ctx, async (tx, effects) => {
    // read again under the lock, so that concurrent changes of different parts are both kept
    const site = await lockSite(tx, distId)
    const changed: SiteConf = { ...site.conf, ...input.conf }
    await publishSite(ctx, { tx, effects }, { site: { ...site, conf: changed } })
    return changed
  })
  return { distId, ...conf }
}
