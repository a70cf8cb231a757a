import { shortText } from '@/lib/shared/text/cut-text'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { notifyUsers } from '../../core/notifications/notify-users'
import { recordAudit } from '../../core/oversight/record-audit'
import { createDist } from '../../core/tenancy/create-dist'
import { createAccountOnce } from '../../people/identity/create-account-once'
import { createMember } from '../../people/staff/create-member'
import { readHost } from './rules'

/** What an SMS has room for besides the instruction. */
const NAME_IN_SMS = 13

interface NewDistributor {
  name: string
  code: string
  host: string
  /** Of the account, if one is created; a former account keeps its name. */
  ownerName: string
  /** The mobile of the owner; if it has no account, one is created that logs in by SMS. */
  mobile: string
}

/**
 * Creates a distributor that is reachable on its first host immediately, with a neutral site under its name, and
 * notifies its owner, also by SMS. Resolves with its number. Refuses INVALID_INPUT, DIST_CODE, HOST_TAKEN.
 */
export async function createDistributor(
  ctx: StaffCtx,
  { name, code, host: text, ownerName, mobile }: NewDistributor,
): Promise<number> {
  const host = readHost(text)
  if (!host) throw refuse('INVALID_INPUT', '请填写域名，例如 shop.example.com', { field: 'host' })
  return inTxOnce(ctx, async (tx, effects) => {
    const distId = await createDist(tx, effects, { name, code, host })
    const userId = await createAccountOnce(ctx, tx, { phone: mobile, nickName: ownerName, distId })
    await createMember(tx, {
      userId,
      house: 'dist',
      distId,
      role: 'owner',
      addedBy: ctx.user.userId,
      createdAt: ctx.now(),
    })
    const notice = {
      userId,
      distId,
      kind: 'security',
      key: `site ${distId}`,
      // in full in the text: an SMS has no room for both a long name and what to do
      title: `“${shortText(name, NAME_IN_SMS)}”已开通，你是负责人，请用本手机号登录后台`,
      text: `${name}的网址 ${host}，后台在网址后加 /console。首次进入时绑定动态验证码，再按开站清单完成设置。`,
      href: '/console',
      isUrgent: true,
    } as const
    await notifyUsers(tx, effects, { notices: [notice], at: ctx.now() })
    await recordAudit(tx, ctx, {
      action: 'dist.create',
      target: `dist:${distId}`,
      after: { name, code, host, owner: userId },
    })
    return distId
  })
}
