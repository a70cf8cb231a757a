'use client'

import { call } from '@/lib/client/api'
import { type LoadState, useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { RecordGroup } from '@/lib/shared/money/wallet-groups'

export type Figures = OutputOf<ApiContract['GET /user/capitalManagement']>
export type RecordPage = OutputOf<ApiContract['GET /user/findBalanceRecord']>

export const useFigures = (): LoadState<Figures> =>
  useLoad('figures', () => call('GET /user/capitalManagement', {}, { progress: true }))

/** '' means no filter. */
export interface RecordFilter {
  way: '' | 'in' | 'out'
  group: '' | RecordGroup
  from: string
  to: string
}
export const ALL_RECORDS: RecordFilter = { way: '', group: '', from: '', to: '' }

/** The filter in API format, without empty parts. */
export const filterInput = ({ way, group, from, to }: RecordFilter) => ({
  ...(way && { way }),
  ...(group && { group }),
  ...(from && { from }),
  ...(to && { to }),
})

export const useRecords = (page: number, pageSize: number, filter = ALL_RECORDS): LoadState<RecordPage> =>
  useLoad(`${page} ${JSON.stringify(filter)}`, () =>
    call(
      'GET /user/findBalanceRecord',
      { ...filterInput(filter), page: String(page), pageSize: String(pageSize) },
      { progress: true },
    ),
  )
