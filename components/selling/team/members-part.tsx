'use client'

import { useState } from 'react'
import { CreatedDialog } from '@/components/selling/api/created-dialog'
import { Button } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import type { LoadState } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import { MOST_TEAM_MEMBERS, TEAM_INVITE_DAYS, TEAM_PATH } from '@/lib/shared/people/team'
import { InviteDialog } from './invite-dialog'
import { MemberRow } from './member-row'
import styles from './team.module.css'
import type { TeamMember } from './types'

/** Members of the own team: invite one by a link, change a role, remove one. */
export function MembersPart({ loaded }: { loaded: LoadState<{ list: TeamMember[] }> }) {
  const { data, slow, error, reload } = loaded
  const [isInviting, setInviting] = useState(false)
  const [link, setLink] = useState('')
  const [removing, setRemoving] = useState<TeamMember | null>(null)
  const isFull = (data?.list.length ?? 0) >= MOST_TEAM_MEMBERS
  const change = async (act: Promise<unknown>, text: string) => {
    await act.then(
      () => toast({ text }),
      () => {},
    )
    await reload()
  }
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="page-h">
      <header className="section-head">
        <h1 id="page-h">团队成员</h1>
      </header>
      <div className={styles.lead}>
        <p>
          邀请同事用自己的账号帮你打理商品、订单和群聊，不用共用密码。成员不能付款、提现、修改账户资料，也看不到余额和你买到的订单。
        </p>
        <Button kind="primary" disabled={!data || isFull} onClick={() => setInviting(true)}>
          邀请成员
        </Button>
      </div>
      {isFull ? <p className="muted">{`最多 ${MOST_TEAM_MEMBERS} 位成员，移出后才能再邀请`}</p> : null}
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow && !data ? <SkeletonRows rows={2} /> : null}
      {data?.list.length === 0 ? <Empty title="还没有成员" text="邀请同事后，会显示在这里" picture="closed" /> : null}
      <ul className={styles.rows}>
        {data?.list.map((member) => (
          <MemberRow
            key={member.teamMemberId}
            member={member}
            onRole={(role) =>
              change(
                call('POST /team/changeRole', { teamMemberId: String(member.teamMemberId), role }, { loud: true }),
                '角色已修改',
              )
            }
            onRemove={() => setRemoving(member)}
          />
        ))}
      </ul>
      {isInviting ? (
        <InviteDialog
          onClose={() => setInviting(false)}
          onCreated={(code) => {
            setInviting(false)
            setLink(`${location.origin}${TEAM_PATH}?code=${code}`)
            void reload()
          }}
        />
      ) : null}
      {link ? (
        <CreatedDialog
          title="邀请链接"
          text={link}
          copyLabel="复制链接"
          note={`链接只能用一次，请只发给本人。${TEAM_INVITE_DAYS} 天内有效，关闭后不再显示。`}
          done="已复制"
          onClose={() => setLink('')}
        />
      ) : null}
      <ConfirmDialog
        open={removing !== null}
        title={removing?.state === 'invited' ? `撤回给“${removing.name}”的邀请？` : `移出“${removing?.name ?? ''}”？`}
        confirmText={removing?.state === 'invited' ? '撤回邀请' : '移出团队'}
        cancelText="返回"
        onConfirm={async () =>
          change(
            call('POST /team/remove', { teamMemberId: String(removing?.teamMemberId) }, { loud: true }),
            removing?.state === 'invited' ? '邀请已撤回' : '已移出团队',
          )
        }
        onClose={() => setRemoving(null)}
      >
        {removing?.state === 'invited' ? '链接立即失效。' : '移出后立即不能进入店铺，未完成的操作会中断。'}
      </ConfirmDialog>
    </section>
  )
}
