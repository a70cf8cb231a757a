import type { ReactNode } from 'react'
import { CHAT_TOOLS_ID } from '@/components/orders/chat/chat-tools'
import { Logo } from '@/components/site/header/logo'
import { SkipLink } from '@/components/site/header/skip-link'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { BellLoader } from './bell-loader'
import { ChatVisitor } from './chat-visitor'
import { PhoneTabs } from './phone-tabs'

/** Full height: a 56 px header, then the page. */
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
        <BellLoader />
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
