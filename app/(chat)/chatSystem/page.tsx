import type { Metadata } from 'next'
import { ChatHere } from '@/components/orders/chat/chat-screen'
import { OldBrowser } from '@/components/orders/chat/old-browser'

export const metadata: Metadata = { title: '订单沟通', robots: { index: false } }

export default function ChatSystemPage() {
  return (
    <>
      <OldBrowser />
      <ChatHere />
    </>
  )
}
