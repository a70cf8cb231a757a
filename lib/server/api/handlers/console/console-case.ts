import type { consoleCaseContract } from '@/lib/contract/console/console-case'
import { publishCase } from '../../../modules/office/trust/publish-case'
import { listCases } from '../../../modules/office/trust/queries-cases'
import { updateCaseVisibility } from '../../../modules/office/trust/update-case-visibility'
import type { Handlers } from '../../handler'

export const consoleCaseHandlers: Handlers<typeof consoleCaseContract> = {
  'GET /console/cases': (ctx, input) => listCases(ctx, input),
  'POST /console/publishCase': async (ctx, input) => ({ code: await publishCase(ctx, input) }),
  'POST /console/showCase': (ctx, input) => updateCaseVisibility(ctx, input),
}
