import type { userRestrictionContract } from '@/lib/contract/people/user-restriction'
import { createRestrictionAppeal } from '../../../modules/office/restrictions/create-restriction-appeal'
import { loadRestrictionFigures } from '../../../modules/office/restrictions/queries-figures'
import { loadOwnRestrictions } from '../../../modules/office/restrictions/queries-own'
import type { Handlers } from '../../handler'

export const userRestrictionHandlers: Handlers<typeof userRestrictionContract> = {
  'GET /user/restrictions': (ctx) => loadOwnRestrictions(ctx),
  'POST /user/appealRestriction': (ctx, input) => createRestrictionAppeal(ctx, input),
  'GET /comm/restrictionFigures': (ctx) => loadRestrictionFigures(ctx),
}
