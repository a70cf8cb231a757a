import { z } from 'zod'
import { dateTime, yuan } from '../fields'

/** A transfer with all accounts it touched; the amounts sum to zero. */
export const ledgerTransfer = z.object({
  transferId: z.number().int(),
  kind: z.string(),
  kindName: z.string(),
  ref: z.string().describe('of the business event; with the kind it posts once'),
  memo: z.string(),
  createTime: dateTime,
  lines: z.array(
    z.object({
      kind: z.string(),
      kindName: z.string(),
      ownerId: z.number().int(),
      amount: yuan.describe('positive: the account received'),
      balance: yuan.describe('of the account after it'),
    }),
  ),
})
export type LedgerTransfer = z.output<typeof ledgerTransfer>
