import { z } from 'zod'
import { uint, yuan } from './fields'
import { endpoint } from './kit'

export const boosterContract = {
  'GET /booster/servicePlans': endpoint({
    summary: 'Boosting or convoy plans of a game with their prices; the games that have any, hottest first',
    access: 'public',
    added: true,
    input: z.object({
      kind: z.enum(['boosting', 'convoy']),
      gid: uint().optional().describe('game; without it the first that has plans'),
    }),
    output: z.object({
      gameId: z.number().int().describe('0: no game has plans'),
      gameName: z.string(),
      games: z.array(
        z.object({
          gameId: z.number().int(),
          gameName: z.string(),
          count: z.number().int(),
          from: yuan.describe('lowest price'),
        }),
      ),
      plans: z.array(
        z.object({
          planId: z.number().int(),
          title: z.string(),
          from: z.string().describe('where a step of the ladder begins; empty for plans that stand alone'),
          to: z.string(),
          price: yuan.describe('of a whole boosting plan, of one hour of a convoy plan'),
          hours: z.number().int().describe('usual duration; 1 for convoy plans'),
          safety: z.string(),
        }),
      ),
    }),
    refusals: ['NOT_FOUND'],
    cache: { fresh: 300, stale: 3600, tags: ['plans', 'games'] },
  }),
} as const
