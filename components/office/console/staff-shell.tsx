'use client'

import { App, ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { type ComponentType, Fragment, type ReactNode, useEffect } from 'react'
import { THEME } from '@/components/office/parts/theme'
import { StaffContext, type StaffMember } from '@/components/office/parts/use-staff'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { Permission } from '@/lib/shared/staff/staff'
import { staffLoginPath } from '@/lib/shared/staff/staff-path'
import { StaffHead } from './staff-head'
import styles from './staff-shell.module.css'

dayjs.locale('zh-cn')

interface Props {
  title: string
  /** Permission required to enter the area. */
  permission?: Permission
  /** Shown in the header, before the account. */
  tools?: ReactNode
  /** Wraps header and content for members with access, e.g. to share state. */
  Around?: ComponentType<{ children: ReactNode }>
  /** Shown next to the content. */
  menu?: (member: StaffMember) => ReactNode
  children: (member: StaffMember) => ReactNode
}

/** Frame of desk and console: header, menu, content; only for staff of this host who entered a one-time code. */
export function StaffShell({ title, permission, tools, Around = Fragment, menu, children }: Props) {
  const { data, slow, error, reload } = useLoad('staff', () => call('GET /staff/state', {}))
  const isLocked = data?.member != null && data.until === null
  useEffect(() => {
    if (isLocked) location.assign(staffLoginPath(location.pathname + location.search))
  }, [isLocked])
  if (!data || isLocked)
    return error ? <LoadError message={error} onRetry={reload} /> : slow || isLocked ? <Skeleton height={480} /> : null
  const { member } = data
  if (!member || (permission && !member.permissions.includes(permission)))
    return (
      <main id="main" className={styles.closed} tabIndex={-1}>
        <h1 className="sr">{title}</h1>
        <Empty picture="login" title={`${title}只对员工开放`} text="请用员工账号在所属站点登录，或请负责人开通权限">
          <a className="btn" href="/">
            返回首页
          </a>
        </Empty>
      </main>
    )
  return (
    <ConfigProvider theme={THEME} locale={zhCN} button={{ autoInsertSpace: false }}>
      <App className={`${styles.room} ${menu ? styles.withMenu : ''}`}>
        <StaffContext value={member}>
          <Around>
            <StaffHead title={title} member={member}>
              {tools}
            </StaffHead>
            {menu?.(member)}
            <main id="main" className={styles.main} tabIndex={-1}>
              {children(member)}
            </main>
          </Around>
        </StaffContext>
      </App>
    </ConfigProvider>
  )
}
