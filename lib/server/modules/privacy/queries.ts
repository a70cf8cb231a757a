import type { OpenThing } from '@/lib/contract/entities/privacy'
import type { UserCtx } from '../../runtime/context'
import { loadAssets } from '../trading/figures/assets'
import { countRunning } from '../trading/figures/running'
import { presentOpen } from './present'

/** What keeps the caller from closing the account: money wherever it is, and orders that are not over. */
export async function loadOpenThings(ctx: UserCtx): Promise<OpenThing[]> {
  const [assets, running] = await Promise.all([loadAssets(ctx), countRunning(ctx)])
  return presentOpen(assets, running)
}
