import type { MatchList } from '@/lib/contract/entities/content'
import { serverApi } from './server-api'

export const loadMatches = (host: string, input: { gid?: string; day?: string }): Promise<MatchList> =>
  serverApi(host, 'GET /goods/getLeagueMatchList', input)
