import type { consoleRestrictionContract } from '@/lib/contract/console/console-restriction'
import { liftRestriction } from '../../../modules/office/restrictions/lift-restriction'
import { listForStaff, loadForStaff, loadPreview } from '../../../modules/office/restrictions/queries'
import { renewRestriction } from '../../../modules/office/restrictions/renew-restriction'
import { restrictUser } from '../../../modules/office/restrictions/restrict-user'
import { reviewRestrictionAppeal } from '../../../modules/office/restrictions/review-restriction-appeal'
import type { Handlers } from '../../handler'

export const consoleRestrictionHandlers: Handlers<typeof consoleRestrictionContract> = {
  'GET /console/restrictions': (ctx, input) => listForStaff(ctx, input),
  'GET /console/restriction': (ctx, { restrictionId }) => loadForStaff(ctx, restrictionId),
  'GET /console/restrictionPreview': (ctx, { userId }) => loadPreview(ctx, userId),
  'POST /console/restrictUser': (ctx, input) => restrictUser(ctx, input),
  'POST /console/renewRestriction': (ctx, input) => renewRestriction(ctx, input),
  'POST /console/liftRestriction': (ctx, input) => liftRestriction(ctx, input),
  'POST /console/decideRestrictionAppeal': (ctx, input) => reviewRestrictionAppeal(ctx, input),
}
