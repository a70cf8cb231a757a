import { type Ctx, inTx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordConsents } from '../../../core/legal/record-consents'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { verifySmsCode } from '../codes/verify-sms-code'
import { insertUser } from '../internal/insert-user'
import { letIn } from '../internal/let-in'
import { hashPassword } from '../internal/passwords'
import { REGISTER_PAUSED } from '../rules'
import { isCommonPassword } from '../security/rules-weak'
import type { LoginAnswer } from '../types'

interface RegisterInput {
  phone: string
  smsCode: string
  browser: string
  password: string
  nickName?: string
  inviteCode?: string
}

/**
 * Registers an account. The inviter is set here, once, by an existing invite code; an unknown one is ignored. Refuses
 * PAUSED, WEAK_PASSWORD, WRONG_SMS_CODE, PHONE_TAKEN.
 */
export async function registerUser(ctx: Ctx, input: RegisterInput): Promise<LoginAnswer> {
  if (!(await loadRules(ctx)).registerOpen) throw refuse('PAUSED', REGISTER_PAUSED)
  if (isCommonPassword(input.password)) throw refuse('WEAK_PASSWORD')
  await verifySmsCode(ctx, { ...input, purpose: 'register', code: input.smsCode })
  const passwordHash = await hashPassword(input.password)
  return inTx(ctx, async (tx) => {
    const user = await insertUser(ctx, tx, { ...input, passwordHash })
    if (!user) throw refuse('PHONE_TAKEN')
    const kinds = ['terms', 'privacy'] as const
    await recordConsents(tx, { userId: user.id, kinds, place: 'register', at: ctx.now() })
    return letIn(ctx, tx, user, 'register')
  })
}
