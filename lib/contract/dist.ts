import { z } from 'zod'
import { dateTime, empty, pageSize, text, uint, yuan } from './fields'
import { endpoint } from './kit'
import { homeConf } from './entities/home-conf'

export const distContract = {
  'GET /dist/homeConf': endpoint({
    summary: 'The distributor site object of this host',
    access: 'public',
    input: empty,
    output: homeConf,
    refusals: [],
    cache: { fresh: 60, stale: 600, tags: [] },
  }),
  'POST /dist/homeConf': endpoint({
    summary: 'Change the site object of this host; distributor admins only. Colours must keep their contrast',
    access: 'login',
    input: z.object({ conf: text(60_000).describe('JSON text of the site object without distId; missing parts keep their value') }),
    output: homeConf,
    refusals: ['FORBIDDEN', 'INVALID_INPUT'],
  }),
  'GET /dist/latestDealRecord': endpoint({
    summary: 'Latest paid orders of the platform, titles only',
    access: 'public',
    input: z.object({ pageSize: pageSize(7, 30), gameId: uint().optional() }),
    output: z.object({
      todayCount: z.number().int(),
      list: z.array(
        z.object({
          goodsSn: z.string(),
          gameId: z.number().int(),
          gameName: z.string(),
          goodsTypeId: z.number().int(),
          goodsTypeStr: z.string(),
          bigTitle: z.string(),
          price: yuan,
          payTime: dateTime,
        }),
      ),
    }),
    refusals: [],
    cache: { fresh: 5, stale: 60, tags: ['deals'] },
  }),
} as const
