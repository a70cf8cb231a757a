import type { cusSerContract } from '@/lib/contract/orders/cus-ser'
import { verifyContact } from '../../../modules/office/trust/verify-contact'
import { verifySource } from '../../../modules/office/trust/verify-source'
import type { Handlers } from '../../handler'

export const cusSerHandlers: Handlers<typeof cusSerContract> = {
  'GET /cusSer/checkSource': (ctx, input) => verifySource(ctx, input),
  'GET /cusSer/queryVerifyCustomer': (ctx, input) => verifyContact(ctx, input),
}
