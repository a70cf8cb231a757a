'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import type { LoadState } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { Vendor } from '@/lib/shared/people/vendors'
import { CodeDialog } from './code-dialog'
import styles from './security.module.css'

const ICONS: Readonly<Record<Vendor, string>> = { wechat: 'wechat', qq: 'user' }

/** Third parties that can log in to this account; each is bound on its own page. */
export function ThirdPartyList({ parties }: { parties: LoadState<OutputOf<ApiContract['GET /user/thirdParties']>> }) {
  const { data, slow, error, reload } = parties
  const [asks, setAsks] = useState<Vendor>()
  const one = data?.list.find(({ vendor }) => vendor === asks)
  const bind = async (vendor: Vendor, smsCode: string) => {
    const { url } = await call('POST /user/beginVendorBinding', { vendor, smsCode })
    location.assign(url)
  }
  const unbind = async (vendor: Vendor, smsCode: string) => {
    await call('POST /user/unBindThirdPartyAuthorization', { vendor, smsCode })
    setAsks(undefined)
    toast({ text: '已解绑' })
    reload()
  }
  return (
    <>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={2} height={60} /> : null}
      {data?.list.length === 0 ? <p className="muted">本站没有开通第三方登录</p> : null}
      <ul className={styles.rows}>
        {data?.list.map(({ vendor, name, isBound, isOffered, nickName, createTime }) => (
          <li key={vendor}>
            <span className={styles.mark}>
              <Icon name={ICONS[vendor]} />
            </span>
            <span className={styles.about}>
              <b>{name}</b>
              <small>{isBound ? `${nickName || '未命名'}，${createTime.slice(0, 10)} 绑定` : '可用来登录'}</small>
            </span>
            <span className={isBound ? styles.ok : 'muted'}>
              {isBound ? <Icon name="check" /> : null}
              {isBound ? '已绑定' : '未绑定'}
            </span>
            {isBound || isOffered ? (
              <Button size="sm" aria-label={`${isBound ? '解绑' : '绑定'}${name}`} onClick={() => setAsks(vendor)}>
                {isBound ? '解绑' : '绑定'}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {one?.isBound ? (
        <CodeDialog
          title={`解绑${one.name}？`}
          purpose="unbind"
          label="解绑"
          onCode={(smsCode) => unbind(one.vendor, smsCode)}
          onClose={() => setAsks(undefined)}
        >
          {`解绑后不能再用${one.name}登录，手机号和密码登录不受影响。`}
        </CodeDialog>
      ) : null}
      {one && !one.isBound ? (
        <CodeDialog
          title={`绑定${one.name}`}
          purpose="bind"
          label={`去${one.name}授权`}
          onCode={(smsCode) => bind(one.vendor, smsCode)}
          onClose={() => setAsks(undefined)}
        >
          {`验证手机后打开${one.name}的授权页面，同意后回到这里。`}
        </CodeDialog>
      ) : null}
    </>
  )
}
