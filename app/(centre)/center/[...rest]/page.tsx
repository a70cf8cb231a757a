import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { ComingSoon } from '@/components/frame/coming-soon'
import { MissingPage } from '@/components/frame/missing-page'
import { matchRoute } from '@/lib/shared/routes'

export const metadata: Metadata = { title: '暂未开放', robots: { index: false } }

/** Rooms of the centre that are not built yet. */
export default async function CentreRestPage({ params }: { params: Promise<{ rest: string[] }> }) {
  const isLater = matchRoute(`/center/${(await params).rest.join('/')}`) !== undefined
  return (
    <>
      <MemberBar />
      {isLater ? <ComingSoon /> : <MissingPage />}
    </>
  )
}
