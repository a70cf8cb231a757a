import { like } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { sendAgreementCode, signAgreement } from '../../../modules/orders/trading/places/sign-agreement'
import { loadAgreement } from '../../../modules/orders/trading/queries-agreement'
import type { UserCtx } from '../../../runtime/context'
import { randomToken } from '../../../runtime/vault'
import { rateWindows } from '../../schema/runtime'

const DEVICE = {
  ip: '203.0.113.24',
  userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
}

/** Signs the transfer agreement of an order as a party, with the code of the message that it is sent. */
export async function signOrder(party: UserCtx, orderSn: OrderSn): Promise<void> {
  let smsCode = ''
  const sms: UserCtx['sms'] = {
    send: async ({ message }) => {
      if (message.kind === 'actionCode') smsCode = message.values.code
    },
  }
  const ctx = Object.assign({}, party, { sms }, DEVICE)
  const { hash } = await loadAgreement(ctx, { orderSn })
  // the demo's orders are not made in the order of their times
  await ctx.db.delete(rateWindows).where(like(rateWindows.key, 'sms:own:%'))
  const read = { orderSn, hash, browser: randomToken() }
  await sendAgreementCode(ctx, read)
  await signAgreement(ctx, Object.assign(read, { smsCode }))
}
