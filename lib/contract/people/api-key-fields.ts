import { z } from 'zod'
import { ALL_SCOPE_NAMES, KEY_MODE_NAMES } from '@/lib/shared/people/api-keys'
import { dateTime, flag, page, pageSize, uint } from '../fields'

export const keyMode = z.enum(KEY_MODE_NAMES, '请选择正式或测试')

export const apiKey = z.object({
  keyId: z.number().int(),
  mode: keyMode,
  name: z.string(),
  start: z.string().describe('beginning of the key'),
  scopes: z.array(z.enum(ALL_SCOPE_NAMES)),
  addresses: z.array(z.string()).describe('IP addresses or blocks that may use it; none: any'),
  createTime: dateTime,
  usedTime: dateTime.nullable().describe('to the minute; null: never used'),
})

export const callFilter = z.object({
  keyId: uint().optional(),
  failed: flag.optional().describe('1: only refused ones'),
  page,
  pageSize: pageSize(20),
})

/** A logged call. */
export const apiCall = z.object({
  callId: z.number().int(),
  keyId: z.number().int(),
  keyName: z.string(),
  mode: keyMode,
  method: z.string(),
  path: z.string().describe('without the query'),
  status: z.number().int(),
  error: z.string().describe("name of the refusal; '' if it was not refused"),
  ms: z.number().int(),
  requestId: z.string(),
  createTime: dateTime,
})
