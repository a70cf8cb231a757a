'use client'

import { useState } from 'react'
import { continueAs } from '@/components/selling/team/switch-session'
import styles from '@/components/selling/team/team.module.css'
import { Button } from '@/components/ui/kit/button'
import { lazyCall } from '@/lib/client/lazy-call'
import type { UserProfile } from '@/lib/contract/entities/user'
import { TEAM_PATH, TEAM_ROLES } from '@/lib/shared/people/team'

/** Says in whose name a member of a team works, and returns to the member's own account. */
export function ActingBar({ nickName, team }: { nickName: string; team: NonNullable<UserProfile['team']> }) {
  const [busy, setBusy] = useState(false)
  const handleExit = async () => {
    setBusy(true)
    await lazyCall('POST /team/exit', {}, { loud: true }).then(
      () => continueAs(TEAM_PATH),
      () => setBusy(false),
    )
  }
  return (
    <section className={`panel ${styles.acting}`} aria-label="团队">
      <p>
        你正以<b>{` ${nickName} `}</b>
        {`的名义操作，角色是${TEAM_ROLES[team.role].name}。操作记录店主可见。`}
      </p>
      <Button size="sm" loading={busy} onClick={() => void handleExit()}>
        返回自己的账号
      </Button>
    </section>
  )
}
