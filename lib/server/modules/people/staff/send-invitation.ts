import { INVITATION_HOURS, type Role } from '@/lib/shared/staff/staff'
import { maskPhone } from '@/lib/shared/text/mask'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { sendSms } from '../identity/codes/send-sms'
import { sealInvitation } from './internal/invitation-token'

/**
 * Invites the owner of a mobile to the caller's own platform or distributor, because membership requires consent.
 * Resolves with the link that the inviter passes on, which works for that mobile only; the message announces it. The
 * response does not reveal whether the mobile is registered. Refuses TOO_MANY, SMS_FAILED.
 */
export async function sendInvitation(
  ctx: StaffCtx,
  { mobile, role, reason }: { mobile: string; role: Role; reason: string },
): Promise<{ link: string }> {
  const { distId } = ctx.staff
  const { origin, conf } = ctx.dist
  const token = sealInvitation(ctx.vault, { mobile, distId, role, by: ctx.user.userId, at: ctx.now().getTime() })
  const site = distId === null ? '平台' : conf.distBaseConf.websiteName
  const values = { site, hours: String(INVITATION_HOURS) }
  if (await sendSms(ctx, { phone: mobile, message: () => ({ kind: 'staffInvitation', values }) }))
    throw refuse('TOO_MANY', '发送邀请次数过多，请 1 小时后再试')
  await inTx(ctx, (tx) =>
    recordAudit(tx, ctx, { action: 'staff.add', target: `mobile:${maskPhone(mobile)}`, after: { role }, reason }),
  )
  return { link: `${origin}/staff/verify?invitation=${token}` }
}
