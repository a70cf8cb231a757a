import { z } from 'zod'
import { dateTime, yuan } from '../fields'
import { goodsRow } from './goods'

const side = z.enum(['buyer', 'seller'])

/** The offers of a buyer and a seller for one item, as shown to one of them. */
export const bargain = z.object({
  bargainId: z.number().int().describe('of the last offer'),
  goodsSn: z.string(),
  goods: goodsRow.nullable().describe('null: removed, or not shown on this host'),
  side: side.describe("the caller's"),
  by: side.describe('who made the last offer'),
  state: z.enum(['open', 'kept', 'ordered', 'refused', 'withdrawn', 'expired', 'lapsed', 'void']),
  stateName: z.string(),
  says: z.string(),
  tone: z.enum(['act', 'wait', 'good', 'muted']),
  price: yuan.describe('of the last offer'),
  net: z.string().describe("what the seller gets at that price; '' for the buyer and once it is over"),
  orderPath: z.string().describe("where the buyer orders at the agreed price; '' else"),
  listPrice: yuan.describe('of the item when it was made'),
  sellrBargaPrice: z.string().describe("the buyer's last price"),
  sellrCounterofferPrice: z.string().describe("the seller's last price; '' none"),
  buyer: z.string().describe('masked'),
  seller: z.string().describe('masked'),
  offersLeft: z.number().int().describe('of the buyer, for this item'),
  secondsLeft: z.number().int().describe('until it expires or is let go; 0: it is over'),
  createTime: dateTime,
  history: z.array(z.object({ by: side, price: yuan, createTime: dateTime })).describe('the last first'),
  actions: z.array(
    z.object({
      handle: z.enum(['accept', 'refuse', 'counter', 'withdraw']),
      label: z.string(),
      primary: z.boolean(),
    }),
  ),
})
export type Bargain = z.infer<typeof bargain>
