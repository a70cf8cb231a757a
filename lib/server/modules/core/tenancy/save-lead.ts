import type { LeadKind } from '@/lib/shared/site/leads'
import { maskPhone } from '@/lib/shared/text/mask'
import { formatDate } from '@/lib/shared/time'
import { businessLeads } from '../../../db/schema/core/tenancy'
import type { Ctx } from '../../../runtime/context'
import { countHit } from '../../../runtime/rate-limit'
import { refuse } from '../../../runtime/refusal'
import { presentReceipt } from './present'

/** Leads per day from one IP address, whatever mobiles are given. */
const A_DAY = 20
const DAY = 86_400

export interface LeadForm {
  kind: LeadKind
  name: string
  company?: string
  mobile: string
  note?: string
}

/**
 * Saves a business lead with an encrypted mobile. Refuses LEAD_SENT if the same mobile and kind were sent today,
 * TOO_MANY.
 */
export async function saveLead(ctx: Ctx, { kind, name, company, mobile, note }: LeadForm) {
  const now = ctx.now()
  if ((await countHit(ctx.db, `lead:${ctx.ip}:day`, DAY, now.getTime())) > A_DAY)
    throw refuse('TOO_MANY', '今日提交次数已达上限，请明天再试')
  const phoneHash = ctx.vault.mac('lead', mobile)
  const phoneMask = maskPhone(mobile)
  const saved = await ctx.db
    .insert(businessLeads)
    .values({
      distId: ctx.dist.distId,
      kind,
      name,
      company,
      note,
      phoneHash,
      phoneMask,
      createdAt: now,
      phoneSealed: ctx.vault.seal('lead', phoneHash, mobile),
      day: formatDate(now),
    })
    .onConflictDoNothing()
    .returning({ id: businessLeads.id })
  if (saved.length === 0) throw refuse('LEAD_SENT')
  return presentReceipt({ phoneMask, createdAt: now })
}
