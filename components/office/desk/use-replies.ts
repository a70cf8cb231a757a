'use client'

import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type Replies = OutputOf<ApiContract['GET /desk/replies']>

/** Ready-made lines of the house and of the member. */
export const useReplies = () => useLoad('replies', () => call('GET /desk/replies', {}))
