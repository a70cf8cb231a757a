import type { cusSerContract } from '@/lib/contract/cus-ser'
import { verifyContact } from '../../modules/trust/verify-contact'
import type { Handlers } from '../handler'

export const cusSerHandlers: Handlers<typeof cusSerContract> = {
  'GET /cusSer/queryVerifyCustomer': (ctx, input) => verifyContact(ctx, input),
}
