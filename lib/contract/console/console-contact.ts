import { z } from 'zod'
import { account, dateTime, flag, none, page, paged, pageSize, required, uint } from '../fields'
import { endpoint } from '../kit'

const kind = z.enum(['1', '2'], '请选择类型').transform((text) => (text === '1' ? 1 : 2))

/** Contacts that visitors can trust: the platform's on every site, a distributor's on its own. */
export const consoleContactContract = {
  'GET /console/contacts': endpoint({
    summary: "List genuine contacts of the caller's platform or distributor, withdrawn ones last",
    access: 'staff:content.write',
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
      calledFalse: z.array(z.string()).describe('what this site publishes and a check calls false'),
    }),
    refusals: [],
  }),
  'POST /console/addContact': endpoint({
    summary: 'Add a contact that checks then report as genuine',
    access: 'staff:content.write',
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
    summary: 'Change the name of a contact; its number is unchanged',
    access: 'staff:content.write',
    input: z.object({ contactId: uint(), name: required(20, '请填写名称'), reason: required(200, '请填写原因') }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'POST /console/switchContact': endpoint({
    summary: 'Withdraw a contact, so that checks report it as false immediately, or restore it',
    access: 'staff:content.write',
    input: z.object({ contactId: uint(), active: flag, reason: required(200, '请填写原因') }),
    output: none,
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
} as const
