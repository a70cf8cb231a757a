import { z } from 'zod'
import { dateTime, yuan } from '../fields'

/** A deal agreed elsewhere with all its terms, as shown to one of its two sides. */
export const dealRow = z.object({
  orderSn: z.string(),
  side: z.enum(['buyer', 'seller']).describe("the reader's"),
  isAsker: z.boolean().describe('the reader asked the other one in'),
  other: z.string().describe('masked mobile of who was asked, masked name of who asked'),
  gameId: z.number().int(),
  gameName: z.string(),
  areaName: z.string(),
  title: z.string(),
  note: z.string(),
  price: yuan.describe('agreed between the two'),
  fee: yuan,
  payer: z.enum(['buyer', 'seller', 'both']),
  buyerPays: yuan,
  sellerGets: yuan,
  state: z.enum(['waiting', 'running', 'declined', 'recalled', 'expired', 'over']),
  stateName: z.string(),
  says: z.string(),
  tone: z.enum(['act', 'wait', 'good', 'muted']),
  secondsLeft: z.number().int().describe('to the end of what it waits for; 0: nothing'),
  canAnswer: z.boolean(),
  canRecall: z.boolean(),
  link: z.string().describe("page of the invitation while it waits, for the reader; '' else"),
  orderPath: z.string().describe("the order's page, once the reader may open it; '' else"),
  createTime: dateTime,
})
export type DealRow = z.infer<typeof dealRow>
