import type { consoleCaseContract } from '@/lib/contract/console/console-case'
import { publishCase } from '../../../modules/office/trust/publish-case'
import { listCases, loadCase } from '../../../modules/office/trust/queries-cases'
import { updateCase } from '../../../modules/office/trust/update-case'
import { updateCaseVisibility } from '../../../modules/office/trust/update-case-visibility'
import type { Handlers } from '../../handler'

export const consoleCaseHandlers: Handlers<typeof consoleCaseContract> = {
  'GET /console/cases': (ctx, input) => listCases(ctx, input),
  'GET /console/case': (ctx, { code }) => loadCase(ctx, code),
  'POST /console/publishCase': async (ctx, input) => ({ code: await publishCase(ctx, input) }),
  'POST /console/updateCase': (ctx, input) => updateCase(ctx, input),
  'POST /console/showCase': (ctx, input) => updateCaseVisibility(ctx, input),
}
