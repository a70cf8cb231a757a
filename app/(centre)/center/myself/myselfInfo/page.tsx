import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { MyInfoPage } from '@/components/centre/my-info-page'

export const metadata: Metadata = { title: '账户设置', robots: { index: false } }

/** Query: tabIndex 0 basic info, 1 real-name verification, 2 security. */
export default async function MyselfInfoPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { tabIndex } = await searchParams
  return (
    <>
      <MemberBar />
      <MyInfoPage tab={/^[12]$/.test(String(tabIndex)) ? Number(tabIndex) : 0} />
    </>
  )
}
