import { INVITATION_HOURS, ROLES, type Role } from '@/lib/shared/staff/staff'
import { maskPhone } from '@/lib/shared/text/mask'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { sendSms } from '../identity/codes/send-sms'
import { sealInvitation } from './internal/invitation-token'

/**
 * Invites the owner of a mobile to the caller's own platform or distributor, by a message with a link, because
 * membership requires consent. The response does not reveal whether the mobile is registered. Refuses TOO_MANY.
 */
export async function sendInvitation(
  ctx: StaffCtx,
  { mobile, role, reason }: { mobile: string; role: Role; reason: string },
): Promise<void> {
  const { distId } = ctx.staff
  const { origin, conf } = ctx.dist
  const token = sealInvitation(ctx.vault, { mobile, distId, role, by: ctx.user.userId, at: ctx.now().getTime() })
  const site = distId === null ? '平台' : conf.distBaseConf.websiteName
  const text = `${site}邀请你成为员工（${ROLES[role]}），${INVITATION_HOURS}小时内用本手机号登录后打开：${origin}/staff/verify?invitation=${token} 不想加入请忽略。`
  if (await sendSms(ctx, { phone: mobile, text: () => text }))
    throw refuse('TOO_MANY', '发送邀请次数过多，请1小时后再试')
  await inTx(ctx, (tx) =>
    recordAudit(tx, ctx, { action: 'staff.add', target: `mobile:${maskPhone(mobile)}`, after: { role }, reason }),
  )
}
