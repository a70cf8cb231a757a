import type { consoleLeadContract } from '@/lib/contract/console/console-lead'
import type { OtherSite } from '@/lib/contract/entities/order'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import type { OutputOf } from '@/lib/contract/kit'
import { fen, fenToYuan } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import { dutyText } from '@/lib/shared/trade/duty-hours'
import type { businessLeads } from '../../../db/schema/core/tenancy'
import type { Dist } from '../../../runtime/context'
import { dutyOf } from './rules-duty'
import type { CoverTier, Rules } from './types'

type Lead = OutputOf<(typeof consoleLeadContract)['GET /console/leads']>['list'][number]

/** `mobile` is masked, or complete when a single lead was requested. */
export const presentLead = (row: typeof businessLeads.$inferSelect, mobile: string): Lead => ({
  leadId: row.id,
  kind: row.kind,
  name: row.name,
  company: row.company,
  mobile,
  note: row.note,
  createTime: formatDateTime(row.createdAt),
})

/**
 * Returns the site and address of something on another distributor; empty strings if there is none.
 */
export const presentOtherSite = (dist: Dist | undefined, path: string): OtherSite => ({
  siteName: dist?.conf.distBaseConf.websiteName ?? '',
  url: dist ? `${dist.origin}${path}` : '',
})

/** Returns the confirmation shown to the sender of a lead. */
export const presentReceipt = (row: Pick<typeof businessLeads.$inferSelect, 'phoneMask' | 'createdAt'>) => ({
  phone: row.phoneMask,
  createTime: formatDateTime(row.createdAt),
})

export const presentContacts = (siteName: string, numbers: readonly string[]) =>
  numbers.map((qq, i) => ({ name: `${siteName}售前客服${numbers.length > 1 ? i + 1 : ''}`, qq }))

export const presentTier = ({ id, name, explain, days, mostPercent, bp, fixedFen }: CoverTier) => ({
  ensureId: id,
  name,
  explain,
  days,
  mostPercent,
  basisPoints: bp,
  fixedPrice: fixedFen ? fenToYuan(BigInt(fixedFen)) : null,
})

/** `marginBp` of the site is part of the fee shown to sellers. */
export const presentTerms = (rules: Rules, marginBp: number): TradeTerms => ({
  isVerified: rules.staffSteps === 'required',
  unpaidMinutes: rules.unpaidMinutes,
  startHours: rules.startHours,
  autoConfirmHours: rules.autoConfirmHours,
  holdHours: rules.holdHours,
  feeBp: rules.sellerFeeBp + marginBp,
  leastFee: fenToYuan(fen(rules.leastFeeFen)),
  distShareBp: rules.distShareBp,
  cancelFeeBp: rules.cancelFeeBp,
  assignMinutes: rules.assignMinutes,
  mostAsked: rules.mostAsked,
  deliverMinutes: rules.deliverMinutes,
  leaveMinutes: rules.leaveMinutes,
  noShowBp: rules.noShowBp,
  firstShotMinutes: rules.firstShotMinutes,
  proposalHours: rules.proposalHours,
  graceMinutes: rules.graceMinutes,
  mismatchMinutes: rules.mismatchMinutes,
  answerHours: rules.answerHours,
  duty: dutyText(dutyOf(rules)),
  checkHours: rules.checkHours,
})
