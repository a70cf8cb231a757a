'use client'

import { type MouseEvent, useState } from 'react'
import { CheckEntry } from '@/components/site/trust/check-entry'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import { redirectToLogin } from '@/lib/client/redirect-to-login'

const ServiceDialog = onDemand(() =>
  import('@/components/ui/overlays/service-dialog').then((file) => file.ServiceDialog),
)

/** Floating shortcuts; 足迹 and 收藏 require a login. */
export function SideMenu({ serviceNum }: { serviceNum: string }) {
  const [serving, setServing] = useState(false)
  const handleMember = (event: MouseEvent<HTMLAnchorElement>) => {
    if (redirectToLogin(event.currentTarget.pathname)) event.preventDefault()
  }
  const handleTop = () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <aside className="side" aria-label="快捷入口">
      <button type="button" className="lead" aria-haspopup="dialog" onClick={() => setServing(true)}>
        <Icon name="headset" />
        客服
      </button>
      <a href="/allgame">
        <Icon name="compass" />
        游戏
      </a>
      <a href="/center/sell">
        <Icon name="tag" />
        我要卖
      </a>
      <a href="/recycle">
        <Icon name="recycle" />
        回收
      </a>
      <hr />
      <a href="/wares/myBrowseGoods" onClick={handleMember}>
        <Icon name="history" />
        足迹
      </a>
      <a href="/center/buyers/buyLikedGoods" onClick={handleMember}>
        <Icon name="heart" />
        收藏
      </a>
      <CheckEntry />
      <hr />
      <button type="button" onClick={handleTop}>
        <Icon name="totop" />
        顶部
      </button>
      {serving ? <ServiceDialog open serviceNum={serviceNum} onClose={() => setServing(false)} /> : null}
    </aside>
  )
}
