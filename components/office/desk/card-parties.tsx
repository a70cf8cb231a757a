'use client'

import { useStaff } from '@/components/office/parts/use-staff'
import { RiskSection } from '@/components/office/risk/risk-view'
import { Icon } from '@/components/ui/kit/icon'
import { Tag } from '@/components/ui/kit/tag'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import type { DeskOrder, DeskParty } from '@/lib/contract/entities/desk'
import styles from './desk.module.css'

/** Both parties with their history here, and risk hints. */
export function CardParties({ desk: { parties, roles, hints, risk } }: { desk: DeskOrder }) {
  return (
    <section>
      <h2>{parties.length > 1 ? '双方' : '对方'}</h2>
      {parties.map((party) => (
        <Person key={party.userId} party={party} role={roles[party.side]} />
      ))}
      {risk.score > 0 ? <RiskSection title="订单风险" risk={risk} /> : null}
      {hints.map(({ tone, text }) => (
        <p key={text} className={styles.hint} data-tone={tone}>
          <Icon name={tone === 'safe' ? 'check' : 'alert'} />
          {text}
        </p>
      ))}
    </section>
  )
}

function Person({ party, role }: { party: DeskParty; role: string }) {
  const { may } = useStaff()
  const { userId, name, actor, isVerified, since, done, left, disputes } = party
  const share = done + left > 0 ? Math.round((left / (done + left)) * 1000) / 10 : 0
  const facts = [
    ['成交', `${done} 单`],
    ['取消订单', `${share}%`],
    ['售后', String(disputes)],
    ['注册', since.slice(0, 10)],
  ] as const
  return (
    <div className={styles.person}>
      <p>
        <UserAvatar userId={userId} nickName={name} actor={actor} alt="" size={28} />
        <b className="ell">{name}</b>
        <Tag>{role}</Tag>
        {isVerified ? <Tag kind="safe">已实名</Tag> : <Tag kind="danger">未实名</Tag>}
      </p>
      <p className={styles.personId}>
        {may('users.read') ? (
          <a className="link num" href={`/console/users?userId=${userId}`} target="_blank" rel="noopener">
            {`ID ${userId}`}
          </a>
        ) : (
          <span className="muted num">{`ID ${userId}`}</span>
        )}
      </p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
