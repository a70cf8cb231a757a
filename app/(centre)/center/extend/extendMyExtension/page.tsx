import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { ExtensionHere } from '@/components/members/invite/extension-page'

export const metadata: Metadata = { title: '我的推广', robots: { index: false } }

export default function MyExtensionPage() {
  return (
    <>
      <MemberBar />
      <ExtensionHere />
    </>
  )
}
