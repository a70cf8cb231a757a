import { eq } from 'drizzle-orm'
import type { HomeConf } from '@/lib/shared/home-conf'
import { dists } from '../../db/schema/tenancy'
import { inTx, type StaffCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { keepAudit } from '../oversight/keep-audit'
import { brandProblem, unsafeUrl } from './rules'

type Conf = Omit<HomeConf, 'distId'>

/** The site object of this host. Top-level parts that are missing keep their value. Refuses INVALID_INPUT. */
export async function changeHomeConf(ctx: StaffCtx, input: { conf: Partial<Conf> }): Promise<HomeConf> {
  const mine = eq(dists.distId, ctx.dist.distId)
  const conf = await inTx(ctx, async (tx, effects) => {
    // locked and read anew: two admins who change different parts both keep theirs
    const [row] = await tx.select({ conf: dists.conf }).from(dists).where(mine).for('update')
    if (!row) throw refuse('NOT_FOUND')
    const changed: Conf = { ...row.conf, ...input.conf }
    assertShowable(changed)
    await tx.update(dists).set({ conf: changed }).where(mine)
    const parts = Object.keys(input.conf) as (keyof Conf)[]
    const partsOf = (of: Conf) => Object.fromEntries(parts.map((part) => [part, of[part]]))
    const [before, after] = [partsOf(row.conf), partsOf(changed)]
    await keepAudit(tx, ctx, { action: 'brand.change', target: `dist:${ctx.dist.distId}`, before, after })
    effects.purge(`dist:${ctx.dist.distId}`)
    return changed
  })
  return { distId: ctx.dist.distId, ...conf }
}

function assertShowable(conf: Conf): void {
  const bad = unsafeUrl(conf)
  if (bad !== null) throw refuse('INVALID_INPUT', `链接地址不安全：${bad.slice(0, 60)}`)
  const problem = brandProblem(conf.brand)
  if (problem) throw refuse('INVALID_INPUT', problem)
}
