import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'

type Answer<C extends Call> = OutputOf<ApiContract[C]>

export type Match = Answer<'GET /console/matches'>['list'][number]
export type Plan = Answer<'GET /console/plans'>['list'][number]
export type Contact = Answer<'GET /console/contacts'>['list'][number]
export type CatalogueRow = Answer<'GET /console/games'>['list'][number]
export type CatalogueGame = Answer<'GET /console/game'>
export type Season = Answer<'GET /console/seasons'>['list'][number]
export type SeasonBooking = Answer<'GET /console/seasonBookings'>['list'][number]
export type Lottery = Answer<'GET /console/lotteries'>['list'][number]
export type Board = Answer<'GET /console/boards'>['list'][number]
export type Gift = Answer<'GET /console/gifts'>['list'][number]
export type PublishedCase = Answer<'GET /console/cases'>['list'][number]
