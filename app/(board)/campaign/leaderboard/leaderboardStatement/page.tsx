import type { Metadata } from 'next'
import { BoardPage } from '@/components/site/campaign/board-page'
import { BOARDS, readPeriod } from '@/components/site/campaign/boards'
import { loadBoard } from '@/lib/server/loaders/load-campaigns'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

const { path, title, description, type } = BOARDS.statement

export const generateMetadata = (): Promise<Metadata> => pageMetadata({ path, title, description })

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Query: period, one of month, last, all. */
export default async function LeaderboardStatementPage({ searchParams }: Props) {
  const period = readPeriod((await searchParams).period)
  const { host } = await currentDist()
  return <BoardPage kind="statement" period={period} board={await loadBoard(host, type, period)} />
}
