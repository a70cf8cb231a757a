'use client'

import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'

/** The platform's tags for orders. */
export const useTags = () => useLoad('tags', () => call('GET /desk/tags', {}), { own: true })
