import { z } from 'zod'
import { flag, orderSn } from '../fields'
import { endpoint } from '../kit'

const expand = flag.optional().describe('1: with the number of unread messages')
const unread = z.number().int().nullable().describe('null: not asked for')

export const userImContract = {
  'GET /user/getImParams': endpoint({
    summary: 'Get an IM token to exchange for chat connection parameters; for an own order, also its group',
    access: 'login',
    original: true,
    input: z.object({ orderSn: orderSn.optional(), expand }),
    output: z.object({ token: z.string(), nonce: z.string(), groupId: z.number().int().nullable(), unread }),
    refusals: [],
  }),
  'GET /user/getImListParams': endpoint({
    summary:
      'Get the same IM parameters under the field names of the chat list; for other storefronts, the pages here use getImParams',
    access: 'login',
    original: true,
    input: z.object({ expand }),
    output: z.object({ imToken: z.string(), authToken: z.string().describe('its nonce'), unread }),
    refusals: [],
  }),
} as const
