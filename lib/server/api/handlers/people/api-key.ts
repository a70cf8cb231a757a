import type { apiKeyContract } from '@/lib/contract/people/api-key'
import { createApiKey } from '../../../modules/people/api-keys/create-api-key'
import { listApiCalls, listApiKeys } from '../../../modules/people/api-keys/queries'
import { revokeApiKey } from '../../../modules/people/api-keys/revoke-api-key'
import type { Handlers } from '../../handler'

export const apiKeyHandlers: Handlers<typeof apiKeyContract> = {
  'GET /apiKey/list': (ctx) => listApiKeys(ctx),
  'POST /apiKey/create': (ctx, { addresses = [], ...input }) => createApiKey(ctx, { ...input, addresses }),
  'POST /apiKey/revoke': (ctx, input) => revokeApiKey(ctx, input),
  'GET /apiKey/calls': (ctx, input) => listApiCalls(ctx, input),
}
