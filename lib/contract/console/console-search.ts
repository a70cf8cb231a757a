import { z } from 'zod'
import { keyword } from '../fields'
import { endpoint } from '../kit'

const found = z.object({
  title: z.string(),
  note: z.string().describe('number, state, amount'),
  path: z.string().describe('console page that shows it'),
})

/** One search over what the console lists. */
export const consoleSearchContract = {
  'GET /console/search': endpoint({
    summary:
      'Find users, orders, goods and payments by number, complete mobile, name or title; only what the caller may list, for a distributor only its own',
    access: 'staff:overview.read',
    input: z.object({ query: keyword(60).pipe(z.string().min(1, '请输入要找的内容')) }),
    output: z.object({
      groups: z.array(
        z.object({
          kind: z.enum(['users', 'orders', 'goods', 'payments']),
          list: z.array(found),
          more: z.boolean().describe('there are more than listed'),
          all: z.string().describe("console page that lists them all; '' if none does"),
        }),
      ),
    }),
    refusals: [],
    limit: { points: 60, seconds: 60 },
  }),
} as const
