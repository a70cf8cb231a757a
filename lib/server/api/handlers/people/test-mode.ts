import type { testModeContract } from '@/lib/contract/people/test-mode'
import { applyTestAction } from '../../../modules/office/test-mode/apply-test-action'
import { loadTouched } from '../../../modules/office/test-mode/queries'
import type { Handlers } from '../../handler'

export const testModeHandlers: Handlers<typeof testModeContract> = {
  'POST /testMode/advance': async (ctx, input) => loadTouched(ctx, await applyTestAction(ctx, input)),
}
