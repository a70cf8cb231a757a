import type { consoleExportContract } from '@/lib/contract/console/console-export'
import { askDistExport } from '../../../modules/office/privacy/ask-dist-export'
import { loadDistExport } from '../../../modules/office/privacy/queries'
import type { Handlers } from '../../handler'

export const consoleExportHandlers: Handlers<typeof consoleExportContract> = {
  'GET /console/export': (ctx) => loadDistExport(ctx),
  'POST /console/askExport': (ctx) => askDistExport(ctx),
}
