import type { consoleSearchContract } from '@/lib/contract/console/console-search'
import { findEverything } from '../../../modules/office/search/queries'
import type { Handlers } from '../../handler'

export const consoleSearchHandlers: Handlers<typeof consoleSearchContract> = {
  'GET /console/search': (ctx, { query }) => findEverything(ctx, query),
}
