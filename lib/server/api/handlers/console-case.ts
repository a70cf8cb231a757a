import type { consoleCaseContract } from '@/lib/contract/console-case'
import { publishCase } from '../../modules/trust/publish-case'
import { listCases } from '../../modules/trust/queries-cases'
import { showCase } from '../../modules/trust/show-case'
import type { Handlers } from '../handler'

export const consoleCaseHandlers: Handlers<typeof consoleCaseContract> = {
  'GET /console/cases': (ctx, input) => listCases(ctx, input),
  'POST /console/publishCase': async (ctx, input) => ({ code: await publishCase(ctx, input) }),
  'POST /console/showCase': (ctx, input) => showCase(ctx, input),
}
