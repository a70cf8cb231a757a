import type { consoleExportContract } from '@/lib/contract/console/console-export'
import { loadDistExport } from '../../../modules/office/privacy/queries'
import { requestDistExport } from '../../../modules/office/privacy/request-dist-export'
import type { Handlers } from '../../handler'

export const consoleExportHandlers: Handlers<typeof consoleExportContract> = {
  'GET /console/export': (ctx) => loadDistExport(ctx),
  'POST /console/askExport': (ctx) => requestDistExport(ctx),
}
