import type { HomeConf } from '@/lib/shared/site/home-conf'
import type { Ctx } from '../../../runtime/context'
import { loadRules } from './load-rule-book'
import { withoutVerification } from './rules-promises'

/**
 * Returns the site configuration of this host; if its rules let sellers deliver accounts without staff, promises of
 * staff verification are removed.
 */
export async function loadHomeConf(ctx: Ctx): Promise<HomeConf> {
  const { conf, distId } = ctx.dist
  const { staffSteps } = await loadRules(ctx, { mode: 'account', distId })
  return staffSteps === 'required' ? conf : withoutVerification(conf)
}
