import { z } from 'zod'
import { SOURCE_KINDS, SOURCE_MAX, sourceError } from '@/lib/shared/trade/sources'
import { normalContact, SERVICE_ID_MAX, type VerifyKind, verifyError } from '@/lib/shared/trade/trust'
import { account, required } from '../fields'
import { endpoint } from '../kit'

const TYPES = z.enum(['1', '2'], '请选择QQ或微信')

export const cusSerContract = {
  'GET /cusSer/queryVerifyCustomer': endpoint({
    summary: 'Check whether a QQ or WeChat id belongs to one of our service members; an empty object if not',
    access: 'public',
    original: true,
    input: z
      .object({
        queryType: TYPES.transform((type) => Number(type) as VerifyKind).describe('1 QQ, 2 WeChat'),
        queryValue: account(SERVICE_ID_MAX, '请填写客服号码', '请输入正确的客服微信号')
          .overwrite(normalContact)
          .default('')
          .describe('exact match; case, spaces, a label and punctuation around it do not count'),
      })
      .superRefine(({ queryType, queryValue }, found) => {
        const message = verifyError(queryType, queryValue)
        if (message) found.addIssue({ code: 'custom', path: ['queryValue'], message })
      }),
    output: z
      .object({
        queryType: TYPES,
        queryValue: z.string(),
        name: z.string().describe('working name'),
        since: z.string().describe('YYYY-MM-DD, in service since; absent for a contact that the site only publishes'),
      })
      .partial(),
    refusals: ['TOO_MANY'],
    limit: { points: 60, seconds: 60 },
  }),
  'GET /cusSer/checkSource': endpoint({
    summary: 'Check whether a link leads to a site of the platform, or a phone number is one that this site publishes',
    access: 'public',
    input: z
      .object({
        kind: z.enum(SOURCE_KINDS, '请选择网址或电话'),
        value: required(SOURCE_MAX, '请填写要核对的内容'),
      })
      .superRefine(({ kind, value }, found) => {
        const message = sourceError(kind, value)
        if (message) found.addIssue({ code: 'custom', path: ['value'], message })
      }),
    output: z.object({
      isOurs: z.boolean(),
      value: z.string().describe('what was compared: the host a browser would open, or the digits'),
      siteName: z.string().describe("the site it belongs to; '': not ours"),
    }),
    refusals: ['TOO_MANY'],
    limit: { points: 60, seconds: 60 },
  }),
} as const
