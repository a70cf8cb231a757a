import { z } from 'zod'
import { RENT_STATES } from '@/lib/shared/trade/rent-states'
import { goodsRow, rentalPrices } from '../entities/goods'
import { orderOnOtherSite } from '../entities/order'
import { dateTime, paged, yuan } from '../fields'

/** Price of an hour by the hour of day, in Beijing, at which it starts. */
export const hourPrice = z.object({ from: z.number().int(), to: z.number().int().describe('excluded'), price: yuan })

/** One of the caller's accounts that is, or was, for rent. */
export const ownOffer = z.object({
  goods: goodsRow,
  isLet: z.boolean().describe('stands in the rental hall'),
  prices: rentalPrices.nullable().describe('in force, or those of before it was taken off'),
  minHours: z.number().int(),
  rules: z.string(),
  handOver: z.enum(['auto', 'stale', 'hand']).describe('stored credentials; seen by a renter since; by hand'),
  pausedUntil: dateTime.nullable(),
  hourPrices: z.array(hourPrice),
  rentals: z.number().int().describe('settled, of this host'),
  income: yuan.describe('of the settled ones, after the fee'),
  running: z
    .object({
      orderSn: z.string(),
      statusName: z.string(),
      endTime: dateTime.nullable().describe('while the renter has it'),
    })
    .nullable()
    .describe('who has it now'),
  runningElsewhere: orderOnOtherSite.nullable().describe('somebody who rented it on another host'),
})

/** A page of own offers, by state, then newest first. */
export const ownOffers = paged(ownOffer).extend({
  income: yuan.describe('of all own rentals of this host, after the fee'),
  counts: z
    .record(z.enum(RENT_STATES), z.number().int())
    .describe('of those that match the keyword; waiting: for the owner to deliver, check or answer'),
})
