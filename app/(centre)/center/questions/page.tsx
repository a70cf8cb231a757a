import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { QuestionsPage } from '@/components/members/centre/questions-page'

export const metadata: Metadata = { title: '商品问答', robots: { index: false } }

export default function OwnQuestionsPage() {
  return (
    <>
      <MemberBar />
      <QuestionsPage />
    </>
  )
}
