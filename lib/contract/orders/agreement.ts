import { z } from 'zod'
import { HASH_PATTERN } from '@/lib/shared/trade/agreements'
import { agreement } from '../entities/agreement'
import { orderSn, ruled, secret } from '../fields'
import { endpoint } from '../kit'

const hash = z
  .string()
  .overwrite((text) => text.trim().toLowerCase())
  .regex(HASH_PATTERN, '哈希值为 64 位十六进制字符，请核对')

/** The transfer agreement of an order, which both parties sign before the rebinding. */
export const agreementContract = {
  'GET /order/agreement': endpoint({
    summary: 'Get the agreement of an own order, with the own copy: the own id number in full, the other masked',
    access: 'login',
    input: z.object({ orderSn }),
    output: agreement.extend({
      viewer: z.enum(['buyer', 'seller']),
      text: z.string().describe('the own copy, whose SHA-256 is `copyHash`'),
      copyHash: z.string(),
      version: z.number().int().describe('of the legal document'),
      maySign: z.boolean(),
      needsFace: z.boolean(),
      phone: z.string().describe('masked: where the code goes'),
      dueTime: z.string().describe("until when the own side may sign; '' if it need not"),
      record: z.string().describe("what the platform signed, '' until both have signed"),
      signature: z.string().describe('Ed25519 over the record, base64'),
      publicKey: z.string().describe('SPKI, DER, base64'),
    }),
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'ORDER_PASSED'],
  }),
  'POST /order/sendAgreementCode': endpoint({
    summary: 'Send a code to the own phone that signs only the text with this hash',
    access: 'verified',
    input: z.object({ orderSn, hash }),
    output: z.object({ waitSeconds: z.number().int() }),
    refusals: [
      ...(['NOT_FOUND', 'ELSEWHERE', 'ORDER_PASSED', 'NOT_VERIFIED', 'ORDER_STATE', 'ORDER_FROZEN'] as const),
      ...(['AGREEMENT_CHANGED', 'TOO_MANY', 'INVALID_INPUT'] as const),
    ],
    limit: { points: 60, seconds: 3600 },
  }),
  'POST /order/signAgreement': endpoint({
    summary: 'Sign the agreement of an own order with the code for its hash',
    access: 'verified',
    input: z.object({
      orderSn,
      hash,
      smsCode: secret(ruled('smsCode')),
      agree: z.literal('1', '请先阅读并同意协议'),
    }),
    output: z.object({ isDone: z.boolean().describe('both have signed') }),
    refusals: [
      ...(['NOT_FOUND', 'ELSEWHERE', 'ORDER_PASSED', 'NOT_VERIFIED', 'ORDER_STATE', 'ORDER_FROZEN'] as const),
      ...(['AGREEMENT_CHANGED', 'WRONG_SMS_CODE', 'FACE_NEEDED', 'FORBIDDEN', 'INVALID_INPUT'] as const),
    ],
    idempotent: true,
    limit: { points: 30, seconds: 3600 },
  }),
  'GET /agreement/verify': endpoint({
    summary: 'Whether a hash is that of a signed agreement or of a copy of one; never its contents',
    access: 'public',
    input: z.object({ hash }),
    output: z.object({
      genuine: z.boolean(),
      signTime: z.string().describe("when both had signed; '' otherwise"),
      publicKey: z.string().describe("that verifies the platform's signature; SPKI, DER, base64"),
    }),
    refusals: [],
    limit: { points: 60, seconds: 3600 },
  }),
} as const
