'use client'

import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { shopPath } from '@/lib/shared/goods/shop'
import styles from './seller.module.css'

const ShopDialog = onDemand(() => import('./shop-dialog').then((file) => file.ShopDialog))

/** Links to the own shop on this site and its description. The goods page works without it. */
export function OwnShop() {
  const [isOpen, setOpen] = useState(false)
  const { data, error, reload } = useLoad('shop', () => call('GET /shop/own', {}))
  if (!data && error) return null
  return (
    <div className={styles.shop}>
      <Icon name="store" />
      <b className="ell">{data ? data.name || data.plainName : '我的店铺'}</b>
      <span className="muted ell">{data ? data.notice || '还没有店铺公告' : '\u00a0'}</span>
      <a
        className={buttonClass({ size: 'sm' })}
        href={data ? shopPath(data.code) : undefined}
        target="_blank"
        rel="noopener"
      >
        查看店铺
      </a>
      <Button size="sm" disabled={!data} onClick={() => setOpen(true)}>
        店铺资料
      </Button>
      {isOpen && data ? <ShopDialog shop={data} onClose={() => setOpen(false)} onChanged={reload} /> : null}
    </div>
  )
}
