'use client'

import { Button } from '@/components/ui/kit/button'
import { CopyText } from '@/components/ui/kit/copy-text'
import { Icon } from '@/components/ui/kit/icon'
import { INTERMEDIARY_ACCEPT_HOURS } from '@/lib/shared/trade/service-terms'
import styles from './deal.module.css'

interface Props {
  /** Page of the invitation; only valid for the invited mobile. */
  link: string
  /** The other side was notified by SMS to expect the link. */
  isSent: boolean
  other: string
  onAgain: () => void
}

/** Shown instead of the form after sending the invitation, with its link. */
export function DealSent({ link, isSent, other, onAgain }: Props) {
  return (
    <section className={`panel ${styles.sent}`} role="status">
      <Icon name="done" />
      <h2>担保已发起，请把链接发给对方</h2>
      <p>
        {isSent ? `短信已提醒${other}查收，短信里不带链接。` : `短信暂时发不出去，请提醒${other}查收。`}
        链接只能用那个手机号登录打开，{INTERMEDIARY_ACCEPT_HOURS} 小时内有效。
      </p>
      <p className={styles.link}>
        <span>{`${location.origin}${link}`}</span>
        <CopyText text={`${location.origin}${link}`} className="btn btn-sm">
          复制链接
        </CopyText>
      </p>
      <div className={styles.act}>
        <a className="btn btn-primary" href="/intermediary/deals">
          查看我的担保
        </a>
        <Button onClick={onAgain}>再发起一笔</Button>
      </div>
    </section>
  )
}
