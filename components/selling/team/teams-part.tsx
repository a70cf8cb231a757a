'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import type { LoadState } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import { TEAM_ROLES } from '@/lib/shared/people/team'
import { continueAs } from './switch-session'
import styles from './team.module.css'
import { startOf } from './team-start'
import type { Team } from './types'

/** Teams of other sellers that one works in: enter or leave them. Nothing without any. */
export function TeamsPart({ loaded }: { loaded: LoadState<{ list: Team[] }> }) {
  const { data, error, reload } = loaded
  const [busy, setBusy] = useState(0)
  const [leaving, setLeaving] = useState<Team | null>(null)
  const handleEnter = async ({ teamMemberId, role }: Team) => {
    setBusy(teamMemberId)
    try {
      await call('POST /team/enter', { teamMemberId: String(teamMemberId) }, { loud: true })
      continueAs(startOf(role))
    } catch {
      setBusy(0)
      await reload()
    }
  }
  if (error && !data) return <LoadError message={error} onRetry={reload} />
  if (!data || data.list.length === 0) return null
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="teams-h">
      <header className="section-head">
        <h2 id="teams-h">我加入的团队</h2>
      </header>
      <ul className={styles.rows}>
        {data.list.map((team) => (
          <li key={team.teamMemberId}>
            <div>
              <b>{team.ownerName}</b>
              <small>{TEAM_ROLES[team.role].name}</small>
              <small className="num">{`${team.joinTime.slice(0, 16)} 加入`}</small>
            </div>
            <span className={styles.acts}>
              <Button
                size="sm"
                kind="primary"
                loading={busy === team.teamMemberId}
                aria-label={`进入 ${team.ownerName} 的店铺`}
                onClick={() => void handleEnter(team)}
              >
                进入店铺
              </Button>
              <Button size="sm" aria-label={`退出 ${team.ownerName} 的团队`} onClick={() => setLeaving(team)}>
                退出团队
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        title={`退出 ${leaving?.ownerName ?? ''} 的团队？`}
        confirmText="退出团队"
        cancelText="返回"
        onConfirm={async () => {
          await call('POST /team/remove', { teamMemberId: String(leaving?.teamMemberId) }, { loud: true }).then(
            () => toast({ text: '已退出团队' }),
            () => {},
          )
          await reload()
        }}
        onClose={() => setLeaving(null)}
      >
        退出后不能再进入对方的店铺，需要店主重新邀请。
      </ConfirmDialog>
    </section>
  )
}
