import { z } from 'zod'
import { STAFF_ACTIONS } from '@/lib/shared/trade/order-forms'
import { handedOver } from '../entities/order'
import { flag, none, orderSn, pictureKeys, price, required, secret, sum, text } from '../fields'
import { endpoint } from '../kit'

/** Actions of customer service on orders of its host. */
export const deskOrderContract = {
  'POST /desk/orderAct': endpoint({
    summary:
      'Take a step as customer service: lead and verify an account sale, deliver it, or decide between the parties',
    access: 'staff:orders.act',
    input: z.object({
      orderSn,
      action: z.enum(STAFF_ACTIONS, '没有符合条件的操作'),
      reason: text(200).optional().describe('of a decision between the parties; required there'),
      note: secret(text(1000).optional()),
      pictures: pictureKeys(9).optional().describe('JSON text: media keys of captures'),
      account: secret(
        text(100).optional().describe('handed over for the seller; absent: the one that the seller submitted'),
      ),
      password: secret(text(100).optional()),
      hasOtherLogin: flag
        .optional()
        .describe('of a check: the caller logged in without looking at the submitted password, e.g. by a scan'),
      amount: price.optional().describe('of a claim: what the owner is granted; absent: nothing'),
      pay: sum.optional().describe('of a work: what the worker gets, fee included'),
      forfeit: sum.optional().describe('of a work: what of the deposits the customer gets'),
    }),
    output: z.object({ waits: z.boolean().describe('for a second member to agree') }),
    refusals: [
      ...(['NOT_FOUND', 'ELSEWHERE', 'ORDER_STATE', 'FORBIDDEN', 'INVALID_INPUT'] as const),
      ...(['APPROVAL_OPEN', 'REVIEW_DONE'] as const),
    ],
    idempotent: true,
    movesMoney: true,
  }),
  'POST /desk/freezeOrder': endpoint({
    summary: 'Freeze an order as customer service: no member can act, no timer runs',
    access: 'staff:orders.act',
    input: z.object({ orderSn, reason: required(200, '请填写冻结理由') }),
    output: none,
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'ORDER_STATE', 'FORBIDDEN'],
  }),
  'POST /desk/thawOrder': endpoint({
    summary:
      'Unfreeze an order as customer service; its timer continues. After a party contested, a decision against it',
    access: 'staff:orders.act',
    input: z.object({ orderSn, reason: required(200, '请填写解冻理由') }),
    output: z.object({ waits: z.boolean().describe('for a second member to agree') }),
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'ORDER_STATE', 'FORBIDDEN', 'APPROVAL_OPEN', 'REVIEW_DONE'],
  }),
  'POST /desk/credentials': endpoint({
    summary: 'Show the account that a member submitted to staff; for a sale only to its lead; every view is audited',
    access: 'staff:orders.act',
    input: z.object({ orderSn }),
    output: handedOver,
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'ORDER_STATE', 'FORBIDDEN'],
  }),
} as const
