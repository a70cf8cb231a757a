import type { Metadata } from 'next'
import { ComingSoon } from '@/components/frame/coming-soon'
import { MissingPage } from '@/components/frame/missing-page'
import { matchRoute } from '@/lib/shared/routes'

export const metadata: Metadata = { title: '暂未开放', robots: { index: false } }

/** Rooms of the centre that are not built yet; apart from the other ones, so that those load no script of the centre. */
export default async function CentreRestPage({ params }: { params: Promise<{ rest: string[] }> }) {
  return matchRoute(`/center/${(await params).rest.join('/')}`) ? <ComingSoon /> : <MissingPage />
}
