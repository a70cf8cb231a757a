import { type Ctx, inTx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { spendSmsCode } from '../codes/spend-sms-code'
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

/** The invite is bound here, once, to an existing code; an unknown code is ignored. Refuses PAUSED, WEAK_PASSWORD, WRONG_SMS_CODE, PHONE_TAKEN. */
export async function registerUser(ctx: Ctx, input: RegisterInput): Promise<LoginAnswer> {
  if (!(await loadRules(ctx)).registerOpen) throw refuse('PAUSED', REGISTER_PAUSED)
  if (isCommonPassword(input.password)) throw refuse('WEAK_PASSWORD')
  await spendSmsCode(ctx, { ...input, purpose: 'register', code: input.smsCode })
  const passwordHash = await hashPassword(input.password)
  return inTx(ctx, async (tx) => {
    const user = await insertUser(ctx, tx, { ...input, passwordHash })
    if (!user) throw refuse('PHONE_TAKEN')
    return letIn(ctx, tx, user, 'register')
  })
}
