'use client'

import { call } from '@/lib/client/api'
import { type LoadState, useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type Figures = OutputOf<ApiContract['GET /user/capitalManagement']>
export type RecordPage = OutputOf<ApiContract['GET /user/findBalanceRecord']>

export const useFigures = (): LoadState<Figures> =>
  useLoad('figures', () => call('GET /user/capitalManagement', {}, { progress: true }))

export const useRecords = (page: number, pageSize: number): LoadState<RecordPage> =>
  useLoad(String(page), () =>
    call('GET /user/findBalanceRecord', { page: String(page), pageSize: String(pageSize) }, { progress: true }),
  )
