import { z } from 'zod'
import { API_SCOPE_NAMES } from '@/lib/shared/people/api-keys'
import { commaList, empty, none, paged, payPassword, required, text, uint } from '../fields'
import { endpoint } from '../kit'
import { apiCall, apiKey, callFilter, keyMode } from './api-key-fields'

/** Keys of the seller API, for their owner on the page; the API itself is under /open/v1. */
export const apiKeyContract = {
  'GET /apiKey/list': endpoint({
    summary: 'List own keys of the seller API that are in use, newest first',
    access: 'login',
    input: empty,
    output: z.object({ list: z.array(apiKey), hasTestMode: z.boolean() }),
    refusals: [],
  }),
  'POST /apiKey/create': endpoint({
    summary: 'Create a key of the seller API for this site; the key is returned once and not stored',
    access: 'verified',
    input: z.object({
      mode: keyMode.prefault('live'),
      name: required(30, '请填写密钥名称'),
      scopes: commaList(z.enum(API_SCOPE_NAMES, '权限有误，请刷新后重新选择')).describe('comma-joined'),
      addresses: commaList(text(60)).optional().describe('IP addresses or CIDR blocks, comma-joined; absent: any'),
      payPassword: payPassword.optional().describe('of a live key'),
    }),
    output: z.object({ key: z.string(), row: apiKey }),
    refusals: [
      'NOT_VERIFIED',
      'INVALID_INPUT',
      'TOO_MANY',
      'TEST_MODE_OFF',
      'NO_PAY_PASSWORD',
      'WRONG_PAY_PASSWORD',
      'PAY_PASSWORD_LOCKED',
    ],
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /apiKey/revoke': endpoint({
    summary: 'Revoke an own key of the seller API: the next call with it is refused',
    access: 'login',
    input: z.object({ keyId: uint() }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'GET /apiKey/calls': endpoint({
    summary: 'List calls made with own keys in the last 30 days, newest first',
    access: 'login',
    input: callFilter,
    output: paged(apiCall),
    refusals: [],
  }),
} as const
