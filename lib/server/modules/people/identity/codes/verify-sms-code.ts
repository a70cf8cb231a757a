import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { smsCodes } from '../../../../db/schema/people/identity'
import type { Ctx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { sameText } from '../../../../runtime/vault'
import { sha256 } from '../sessions/create-session'
import { codeHash, type SmsRequest } from './send-sms-code'

const TRIES = 5

/**
 * Consumes the newest code requested by this browser; other browsers can neither consume nor replace it. The attempt is
 * counted before the comparison, so parallel guesses get five attempts in all. A request repeated with the same
 * idempotency key may consume its code again. Resolves with the code's id. Refuses WRONG_SMS_CODE.
 */
export async function verifySmsCode(ctx: Ctx, input: SmsRequest & { code: string }): Promise<number> {
  const usedFor = ctx.idempotency?.key ?? null
  const [newest] = await ctx.db
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(
      and(
        eq(smsCodes.phone, input.phone),
        eq(smsCodes.purpose, input.purpose),
        eq(smsCodes.distId, ctx.dist.distId),
        eq(smsCodes.browserHash, sha256(input.browser)),
      ),
    )
    .orderBy(desc(smsCodes.createdAt), desc(smsCodes.id))
    .limit(1)
  if (!newest) throw refuse('WRONG_SMS_CODE')
  const [tried] = await ctx.db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(
      and(eq(smsCodes.id, newest.id), isOpen(usedFor), lt(smsCodes.tries, TRIES), gt(smsCodes.expiresAt, ctx.now())),
    )
    .returning({ codeHash: smsCodes.codeHash, tries: smsCodes.tries })
  if (!tried) throw refuse('WRONG_SMS_CODE')
  if (!sameText(tried.codeHash, codeHash(ctx, input, input.code)))
    throw refuse('WRONG_SMS_CODE', tried.tries < TRIES ? '验证码错误，请检查后重新输入' : undefined)
  const used = await ctx.db
    .update(smsCodes)
    .set({ usedAt: ctx.now(), usedFor })
    .where(and(eq(smsCodes.id, newest.id), isOpen(usedFor)))
    .returning({ id: smsCodes.id })
  if (used.length === 0) throw refuse('WRONG_SMS_CODE')
  return newest.id
}

const isOpen = (usedFor: string | null) =>
  usedFor === null ? isNull(smsCodes.usedAt) : or(isNull(smsCodes.usedAt), eq(smsCodes.usedFor, usedFor))
