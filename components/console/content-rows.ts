import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

type RowOf<C extends 'GET /console/matches' | 'GET /console/plans' | 'GET /console/contacts'> = OutputOf<
  ApiContract[C]
>['list'][number]

export type Match = RowOf<'GET /console/matches'>
export type Plan = RowOf<'GET /console/plans'>
export type Contact = RowOf<'GET /console/contacts'>
