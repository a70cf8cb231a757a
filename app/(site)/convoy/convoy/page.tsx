import type { Metadata } from 'next'
import { ConvoyPage } from '@/components/service/convoy-page'
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
  return { gid, view: await loadServicePlans(host, 'convoy', gid) }
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { gid, view } = await load(searchParams)
  return pageMetadata({
    path: '/convoy/convoy',
    query: { gid: gid === String(view.gameId) ? gid : undefined },
    title: gid ? `${view.gameName}护航` : '游戏护航',
    description: `${view.gameName}护航陪练：自己登录账号，高手组队带打，按小时计费，没用完的退回。`,
  })
}

export default async function Convoy({ searchParams }: Props) {
  return <ConvoyPage view={(await load(searchParams)).view} />
}
