'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { onDemand } from '@/components/ui/on-demand'
import styles from './security.module.css'

const FreezeDialog = onDemand(() => import('./freeze-dialog').then((file) => file.FreezeDialog))

/** For who finds that somebody else is in: everything stops. */
export function FreezeAccount() {
  const [asks, setAsks] = useState(false)
  return (
    <section className={styles.part} aria-labelledby="freeze-h">
      <header className="section-head">
        <h2 id="freeze-h">冻结账号</h2>
        <Button size="sm" kind="danger" onClick={() => setAsks(true)}>
          冻结账号
        </Button>
      </header>
      <p className="muted">发现被盗就冻结：登不上、花不了钱、提不了现，只有客服核验身份后能解冻</p>
      {asks ? <FreezeDialog onClose={() => setAsks(false)} /> : null}
    </section>
  )
}
