import type { legalContract } from '@/lib/contract/site/legal'
import { loadLegal } from '../../../modules/core/legal/queries'
import type { Handlers } from '../../handler'

export const legalHandlers: Handlers<typeof legalContract> = {
  'GET /legal/document': (ctx, input) => loadLegal(ctx, input),
}
