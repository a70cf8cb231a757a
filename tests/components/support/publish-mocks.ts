import type { RequestHandler } from 'msw'
import { mockCall } from '../../support/msw'
import { publishTermsOf } from './sample-games'
import { mockTerms } from './sample-terms'

/** Answers what the publish form asks for besides its game: terms of a seller past the first reviews, no drafts. */
export const publishMocks = (): RequestHandler[] => [
  mockCall('GET /goods/getGoodsUpperConf', publishTermsOf()),
  mockCall('GET /goods/publishStanding', { firstReviewed: 3, left: 0 }),
  mockCall('GET /goods/priceAdvice', { advice: null, need: '' }),
  mockCall('GET /goods/drafts', { list: [], most: 50 }),
  mockCall('POST /goods/saveDraft', { saveTime: '2026-11-27 12:00:00' }),
  mockCall('POST /goods/removeDraft', null),
  mockTerms(),
]
