import { CLAIM_LEAST_HOURS, wordsOfClaim } from '@/lib/shared/trade/claims'
import type { Ctx } from '../../../../runtime/context'
import { type CaseRun, CLAIM } from '../internal/case-kind'
import { closeClaim } from '../internal/close-claim'
import { moveClaim } from '../internal/move-case'
import { notifyParties } from '../internal/notify-parties'
import { advance, recover } from '../internal/pay-claim-out'
import { pickHandler } from '../internal/pick-handler'
import { sweepDueCases } from '../internal/sweep-due-cases'
import { dueOf } from './rules'
import type { Claim } from './types'

/**
 * Scheduled job for claims: pays on the seventh day, recovers advance payments from the seller, closes claims that were
 * not appealed, and reassigns claims that were not decided in time. Returns how many were due.
 */
export const processDueClaims = (ctx: Ctx, { limit }: { limit: number }): Promise<number> =>
  sweepDueCases(ctx, CLAIM, { stages: ['review', 'rejected', 'recovering', 'advanced'], process: processClaim, limit })

async function processClaim(run: CaseRun<Claim>): Promise<void> {
  switch (run.row.stage) {
    case 'recovering':
      return advance(run)
    case 'advanced':
      return recover(run)
    case 'rejected': {
      const seller = {
        title: '理赔结束，未通过',
        text: `${run.row.title}：${wordsOfClaim(run.row.kind).claimant}没有申诉`,
      }
      return closeClaim(run, { outcome: 'rejected', says: '理赔结束，未通过', messages: { buyer: null, seller } })
    }
    default:
      return passOn(run)
  }
}

/**
 * Reassigns a claim that was not decided in time to another staff member; what was promised to the buyer is unchanged.
 */
async function passOn(run: CaseRun<Claim>): Promise<void> {
  const { tx, at, row: claim } = run
  const next = (await pickHandler(tx, claim, at)) ?? claim.handlerId
  const passed = claim.passed + 1
  await moveClaim(tx, claim, { handlerId: next, handedAt: at, passed, dueAt: dueOf.passed(at) })
  const title = next === claim.handlerId ? '理赔审核已超时' : '理赔审核超时，已换人'
  const text = `${claim.title}：${CLAIM_LEAST_HOURS} 小时内审核，垫付时间不受影响`
  await notifyParties(CLAIM, run, claim, { buyer: { title, text }, seller: null })
}
