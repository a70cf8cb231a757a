import type { ReactNode } from 'react'
import { CHAT_TOOLS_ID } from '@/components/chat/chat-tools'
import type { HomeConf } from '@/lib/shared/home-conf'
import { ChatVisitor } from './chat-visitor'
import { Logo } from './logo'
import { PhoneTabs } from './phone-tabs'
import { SkipLink } from './skip-link'

/** Full height: a 56 px head, then the page. */
export function ChatFrame({
  conf,
  title = '订单沟通',
  children,
}: {
  conf: HomeConf
  title?: string
  children: ReactNode
}) {
  return (
    <div className="chat-frame">
      <header className="app-head">
        <SkipLink />
        <Logo name={conf.distBaseConf.websiteName} />
        <h1>{title}</h1>
        <div id={CHAT_TOOLS_ID} />
        <ChatVisitor />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <div className="phone-only">
        <PhoneTabs />
      </div>
    </div>
  )
}
