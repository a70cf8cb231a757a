import type { HomeConf, SiteConf } from '@/lib/shared/site/home-conf'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { lockSite } from '../../core/tenancy/replace-site'
import { publishSite } from './internal/publish-site'

/** Publishes parts of the site object at once, without a draft; top-level parts that are missing keep their value. Refuses INVALID_INPUT. */
export async function changeConf(ctx: StaffCtx, input: { conf: Partial<SiteConf> }): Promise<HomeConf> {
  const { distId } = ctx.dist
  const conf = await inTx(ctx, async (tx, effects) => {
    // locked and read anew: two who change different parts both keep theirs
    const site = await lockSite(tx, distId)
    const changed: SiteConf = { ...site.conf, ...input.conf }
    await publishSite(ctx, { tx, effects }, { site: { ...site, conf: changed } })
    return changed
  })
  return { distId, ...conf }
}
