import type { HomeConf } from '@/lib/shared/site/home-conf'
import type { Ctx } from '../../../runtime/context'
import { loadRules } from './load-rule-book'
import { withoutVerification } from './rules-promises'

/** The site object of this host; where its rules let sellers hand over accounts by themselves, it promises nothing else. */
export async function loadHomeConf(ctx: Ctx): Promise<HomeConf> {
  const { conf, distId } = ctx.dist
  const { staffSteps } = await loadRules(ctx, { mode: 'account', distId })
  return staffSteps === 'required' ? conf : withoutVerification(conf)
}
