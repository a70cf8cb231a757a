import { z } from 'zod'
import { yuan } from '../fields'

export const sellerFigures = z.object({
  stars: z.number().nullable().describe('average of all reviews, 1 to 5, one decimal, as in lists; null without any'),
  rated: z.number().int().describe('of how many reviews'),
  replyMinutes: z.number().int().nullable().describe('middle of 90 days of questions; null: too few'),
  retrieval: z
    .object({
      percent: z.number().describe('one decimal, rounded up'),
      retrieved: z.number().int().describe('whose cover was paid'),
      accounts: z.number().int().describe('sold to their end'),
    })
    .nullable()
    .describe('accounts that were taken back; null: fewer than five were sold'),
  claims: z.object({ paid: z.number().int(), sum: yuan }).describe('that covers paid for what was sold'),
})

export const review = z.object({
  stars: z.number().int(),
  text: z.string(),
  buyer: z.string().describe('masked'),
  gameName: z.string(),
  goodsTypeStr: z.string(),
  createTime: z.string().describe('YYYY-MM-DD'),
})
export type Review = z.output<typeof review>

const shelf = z.object({
  gameId: z.number().int(),
  gameName: z.string(),
  goodsTypeId: z.number().int(),
  goodsTypeStr: z.string(),
  total: z.number().int(),
})

/** A shop as shown to visitors. */
export const shopPage = z.object({
  code: z.string(),
  name: z.string(),
  notice: z.string(),
  actor: z.string(),
  authStatus: z.number().int(),
  faceMonth: z.string().describe("YYYY-MM of the face check that counts; '': none"),
  isOfficial: z.boolean().describe("sells the platform's own goods"),
  since: z.string().describe('YYYY-MM-DD'),
  onSale: z.number().int(),
  shelves: z.array(shelf).describe('what is on sale, by game and type, most first'),
  sold: z.number().int().describe('deals: paid and not ended since'),
  completion: z
    .object({
      percent: z.number().describe('one decimal'),
      completed: z.number().int(),
      over: z.number().int().describe('paid sales of 90 days that ended; those a buyer cancelled do not count'),
    })
    .nullable()
    .describe('null: fewer than five are over'),
  figures: sellerFigures,
})
export type ShopPage = z.output<typeof shopPage>

/** The caller's own shop, for editing. */
export const ownShop = z.object({
  code: z.string(),
  name: z.string().describe("'' where it has none of its own"),
  plainName: z.string().describe('what it is then called'),
  notice: z.string(),
})
export type OwnShop = z.output<typeof ownShop>
