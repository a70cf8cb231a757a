import { z } from 'zod'
import { goodsSn, none, required, secret, text } from '../fields'
import { endpoint } from '../kit'

/** A seller's account, checked by staff before anybody buys it. */
export const goodsCheckContract = {
  'POST /goodsCheck/submit': endpoint({
    summary: 'Submit an own account for sale for a check; a new one replaces the former and ends its result',
    access: 'verified',
    input: z.object({
      goodsSn,
      account: secret(required(100, '请填写账号')),
      password: secret(required(100, '请填写密码')),
      note: secret(text(500).prefault('')),
    }),
    output: none,
    refusals: ['NOT_FOUND', 'GOODS_BUSY', 'INVALID_INPUT'],
    idempotent: true,
    limit: { points: 30, seconds: 3600 },
  }),
  'POST /goodsCheck/withdraw': endpoint({
    summary: 'Withdraw the check of an own item; the submitted account is erased',
    access: 'login',
    input: z.object({ goodsSn }),
    output: none,
    refusals: ['NOT_FOUND', 'GOODS_BUSY', 'CHECK_STATE'],
  }),
} as const
