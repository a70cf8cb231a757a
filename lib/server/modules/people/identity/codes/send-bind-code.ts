import { and, eq } from 'drizzle-orm'
import { maskPhone } from '@/lib/shared/text/mask'
import { vendorVisits } from '../../../../db/schema/people/identity'
import type { Ctx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { ownVisit } from '../internal/claim-visit'
import { loadUser } from '../queries'
import { type SmsPurpose, sendSmsCode } from './send-sms-code'

interface BindCode {
  purpose: SmsPurpose
  browser: string
  /** For a first login through a vendor: its state, the browser's half of it, and the phone to be bound. */
  state?: string
  visitor: string
  phone?: string
}

/**
 * Sends a code to the caller's bound phone; or, with purpose thirdParty, to the phone that a first login through a
 * vendor is to be bound to. Refuses NOT_LOGGED_IN, VENDOR_FAILED, INVALID_INPUT, TOO_MANY.
 */
export async function sendBindCode(
  ctx: Ctx,
  { purpose, browser, state = '', visitor, phone }: BindCode,
): Promise<{ waitSeconds: number; phone: string }> {
  const to = purpose === 'thirdParty' ? await phoneOfVisit() : await ownPhone()
  const asker = purpose === 'thirdParty' ? 'stranger' : 'member'
  return { ...(await sendSmsCode(ctx, { phone: to, purpose, browser, asker })), phone: maskPhone(to) }

  async function phoneOfVisit(): Promise<string> {
    const isWaiting = and(ownVisit(ctx, { state, browser: visitor }), eq(vendorVisits.phase, 'known'))
    if ((await ctx.db.$count(vendorVisits, isWaiting)) === 0) throw refuse('VENDOR_FAILED')
    if (!phone) throw refuse('INVALID_INPUT', '请输入手机号', { field: 'phone' })
    return phone
  }
  async function ownPhone(): Promise<string> {
    const { user } = ctx
    if (!user) throw refuse('NOT_LOGGED_IN')
    const own = (await loadUser({ ...ctx, user })).phone
    if (!own) throw refuse('INVALID_INPUT', '请先绑定手机号')
    return own
  }
}
