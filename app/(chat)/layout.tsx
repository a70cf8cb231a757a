import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ChatFrame } from '@/components/site/frame/chat-frame'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { robots: { index: false } }

export default async function ChatLayout({ children }: { children: ReactNode }) {
  const { conf } = await currentDist()
  return <ChatFrame conf={conf}>{children}</ChatFrame>
}
