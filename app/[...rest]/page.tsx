import type { Metadata } from 'next'
import { BareFrame } from '@/components/frame/bare-frame'
import { ComingSoon } from '@/components/frame/coming-soon'
import { MissingPage } from '@/components/frame/missing-page'
import { SiteFrame } from '@/components/frame/site-frame'
import { loadHotGames } from '@/lib/server/loaders/load-hot-games'
import { matchRoute } from '@/lib/shared/routes'
import { currentDist } from '@/lib/tenant/current-dist'

interface Props {
  params: Promise<{ rest: string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const route = matchRoute(`/${(await params).rest.join('/')}`)?.route
  return { title: route && !route.built ? '暂未开放' : '页面不存在', robots: { index: false } }
}

/** Addresses without a page of their own: rooms that are not built yet, else the not-found page; middleware has set the status 404. */
export default async function RestPage({ params }: Props) {
  const route = matchRoute(`/${(await params).rest.join('/')}`)?.route
  const isLater = route !== undefined && !route.built
  const { host, conf } = await currentDist()
  if (isLater && (route.frame === 'bare' || route.frame === 'mobile'))
    return (
      <BareFrame conf={conf}>
        <ComingSoon />
      </BareFrame>
    )
  return (
    <SiteFrame conf={conf} hotGames={await loadHotGames(host)}>
      {isLater ? <ComingSoon /> : <MissingPage />}
    </SiteFrame>
  )
}
