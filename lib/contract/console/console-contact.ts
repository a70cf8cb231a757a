import { z } from 'zod'
import { account, dateTime, flag, none, page, paged, pageSize, required, uint } from '../fields'
import { endpoint } from '../kit'

const kind = z.enum(['1', '2'], '请选择类型').transform((given) => (given === '1' ? 1 : 2))

/** Contacts that visitors may trust: the platform's on every site, a distributor's on its own. */
export const consoleContactContract = {
  'GET /console/contacts': endpoint({
    summary: 'Genuine contacts of the own house, those that were withdrawn last',
    access: 'staff:content.write',
    added: true,
    input: z.object({ page, pageSize: pageSize(20, 50) }),
    output: paged(
      z.object({
        contactId: z.number().int(),
        kind: z.number().int().describe('1 QQ, 2 WeChat'),
        value: z.string(),
        name: z.string(),
        since: dateTime,
        active: z.boolean(),
      }),
    ).extend({
      unlisted: z.array(z.string()).describe('QQ numbers of service that this site shows and a check would call false'),
    }),
    refusals: [],
  }),
  'POST /console/addContact': endpoint({
    summary: 'From now on a check of this contact says that it is genuine',
    access: 'staff:content.write',
    added: true,
    input: z.object({
      kind,
      value: account(40, '请填写号码'),
      name: required(20, '请填写名称'),
      reason: required(200, '请填写原因'),
    }),
    output: z.object({ contactId: z.number().int() }),
    refusals: ['INVALID_INPUT'],
  }),
  'POST /console/renameContact': endpoint({
    summary: 'Say otherwise who answers there; its number stays',
    access: 'staff:content.write',
    added: true,
    input: z.object({ contactId: uint(), name: required(20, '请填写名称'), reason: required(200, '请填写原因') }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'POST /console/switchContact': endpoint({
    summary: 'Withdraw a contact, so that a check calls it false at once, or bring it back',
    access: 'staff:content.write',
    added: true,
    input: z.object({ contactId: uint(), active: flag, reason: required(200, '请填写原因') }),
    output: none,
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
} as const
