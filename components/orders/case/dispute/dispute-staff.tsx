'use client'

import { Part } from '@/components/orders/order/part'
import { Tag } from '@/components/ui/kit/tag'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import { useProfile } from '@/lib/client/hooks/use-profile'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import styles from './dispute.module.css'

/** The staff member in charge, and how to recognise them. */
export function DisputeStaff({ dispute: { handler } }: { dispute: DisputeDetail }) {
  const codeWord = useProfile()?.codeWord
  return (
    <Part title="客服">
      {handler ? (
        <div className={styles.who}>
          <UserAvatar userId={handler.userId} nickName={handler.name} actor="" alt="" />
          <b>
            {handler.name}
            <Tag kind="safe" icon="verify">
              平台认证
            </Tag>
          </b>
          <small>{handler.note}</small>
        </div>
      ) : (
        <p className="muted">还没有客服接手；协商不成时平台指派一位</p>
      )}
      {codeWord === undefined ? null : (
        <dl className={styles.code}>
          <dt>你的暗号</dt>
          <dd>
            {codeWord ? (
              <b>{codeWord}</b>
            ) : (
              <a className="link" href="/center/myself/accountSecurity">
                设置暗号
              </a>
            )}
          </dd>
        </dl>
      )}
    </Part>
  )
}
