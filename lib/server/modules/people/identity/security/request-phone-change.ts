import { pgCode } from '../../../../db/client'
import { phoneRequests } from '../../../../db/schema/people/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { ipText } from '../../../../runtime/ip-text'
import { countHit } from '../../../../runtime/rate-limit'
import { refuse } from '../../../../runtime/refusal'
import { sameText } from '../../../../runtime/vault'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { verifySmsCode } from '../codes/verify-sms-code'
import { assertFace } from '../face/assert-face'
import { notifyAccountOwner } from '../internal/notify-account-owner'
import { loadUser, openRealName, ownerOfPhone } from '../queries'
import { verifyPayPassword } from './verify-pay-password'

const TRIES_A_DAY = 3
const DAY_SECONDS = 86_400
const TAKEN = '23505'

interface LostPhone {
  realName: string
  payPassword: string
  phone: string
  smsCode: string
  browser: string
}

/**
 * Requests a change of a lost phone, with real name, pay password and a code to the new phone; staff decide. One open
 * request at a time, three attempts a day; the old phone is notified. Refuses FACE_NEEDED, TOO_MANY, NOT_VERIFIED, REAL_NAME_WRONG,
 * WRONG_PAY_PASSWORD, PAY_PASSWORD_LOCKED, NO_PAY_PASSWORD, WRONG_SMS_CODE, PHONE_TAKEN, REQUEST_OPEN, INVALID_INPUT.
 */
export async function requestPhoneChange(ctx: UserCtx, input: LostPhone): Promise<void> {
  const user = await loadUser(ctx)
  if (user.authStatus !== 2 || !user.realName) throw refuse('NOT_VERIFIED')
  if (user.phone === input.phone) throw refuse('INVALID_INPUT', '新手机号与原手机号相同', { field: 'phone' })
  if ((await loadRules(ctx, { distId: ctx.dist.distId })).facePhone)
    await assertFace(ctx, { userId: user.id, purpose: 'phone' })
  const used = await countHit(ctx.db, `lost-phone:${user.id}`, DAY_SECONDS, ctx.now().getTime())
  if (used > TRIES_A_DAY) throw refuse('TOO_MANY', '今天提交次数过多，请明天再试或联系客服')
  if (!sameText(openRealName(ctx, user), input.realName)) throw refuse('REAL_NAME_WRONG')
  await verifyPayPassword(ctx, input.payPassword)
  await verifySmsCode(ctx, { ...input, purpose: 'phone', code: input.smsCode })
  try {
    await inTx(ctx, async (tx, effects) => {
      const { phone } = input
      if (await ownerOfPhone(tx, phone)) throw refuse('PHONE_TAKEN', '该手机号已绑定其他账号')
      const request = { userId: user.id, distId: ctx.dist.distId, phone, ip: ctx.ip, createdAt: ctx.now() }
      await tx.insert(phoneRequests).values(request)
      await notifyAccountOwner(ctx, {
        tx,
        effects,
        userId: user.id,
        event: 'phoneAsked',
        text: `${await ipText(ctx)}。不是你本人申请时，请立即撤回申请并修改密码。`,
        href: '/center/myself/changePhone',
      })
    })
  } catch (error) {
    if (pgCode(error) === TAKEN) throw refuse('REQUEST_OPEN')
    throw error
  }
}
