import { z } from 'zod'
import { HOUSE_SCOPE_NAMES } from '@/lib/shared/people/api-keys'
import { STAFF_CODE_PATTERN } from '@/lib/shared/staff/staff'
import { codeBy, commaList, empty, none, paged, required, secret, text, uint } from '../fields'
import { endpoint } from '../kit'
import { apiCall, apiKey, callFilter } from '../people/api-key-fields'

const access = 'staff:webhooks.write'
const houseKey = apiKey.extend({ by: z.string().describe('as whom it acts'), isInForce: z.boolean() })

/** Read-only keys for the books of the caller's distributor or of the platform; each acts as the member who made it. */
export const consoleApiKeyContract = {
  'GET /console/apiKeys': endpoint({
    summary: 'List keys of the own house that are in use, newest first',
    access,
    input: empty,
    output: z.object({ list: z.array(houseKey) }),
    refusals: [],
  }),
  'POST /console/createApiKey': endpoint({
    summary: 'Create a read-only key of the own house, with a fresh authenticator code; returned once and not stored',
    access,
    input: z.object({
      name: required(30, '请填写密钥名称'),
      scopes: commaList(z.enum(HOUSE_SCOPE_NAMES, '权限有误，请刷新后重新选择')).describe('comma-joined'),
      addresses: commaList(text(60)).optional().describe('IP addresses or CIDR blocks, comma-joined; absent: any'),
      code: secret(codeBy(STAFF_CODE_PATTERN, '请输入 6 位验证码或恢复码')),
    }),
    output: z.object({ key: z.string(), row: houseKey }),
    refusals: ['INVALID_INPUT', 'TOO_MANY', 'WRONG_STAFF_CODE', 'STAFF_PAUSED'],
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /console/revokeApiKey': endpoint({
    summary: 'Revoke a key of the own house: the next call with it is refused',
    access,
    input: z.object({ keyId: uint() }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'GET /console/apiCalls': endpoint({
    summary: 'List calls made with keys of the own house in the last 30 days, newest first',
    access,
    input: callFilter,
    output: paged(apiCall),
    refusals: [],
  }),
} as const
