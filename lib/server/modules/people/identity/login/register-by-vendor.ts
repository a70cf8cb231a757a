import { and, eq } from 'drizzle-orm'
import { passes } from '@/lib/shared/people/field-rules'
import { VENDOR_NAMES } from '@/lib/shared/people/vendors'
import { maskPhone } from '@/lib/shared/text/mask'
import type { Tx } from '../../../../db/client'
import { thirdParties, users, vendorVisits } from '../../../../db/schema/people/identity'
import { type Ctx, inTx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordConsents } from '../../../core/legal/record-consents'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { verifySmsCode } from '../codes/verify-sms-code'
import { ownVisit } from '../internal/claim-visit'
import { insertUser } from '../internal/insert-user'
import { assertOpen, letIn } from '../internal/let-in'
import { notifyAccountOwner, vendorEvent } from '../internal/notify-account-owner'
import type { UserRow } from '../present'
import { REGISTER_PAUSED } from '../rules'
import type { VendorLogin } from '../types'

interface Joining {
  state: string
  /** Secret of the visit stored in the browser. */
  browser: string
  phone: string
  smsCode: string
  /** The browser that requested the code. */
  smsBrowser: string
  inviteCode?: string
  /** Whether a new account may use the vendor's nickname. */
  isNameFree: (name: string) => Promise<boolean>
}

/**
 * Completes a first login through a vendor: the phone's owner gets the vendor bound to their account, or a new one
 * without a password. The account is notified. A new one uses the vendor's nickname if allowed, else a neutral one.
 * Refuses VENDOR_FAILED, WRONG_SMS_CODE, VENDOR_TAKEN, FORBIDDEN, ACCOUNT_FROZEN, PAUSED.
 */
export async function registerByVendor(ctx: Ctx, input: Joining): Promise<VendorLogin> {
  const isOwn = and(ownVisit(ctx, input), eq(vendorVisits.phase, 'known'))
  const [waiting] = await ctx.db
    .select({ vendor: vendorVisits.vendor, nickName: vendorVisits.nickName })
    .from(vendorVisits)
    .where(isOwn)
  if (!waiting) throw refuse('VENDOR_FAILED')
  const { phone } = input
  await verifySmsCode(ctx, { phone, purpose: 'thirdParty', browser: input.smsBrowser, code: input.smsCode })
  const [holder] = await ctx.db.select().from(users).where(eq(users.phone, phone))
  if (holder) await assertOpen(ctx, holder, waiting.vendor)
  else if (!(await loadRules(ctx)).registerOpen) throw refuse('PAUSED', REGISTER_PAUSED)
  const vendorName = waiting.nickName ?? ''
  const newName = passes('nickName', vendorName) && (await input.isNameFree(vendorName)) ? vendorName : undefined
  return inTx(ctx, async (tx, effects) => {
    const [visit] = await tx.update(vendorVisits).set({ phase: 'done' }).where(isOwn).returning()
    if (!visit?.subject) throw refuse('VENDOR_FAILED')
    const { vendor, subject, returnUrl, nickName } = visit
    const user = await holderOf(ctx, tx, { ...input, nickName: newName })
    const bound = await tx
      .insert(thirdParties)
      .values({ vendor, subject, userId: user.id, nickName: nickName ?? '', createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ userId: thirdParties.userId })
    const name = VENDOR_NAMES[vendor]
    if (bound.length === 0) throw refuse('VENDOR_TAKEN', `${maskPhone(phone)}的账号已绑定另一个${name}，请换一个手机号`)
    await notifyAccountOwner(ctx, { tx, effects, userId: user.id, event: vendorEvent('bind', vendor) })
    return { login: await letIn(ctx, tx, user, vendor), nickName: nickName ?? '', returnUrl }
  })
}

/** Returns the account of a phone, created if there is none. */
async function holderOf(ctx: Ctx, tx: Tx, input: Joining & { nickName?: string }): Promise<UserRow> {
  const made = await insertUser(ctx, tx, input)
  if (made) {
    const kinds = ['terms', 'privacy'] as const
    await recordConsents(tx, { userId: made.id, kinds, place: 'register', at: ctx.now() })
    return made
  }
  const [user] = await tx.select().from(users).where(eq(users.phone, input.phone))
  if (!user) throw new Error('the account of a phone is gone')
  return user
}
