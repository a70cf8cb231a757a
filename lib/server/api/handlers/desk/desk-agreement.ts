import type { deskAgreementContract } from '@/lib/contract/desk/desk-agreement'
import { listAgreements } from '../../../modules/core/legal/queries-agreements'
import { loadAgreementFile } from '../../../modules/orders/trading/staff/load-agreement-file'
import { loadForStaff } from '../../../modules/orders/trading/staff/queries-agreement'
import type { Handlers } from '../../handler'

export const deskAgreementHandlers: Handlers<typeof deskAgreementContract> = {
  'GET /desk/agreement': (ctx, input) => loadForStaff(ctx, input),
  'POST /desk/agreementFile': (ctx, input) => loadAgreementFile(ctx, input),
  'GET /console/agreements': (ctx, input) => listAgreements(ctx, input),
}
