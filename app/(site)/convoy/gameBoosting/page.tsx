import type { Metadata } from 'next'
import { BoostingPage } from '@/components/service/boosting-page'
import { readGid } from '@/components/service/plans'
import { loadServicePlans } from '@/lib/server/loaders/load-services'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function load(searchParams: Props['searchParams']) {
  const { host } = await currentDist()
  const gid = readGid((await searchParams).gid)
  return { gid, view: await loadServicePlans(host, 'boosting', gid) }
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { gid, view } = await load(searchParams)
  return pageMetadata({
    path: '/convoy/gameBoosting',
    query: { gid: gid === String(view.gameId) ? gid : undefined },
    title: gid ? `${view.gameName}代练` : '游戏代练',
    description: `${view.gameName}代练价格表：按段位分段计价，打手先押保证金，首张截图 30 分钟内，验收后才付款。`,
  })
}

export default async function Boosting({ searchParams }: Props) {
  return <BoostingPage view={(await load(searchParams)).view} />
}
