import { and, eq } from 'drizzle-orm'
import { hostClaims } from '../../../db/schema/office/sites'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { createHost } from '../../core/tenancy/create-host'
import { RECORD_NAME, recordText, VERIFY_PATH } from './rules'

/**
 * Verifies a host by its TXT record, then by the file; it is routed here as soon as either contains the expected text.
 * Otherwise the result is stored and returned. Refuses NOT_FOUND, HOST_UNPROVEN, HOST_TAKEN.
 */
export async function verifyHost(ctx: StaffCtx, { host }: { host: string }): Promise<void> {
  const { distId } = ctx.dist
  const own = and(eq(hostClaims.distId, distId), eq(hostClaims.host, host))
  const [claim] = await ctx.db.select().from(hostClaims).where(own)
  if (!claim) throw refuse('NOT_FOUND')
  const finding = await look(ctx, host, recordText(claim.token))
  if (finding !== null) {
    await ctx.db.update(hostClaims).set({ finding, checkedAt: ctx.now() }).where(own)
    throw refuse('HOST_UNPROVEN', finding)
  }
  await inTx(ctx, async (tx, effects) => {
    await createHost(tx, effects, { distId, host })
    // deletes other distributors' claims of this host, which were wrong
    await tx.delete(hostClaims).where(eq(hostClaims.host, host))
    await recordAudit(tx, ctx, { action: 'host.verify', target: `host:${host}` })
  })
}

/** Returns the reason why it is not verified; null: verified. */
async function look({ domain, log }: StaffCtx, host: string, wanted: string): Promise<string | null> {
  const lookups = [
    ['TXT 记录', '没有 TXT 记录', () => domain.texts(`${RECORD_NAME}.${host}`)],
    ['验证文件', '没有验证文件', async () => [(await domain.file(host, VERIFY_PATH)) ?? []].flat()],
  ] as const
  const findings: string[] = []
  for (const [name, none, find] of lookups) {
    const found = await find().catch((err: unknown) => {
      log.info({ err, host }, 'a host could not be asked')
      return null
    })
    if (found?.some((text) => text.trim() === wanted)) return null
    findings.push(found === null ? `${name}暂时查不到` : found.length === 0 ? none : `${name}的内容不对`)
  }
  return `${findings.join('，')}。解析生效需要几分钟，请稍后再试`
}
