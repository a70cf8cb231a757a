import type { Metadata } from 'next'
import { SelfCheck } from '@/components/office/dist/self-check'
import { ComingSoon } from '@/components/site/frame/coming-soon'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '部署自检', robots: { index: false } }

/** Disabled in production: shows no configuration there. */
export default async function TestPage() {
  if (process.env.APP_ENV === 'production') return <ComingSoon />
  return <SelfCheck {...(await currentDist())} />
}
