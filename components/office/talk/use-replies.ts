'use client'

import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type Replies = OutputOf<ApiContract['GET /desk/replies']>

/** Canned replies of the platform or distributor and of the member. */
export const useReplies = () => useLoad('replies', () => call('GET /desk/replies', {}))
