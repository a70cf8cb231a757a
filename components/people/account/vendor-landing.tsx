'use client'

import { useEffect, useRef, useState } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { lazyCall } from '@/lib/client/lazy-call'
import { toastLater } from '@/lib/client/toast-store'
import { announceVisitor } from '@/lib/client/visitor'
import { VENDOR_NAMES } from '@/lib/shared/people/vendors'
import { safeReturnUrl } from '@/lib/shared/text/safe-url'
import styles from './account.module.css'
import { readReturn, type VendorReturn } from './read-return'
import { VendorPhoneForm } from './vendor-phone-form'

type Stage =
  | { kind: 'loading' }
  | { kind: 'phone'; back: VendorReturn; nickName: string }
  | { kind: 'ended'; title: string; text: string; href: string }

const BINDING = '/center/myself/thirdPartyBinding'

/** Return page of vendors: logs in, asks for a phone on a first login, or shows an error. */
export function VendorLanding() {
  const [stage, setStage] = useState<Stage>({ kind: 'loading' })
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const back = readReturn(location.search)
    // removes code and state from the history
    history.replaceState(null, '', location.pathname)
    land(back).then(
      (next) => next && setStage(next),
      (error: Error) => setStage(ended(back, '没有完成', error.message)),
    )
  }, [])
  return (
    <section className={`panel ${styles.vendorPage}`} aria-labelledby="vendor-h" aria-busy={stage.kind === 'loading'}>
      <h1 className={stage.kind === 'ended' ? 'sr' : undefined} id="vendor-h">
        第三方登录
      </h1>
      {stage.kind === 'loading' ? (
        <>
          <p className="muted">正在核对身份，完成后自动回到原来的页面</p>
          <Skeleton height={232} />
        </>
      ) : null}
      {stage.kind === 'ended' ? (
        <div role="status">
          <Empty picture="login" title={stage.title} text={stage.text}>
            <a className="btn" href={stage.href}>
              返回
            </a>
          </Empty>
        </div>
      ) : null}
      {stage.kind === 'phone' ? (
        <>
          <h2>绑定手机号，完成登录</h2>
          <p className="muted">
            {`${VENDOR_NAMES[stage.back.vendor]}${stage.nickName ? `“${stage.nickName}”` : ''}是第一次登录。手机号已有账号的，会绑定到那个账号；没有的，会用它注册新账号。`}
          </p>
          <VendorPhoneForm state={stage.back.state} />
        </>
      ) : null}
    </section>
  )
}

const ended = (back: VendorReturn | undefined, title: string, text: string): Stage => ({
  kind: 'ended',
  title,
  text,
  href: back?.what === 'bind' ? BINDING : '/login',
})

/** Undefined: it continues to another page. */
async function land(back: VendorReturn | undefined): Promise<Stage | undefined> {
  if (!back) return ended(back, '链接已失效', '请从登录页重新发起')
  const { what, vendor, state, code } = back
  const name = VENDOR_NAMES[vendor]
  if (!code) return ended(back, '已取消', `你没有同意用${name}${what === 'bind' ? '绑定' : '登录'}`)
  if (what === 'bind') {
    const { returnUrl } = await lazyCall('POST /user/thirdPartyAuthorizationUserFromLogin', { vendor, code, state })
    toastLater({ text: `${name}已绑定，下次可以用它登录` })
    return void location.replace(safeReturnUrl(returnUrl))
  }
  const call = vendor === 'qq' ? 'POST /user/qqLogin' : 'POST /user/wechatLogin'
  const { login, nickName, returnUrl } = await lazyCall(call, { code, state })
  if (!login) return { kind: 'phone', back, nickName }
  announceVisitor()
  location.replace(safeReturnUrl(returnUrl))
}
