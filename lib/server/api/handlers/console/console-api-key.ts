import type { consoleApiKeyContract } from '@/lib/contract/console/console-api-key'
import { createHouseKey } from '../../../modules/people/api-keys/create-house-key'
import { listHouseCalls, listHouseKeys } from '../../../modules/people/api-keys/queries-house'
import { revokeHouseKey } from '../../../modules/people/api-keys/revoke-house-key'
import type { Handlers } from '../../handler'

export const consoleApiKeyHandlers: Handlers<typeof consoleApiKeyContract> = {
  'GET /console/apiKeys': (ctx) => listHouseKeys(ctx),
  'POST /console/createApiKey': (ctx, { addresses = [], ...input }) => createHouseKey(ctx, { ...input, addresses }),
  'POST /console/revokeApiKey': (ctx, input) => revokeHouseKey(ctx, input),
  'GET /console/apiCalls': (ctx, input) => listHouseCalls(ctx, input),
}
