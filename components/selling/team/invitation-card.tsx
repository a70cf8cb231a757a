'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import { TEAM_PATH, TEAM_ROLES, TEAM_SCOPES } from '@/lib/shared/people/team'
import styles from './team.module.css'

/** An invitation that was opened: whose team, which role, and what that role may do. */
export function InvitationCard({ code, onJoined }: { code: string; onJoined: () => void }) {
  const { data, slow, error } = useLoad(`invitation ${code}`, () => call('GET /team/invitation', { code }))
  const [busy, setBusy] = useState(false)
  const [isOver, setOver] = useState(false)
  if (isOver) return null
  const handleJoin = async () => {
    setBusy(true)
    try {
      await call('POST /team/join', { code }, { loud: true })
      toast({ text: '已加入团队' })
      history.replaceState(null, '', TEAM_PATH)
      setOver(true)
      onJoined()
    } catch {
      // the toast says why
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="invitation-h">
      <h2 id="invitation-h">团队邀请</h2>
      {error ? <Alert kind="warn">{error}</Alert> : null}
      {slow && !data ? <SkeletonRows rows={2} /> : null}
      {data?.isOwn ? <Alert kind="info">这是你自己发出的邀请，请把链接发给要邀请的人。</Alert> : null}
      {data && !data.isOwn ? (
        <>
          <p>{`${data.ownerName} 邀请你以“${TEAM_ROLES[data.role].name}”加入团队。加入后可代店主处理：${TEAM_ROLES[
            data.role
          ].scopes
            .map((scope) => TEAM_SCOPES[scope])
            .join('、')}。操作记录店主可见。`}</p>
          <Button kind="primary" loading={busy} onClick={() => void handleJoin()}>
            加入团队
          </Button>
        </>
      ) : null}
    </section>
  )
}
