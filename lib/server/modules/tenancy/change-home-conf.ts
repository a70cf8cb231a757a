import { eq } from 'drizzle-orm'
import type { HomeConf } from '@/lib/shared/home-conf'
import { dists } from '../../db/schema/tenancy'
import { inTx, type UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { isDistAdmin, loadHomeConf } from './queries'
import { brandProblem, unsafeUrl } from './rules'

type Conf = Omit<HomeConf, 'distId'>

/** Admins of this host's distributor only. Top-level parts that are missing keep their value. Refuses FORBIDDEN, INVALID_INPUT. */
export async function changeHomeConf(ctx: UserCtx, input: { conf: Partial<Conf> }): Promise<HomeConf> {
  if (!(await isDistAdmin(ctx))) throw refuse('FORBIDDEN')
  const { distId, ...current } = await loadHomeConf(ctx)
  const conf: Conf = { ...current, ...input.conf }
  const bad = unsafeUrl(conf)
  if (bad !== null) throw refuse('INVALID_INPUT', `链接地址不安全：${bad.slice(0, 60)}`)
  const problem = brandProblem(conf.brand)
  if (problem) throw refuse('INVALID_INPUT', problem)
  await inTx(ctx, async (tx, effects) => {
    await tx.update(dists).set({ conf }).where(eq(dists.distId, ctx.dist.distId))
    effects.purge(`dist:${ctx.dist.distId}`)
  })
  return { distId, ...conf }
}
