import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { homeConf } from '@/lib/contract/entities/home-conf'
import type { HomeConf } from '@/lib/shared/home-conf'
import { dists } from '../../db/schema/tenancy'
import { inTx, type UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { isDistAdmin } from './queries'
import { brandProblem, unsafeUrl } from './rules'

const schema = homeConf.omit({ distId: true })

/** Admins of this host's distributor only. `conf` is JSON text; top-level parts that are missing keep their value. */
export async function changeHomeConf(ctx: UserCtx, input: { conf: string }): Promise<HomeConf> {
  if (!(await isDistAdmin(ctx))) throw refuse('FORBIDDEN')
  const parts = parseObject(input.conf)
  const mine = eq(dists.distId, ctx.dist.distId)
  const conf = await inTx(ctx, async (tx, effects) => {
    // locked and read anew: two admins who change different parts both keep theirs
    const [current] = await tx.select({ conf: dists.conf }).from(dists).where(mine).for('update')
    const next = checked({ ...current?.conf, ...parts })
    await tx.update(dists).set({ conf: next }).where(mine)
    effects.purge(`dist:${ctx.dist.distId}`)
    return next
  })
  return { distId: ctx.dist.distId, ...conf }
}

function checked(object: object): z.infer<typeof schema> {
  const parsed = schema.safeParse(object)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw refuse('INVALID_INPUT', `${issue?.path.join('.')}：${issue?.message}`)
  }
  const bad = unsafeUrl(parsed.data)
  if (bad !== null) throw refuse('INVALID_INPUT', `链接地址不安全：${bad.slice(0, 60)}`)
  const problem = brandProblem(parsed.data.brand)
  if (problem) throw refuse('INVALID_INPUT', problem)
  return parsed.data
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (value && typeof value === 'object' && !Array.isArray(value)) return value
  } catch {}
  throw refuse('INVALID_INPUT', '配置不是有效的JSON对象')
}
