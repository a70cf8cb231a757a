import type { Metadata } from 'next'
import { JumpPage } from '@/components/site/redirects/jump-page'
import { leaveTarget } from '@/lib/shared/site/leave-site'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '离开本站', robots: { index: false } }

export default async function Jump({ searchParams }: { searchParams: Promise<{ url?: string | string[] }> }) {
  const { conf } = await currentDist()
  const { url } = await searchParams
  return (
    <JumpPage
      target={leaveTarget(typeof url === 'string' ? url : undefined, conf)}
      siteName={conf.distBaseConf.websiteName}
    />
  )
}
