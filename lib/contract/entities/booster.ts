import { z } from 'zod'
import { dateTime, userIdNumber, yuan } from '../fields'

const workKind = z.enum(['boosting', 'convoy'])

/** A booster's own priced work. */
const boosterPackage = z.object({
  packageId: z.number().int(),
  kind: workKind,
  gameId: z.number().int(),
  gameName: z.string(),
  title: z.string(),
  price: yuan.describe('of the whole work, of one match of a convoy'),
  hours: z.number().int().describe('promised'),
  safety: yuan.describe("the booster's deposits"),
  efficiency: yuan,
  isShown: z.boolean(),
})
export type BoosterPackage = z.output<typeof boosterPackage>

const figures = {
  level: z.number().int().describe('1 to 5, by works that ended well'),
  done: z.number().int(),
  onTime: z.number().int().nullable().describe('per cent of the works done; null: none yet'),
  broken: z.number().int().nullable().describe('per cent of all works; null: none yet'),
  rating: z.string().nullable().describe("mean of the customers' stars, one decimal; null: nobody rated"),
  ratings: z.number().int(),
}

/** A booster as shown to the public. */
export const boosterPerson = z.object({
  boosterId: userIdNumber,
  name: z.string(),
  actor: z.string(),
  intro: z.string(),
  ...figures,
})
export type BoosterPerson = z.output<typeof boosterPerson>

export const boosterCard = boosterPerson.extend({
  games: z.array(z.object({ gameId: z.number().int(), gameName: z.string() })),
  packages: z.number().int().describe('on offer, of the asked kind'),
  since: dateTime.describe('deposit paid'),
})
export type BoosterCard = z.output<typeof boosterCard>

/** A package in the public list, with its booster. */
export const boosterOffer = boosterPackage.extend({
  booster: boosterPerson,
})
export type BoosterOffer = z.output<typeof boosterOffer>

export const boosterInfo = z.object({
  state: z.enum(['none', 'unpaid', 'active', 'suspended']),
  intro: z.string(),
  games: z.array(z.object({ gameId: z.number().int(), gameName: z.string() })),
  deposit: yuan.describe('to be paid once before the first work'),
  stake: yuan.describe('what of it the platform holds now; it is the booster’s own money'),
  paidTime: dateTime.nullable(),
  ...figures,
  nextLevelAt: z.number().int().nullable().describe('finished works that lead to the next level; null: the highest'),
  earned: yuan.describe('after the fee'),
  packages: z.array(boosterPackage),
})
export type BoosterInfo = z.output<typeof boosterInfo>

/** A posted work that any permitted booster can accept. */
export const workPost = z.object({
  orderSn: z.string(),
  kind: workKind,
  gameId: z.number().int(),
  gameName: z.string(),
  areaName: z.string(),
  title: z.string(),
  from: z.string(),
  to: z.string(),
  note: z.string(),
  hours: z.number().int(),
  num: z.number().int().describe('matches of a convoy, else 1'),
  price: yuan.describe('in all'),
  income: yuan.describe('of it to the worker, after the fee'),
  safety: yuan,
  efficiency: yuan,
  level: z.number().int().describe('least'),
  isFirst: z.boolean().describe('its customer booked the season'),
  startTime: dateTime.nullable().describe('its work clock begins with the season then; null: at acceptance'),
  postTime: dateTime,
})
export type WorkPost = z.output<typeof workPost>
