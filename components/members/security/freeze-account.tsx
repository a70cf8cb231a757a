'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import styles from './security.module.css'

const FreezeDialog = onDemand(() => import('./freeze-dialog').then((file) => file.FreezeDialog))

/** Row of the security list for a user whose account was taken over: blocks everything. */
export function FreezeAccount() {
  const [asks, setAsks] = useState(false)
  return (
    <li>
      <span className={styles.mark}>
        <Icon name="ban" />
      </span>
      <span className={styles.about}>
        <b>冻结账号</b>
        <small>发现被盗就冻结：登不上、不能付款、不能提现，只有客服核验身份后能解冻</small>
      </span>
      <span className="muted">未冻结</span>
      <Button size="sm" kind="danger" aria-label="冻结账号" onClick={() => setAsks(true)}>
        冻结
      </Button>
      {asks ? <FreezeDialog onClose={() => setAsks(false)} /> : null}
    </li>
  )
}
