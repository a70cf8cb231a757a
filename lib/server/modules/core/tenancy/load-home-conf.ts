import type { HomeConf } from '@/lib/shared/site/home-conf'
import type { Ctx } from '../../../runtime/context'
import { isVerificationPromised } from './queries'
import { withoutVerification } from './rules-promises'

/**
 * Returns the site configuration of this host; if its rules let sellers deliver accounts without staff, promises of
 * staff verification are removed.
 */
export const loadHomeConf = async (ctx: Ctx): Promise<HomeConf> =>
  (await isVerificationPromised(ctx)) ? ctx.dist.conf : withoutVerification(ctx.dist.conf)
