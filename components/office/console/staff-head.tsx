'use client'

import type { ReactNode } from 'react'
import type { StaffMember } from '@/components/office/parts/use-staff'
import { Logo } from '@/components/site/header/logo'
import { SkipLink } from '@/components/site/header/skip-link'
import { Icon } from '@/components/ui/kit/icon'
import { call } from '@/lib/client/api'
import { ROLES } from '@/lib/shared/staff/staff'
import { MenuCount } from './menu-count'
import { StaffBell } from './staff-bell'
import styles from './staff-shell.module.css'

/** Logo, area title, link to the other area, and the current member. */
export function StaffHead({ title, member, children }: { title: string; member: StaffMember; children?: ReactNode }) {
  const { siteName, house, role, nickName, permissions } = member
  const isDesk = location.pathname.startsWith('/desk')
  const handleLeave = async () => {
    await call('POST /staff/leave', {}, { loud: true })
    location.assign('/')
  }
  return (
    <header className={styles.head}>
      <SkipLink />
      <Logo name={siteName} />
      <b>{title}</b>
      {children}
      <nav aria-label="账号">
        {isDesk || !permissions.includes('orders.act') ? null : (
          <a href="/desk">
            <Icon name="headset" /> 客服工作台
            <MenuCount path="/desk" />
          </a>
        )}
        {isDesk ? (
          <a href="/console">
            <Icon name="grid" /> 后台
          </a>
        ) : null}
        <StaffBell />
        <span className={styles.who}>{`${nickName}・${house === 'platform' ? '平台' : siteName}${ROLES[role]}`}</span>
        <button type="button" className="link" onClick={handleLeave}>
          <Icon name="logout" /> 离开
        </button>
      </nav>
    </header>
  )
}
