'use client'

import { useEffect, useRef, useState } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { lazyCall } from '@/lib/client/lazy-call'
import { announceVisitor } from '@/lib/client/visitor'
import { safeReturnUrl } from '@/lib/shared/text/safe-url'
import styles from './account.module.css'

/** Return page of the platform's own site: logs in with the ticket of the fragment, and continues to the order. */
export function SiteLanding() {
  const [error, setError] = useState('')
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const ticket = location.hash.slice(1)
    // removes the ticket from the history
    history.replaceState(null, '', location.pathname)
    if (ticket) enter(ticket).catch((refusal: Error) => setError(refusal.message))
    else setError('入口已失效，请回到订单列表重新打开')
  }, [])
  return (
    <section className={`panel ${styles.vendorPage}`} aria-labelledby="site-login-h" aria-busy={!error}>
      <h1 className={error ? 'sr' : undefined} id="site-login-h">
        正在登录
      </h1>
      {error ? (
        <div role="status">
          <Empty picture="login" title="登录未完成" text={error}>
            <a className="btn" href="/login">
              去登录
            </a>
          </Empty>
        </div>
      ) : (
        <>
          <p className="muted">登录后自动打开订单</p>
          <Skeleton height={232} />
        </>
      )}
    </section>
  )
}

async function enter(ticket: string): Promise<void> {
  const { login, returnUrl } = await lazyCall('POST /user/claimSiteLogin', { ticket })
  if (login) announceVisitor()
  location.replace(safeReturnUrl(returnUrl))
}
