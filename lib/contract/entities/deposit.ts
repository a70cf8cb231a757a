import { z } from 'zod'
import { DEPOSIT_KINDS } from '@/lib/shared/trade/deposits'
import { dateTime, yuan } from '../fields'
import { balanceRecord } from './wallet'

export const depositInfo = z.object({
  kind: z.enum(DEPOSIT_KINDS),
  name: z.string(),
  about: z.string(),
  href: z.string().describe('where its trade is run'),
  state: z.enum(['none', 'held', 'asked']).describe('asked: on its way back to the balance'),
  amount: yuan.describe('the whole of it'),
  held: yuan,
  missing: yuan,
  open: z.number().int().describe('orders it still stands for; above zero it cannot be asked back'),
  askedTime: dateTime.nullable(),
  deadline: z
    .object({
      label: z.string(),
      outcome: z.string(),
      dueTime: dateTime,
      dueIn: z.number().int().describe('seconds'),
      span: z.number().int(),
      stopped: z.boolean(),
    })
    .nullable()
    .describe('of one that is asked back'),
  moves: z.array(balanceRecord).describe('the last fifty, newest first'),
})
export type DepositInfo = z.output<typeof depositInfo>
