import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { ChatScreen } from '@/components/chat/chat-screen'
import { OldBrowser } from '@/components/chat/old-browser'

export const metadata: Metadata = { title: '订单沟通', robots: { index: false } }

/** Query: status 1, 2, 3 or -1 (default 1), returnType 0 buyer side or 1 seller side, orderSn to open. */
export default async function ChatSystemPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | undefined>>
}) {
  const { status, returnType, orderSn } = await searchParams
  const wanted = status === undefined ? '1' : ['1', '2', '3'].includes(status) ? status : '-1'
  return (
    <>
      <OldBrowser userAgent={(await headers()).get('user-agent') ?? ''} />
      <ChatScreen
        status={wanted as '1' | '2' | '3' | '-1'}
        side={returnType === '1' ? '1' : '0'}
        orderSn={orderSn ?? ''}
      />
    </>
  )
}
